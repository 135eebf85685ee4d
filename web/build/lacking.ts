/** One text for each message; what goes on is indented, and `}` may end it. */
const messagesOf = (text: string): string[] => text.match(/^[a-zA-Z-].*\n(?:(?:[ \t}].*)?\n)*/gm) ?? [];
const idOf = (message: string): string => message.slice(0, message.search(/[\s=]/));

/** What a language lacks, in English, with the messages that it is made of. */
export function lacking(english: string, own: string): string {
  const known = new Set(messagesOf(own).map(idOf));
  const messages = new Map(messagesOf(english).map((one) => [idOf(one), one]));
  const wanted = new Set([...messages.keys()].filter((id) => !known.has(id)));
  for (const id of wanted) {
    // A set that grows is walked to its end.
    for (const [, part] of messages.get(id)!.matchAll(/\{\s*(-?[a-z][\w-]*)\s*\}/g))
      if (messages.has(part!)) wanted.add(part!);
  }
  return [...wanted].map((id) => messages.get(id)).join('');
}
