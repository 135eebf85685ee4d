"""Messages for browsers that are closed, as RFC 8291 (Web Push encryption) and 8292 (VAPID) say.

Needs the extra `push`; imported only where that is installed.
"""

import base64
import json
import os
import struct
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes; everything goes into one record
LAST_RECORD: Final = b"\x02"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256

Key = ec.EllipticCurvePrivateKey


def key_from(secret: bytes) -> Key:
    """Always the same key from the same 32 bytes."""
    return ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public_bytes(key: Key) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    data: bytes, receiver: bytes, auth: bytes, sender: Key | None = None, salt: bytes = b""
) -> bytes:
    """A body that only the browser whose public point is `receiver` can read. Raises ValueError.

    The sender's key and the salt are new each time; a test gives those of the RFC.
    """
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = public_bytes(sender)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    shared = sender.exchange(ec.ECDH(), theirs)
    material = _derived(shared, auth, b"WebPush: info\0" + receiver + ours, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, data + LAST_RECORD, None)


def authorization(key: Key, audience: str, subject: str, expires: int) -> str:
    """The header by which a push service knows who sends: a signed claim, and the public key."""
    head = text_of(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    claims = {"aud": audience, "exp": expires, "sub": subject}
    signed = f"{head}.{text_of(json.dumps(claims).encode())}"
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = text_of(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={text_of(public_bytes(key))}"
