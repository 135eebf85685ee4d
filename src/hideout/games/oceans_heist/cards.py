"""Components: every card as the spec prints it, one row a card, nothing computed.

Vectors are written as in the spec: "hack 1 + pick 1"; "|" parts alternatives of an any-of list,
"&" parts of an all-of list. `deck.py` reads these rows the way it reads an owner's own file.
"""

from typing import Final

KINDS: Final = ("hack", "sneak", "con", "force", "lure", "pick", "climb")
OPENING: Final = "opening"  # the trait of cards that come into play with the Heist act [OH-34]
SCENES: Final = ("entry", "vault", "escape")
SIDES: Final = ("crew", "staff")  # every player is on one of them [OH-1]

# id, title, trait, count, cost, uses, what one use makes
EQUIPMENT: Final = (
    ("e-jammer", "Signal Jammer", "tech", 3, 250, 2, "hack 2"),
    ("e-laptop", "Laptop Rig", "tech", 2, 350, 3, "hack 2"),
    ("e-cloner", "Keycard Cloner", "tech", 2, 200, 2, "hack 1 + pick 1"),
    ("e-emp", "Pocket EMP", "tech", 2, 250, 1, "hack 4"),
    ("e-loopbox", "Camera Loop Box", "tech", 2, 200, 2, "hack 1 + sneak 1"),
    ("e-voicebox", "Voice Changer", "tech", 2, 200, 2, "con 1 + hack 1"),
    ("e-drone", "Toy Drone", "tech", 2, 250, 2, "lure 1 + climb 1"),
    ("e-feltshoes", "Felt-Soled Shoes", "gear", 3, 150, 3, "sneak 1"),
    ("e-nightsuit", "Night Suit", "gear", 3, 250, 2, "sneak 2"),
    ("e-cloak", "Heat-Mask Cloak", "gear", 2, 150, 1, "sneak 3"),
    ("e-grapple", "Grapple Launcher", "gear", 3, 250, 2, "climb 2"),
    ("e-gloves", "Suction Gloves", "gear", 3, 150, 3, "climb 1"),
    ("e-harness", "Winch Harness", "gear", 2, 250, 1, "climb 3 + sneak 1"),
    ("e-dartpen", "Sleeping-Dart Pen", "gear", 2, 150, 1, "force 1 + sneak 2"),
    ("e-uniform", "Guard Uniform", "costume", 3, 250, 2, "con 2"),
    ("e-badge", "Counterfeit Badge", "costume", 3, 100, 1, "con 2"),
    ("e-alias", "Big-Spender Alias", "costume", 2, 350, 3, "con 2"),
    ("e-cart", "Room-Service Cart", "costume", 3, 200, 2, "con 1 + lure 1"),
    ("e-overalls", "Repair-Crew Overalls", "costume", 2, 250, 2, "con 1 + pick 1"),
    ("e-trunk", "Quick-Change Trunk", "costume", 2, 200, 1, "con 3 | lure 3 | sneak 3"),
    ("e-pickroll", "Lockpick Roll", "tool", 3, 150, 3, "pick 1"),
    ("e-dialer", "Auto-Dialer", "tool", 3, 250, 2, "pick 2"),
    ("e-glasscutter", "Glass Cutter", "tool", 2, 100, 1, "pick 2"),
    ("e-crowbar", "Crowbar", "tool", 3, 150, 3, "force 1"),
    ("e-torch", "Cutting Torch", "tool", 2, 200, 2, "force 1 + pick 1"),
    ("e-multitool", "Multitool", "tool", 2, 150, 2, "pick 1 | force 1 | climb 1"),
    ("e-charge", "Shaped Charge", "blast", 3, 150, 1, "force 3"),
    ("e-ram", "Hydraulic Ram", "blast", 3, 250, 2, "force 2"),
    ("e-lance", "Thermal Lance", "blast", 2, 250, 1, "force 2 + pick 2"),
    ("e-smoke", "Smoke Pellets", "blast", 2, 100, 1, "sneak 1 + lure 1"),
    ("e-firecrackers", "Firecrackers", "crowd", 3, 100, 1, "lure 2"),
    ("e-brawl", "Staged Brawl", "crowd", 3, 250, 2, "lure 2"),
    ("e-lookalike", "Celebrity Lookalike", "crowd", 2, 350, 3, "lure 2"),
    ("e-acrobat", "Hired Acrobat", "crowd", 1, 300, 3, "climb 1 + sneak 1"),
    ("e-sleeper", "Sleeper Croupier", "crowd", 1, 150, 2, "con 1 | lure 1 | hack 1"),
    ("e-loadeddie", "Loaded Die", "crowd", 1, 100, 1, "lure 1"),
)
EARLY: Final = {"e-drone": "lure 1", "e-overalls": "con 1", "e-ram": "force 1"}
PATIENT: Final = ("e-sleeper",)
WING_NUMBERS: Final = {"e-loadeddie": 2}

# id, title, count, cost, primitive, scene or "", number
OPENING_EQUIPMENT: Final = (
    ("o-blueprints", "Stolen Blueprints", 1, 100, "vault_face_up", "", 1),
    ("o-dealer", "Dealer on the Take", 1, 100, "peek", "entry", 1),
    ("o-van", "Getaway Van", 1, 150, "place_delta", "escape", -1),
    ("o-scanner", "Scanner Tap", 1, 100, "cancel_alarm", "", 1),
    ("o-payroll", "Bribed Scheduler", 1, 100, "draw_delta", "entry", -1),
    ("o-luckycoin", "Lucky Coin", 1, 50, "wing_reroll", "", 1),
)

# id, title, boost: trait, kind, n, cap; discount on the same trait
SITUATIONS: Final = (
    ("s-blackout", "Rolling Blackouts", "tech", "hack", 1, 2, 0),
    ("s-storm", "Thunderstorm", "gear", "sneak", 1, 3, 0),
    ("s-gala", "Charity Gala", "costume", "con", 1, 3, 0),
    ("s-renovation", "Renovation Season", "tool", "pick", 1, 2, 0),
    ("s-demolition", "Demolition Next Door", "blast", "force", 1, 1, 50),
    ("s-fightnight", "Fight Night", "crowd", "lure", 1, 1, 50),
)

TARGETS: Final = (("t-diamond", "Diamond"), ("t-painting", "Painting"), ("t-cash", "Cash"))

# id, title, target, any-of requirements, carries
UNIQUES: Final = (
    ("u-pedestal", "Balance Pedestal", "t-diamond", "pick 4 + sneak 3 | climb 3 + hack 3", False),
    ("u-framewire", "Frame Tripwire", "t-painting", "hack 4 + pick 3 | con 4 + sneak 3", False),
    ("u-dyepacks", "Dye Packs", "t-cash", "pick 5 + hack 5 | force 5 + con 5", True),
)

CASINO_COPIES: Final = 2
# id, title, any-of requirements
CASINO: Final = (
    ("c-lobbyguard", "Lobby Guard", "lure 1 | con 2"),
    ("c-pitboss", "Pit Boss", "con 2 | lure 3"),
    ("c-dome", "Dome Camera", "hack 2 | sneak 3"),
    ("c-camwall", "Camera Wall", "hack 3 | lure 1 + sneak 2"),
    ("c-badgedoor", "Badge Door", "hack 1 + con 1 | pick 3"),
    ("c-deadbolt", "Deadbolted Door", "pick 2 | force 3"),
    ("c-shutter", "Steel Shutter", "force 3 | hack 2 + pick 1"),
    ("c-lasers", "Laser Corridor", "climb 2 + sneak 2 | hack 4"),
    ("c-pressure", "Pressure Floor", "climb 2 | sneak 2"),
    ("c-motion", "Motion Sensor", "sneak 1 | climb 1"),
    ("c-dogs", "Guard Dogs", "lure 3 | force 2"),
    ("c-patrol", "Paired Patrol", "sneak 2 | force 2 + lure 1"),
    ("c-metaldetector", "Metal Detector", "con 4 | hack 3"),
    ("c-mantrap", "Mantrap Booth", "pick 2 + hack 1 | force 3"),
    ("c-rooffence", "Rooftop Fence", "climb 3 | force 2"),
    ("c-grille", "Air-Shaft Grille", "climb 1 | force 2"),
    ("c-elevator", "Elevator Lockout", "hack 3 | climb 3"),
    ("c-retina", "Retina Scanner", "hack 2 + con 1 | con 3"),
    ("c-checkpoint", "ID Checkpoint", "con 2 | sneak 3"),
    ("c-chipcage", "Chip Cage", "pick 2 | force 2 + con 1"),
    ("c-timedlock", "Timed Lock", "pick 3 | hack 2"),
    ("c-plainclothes", "Plainclothes Detective", "con 1 | lure 1"),
    ("c-searchlight", "Searchlight", "sneak 2 | lure 3"),
    ("c-catwalk", "Catwalk Watcher", "climb 2 | lure 1"),
    ("c-skylight", "Wired Skylight", "climb 1 + pick 1 | hack 1 + sneak 1"),
    ("c-audio", "Sound Sensors", "sneak 2 | pick 1 + lure 1"),
    ("c-response", "Armed Response", "force 3 | lure 3"),
    ("c-keycabinet", "Key Cabinet", "pick 1 | con 2"),
    ("c-silentalarm", "Silent Alarm", "climb 1 + hack 1 | pick 3"),
    ("c-floormanager", "Floor Manager", "con 2 | force 1 + lure 1"),
)
EXTRA_ALARM: Final = {"c-motion": 1, "c-plainclothes": 1, "c-silentalarm": 1}
NO_WING: Final = ("c-retina", "c-response")
NEXT_DRAW: Final = {"c-floormanager": 1}

# id, title, requirements: "|" any of them, "&" all of them; one copy each
VAULT: Final = (
    ("v-maindoor", "Main Vault Door", "pick 3 & force 1"),
    ("v-biometric", "Biometric Gate", "hack 2 & con 2"),
    ("v-lattice", "Laser Lattice", "climb 2 & sneak 2"),
    ("v-twinkeys", "Twin-Key Lock", "pick 2 & con 2"),
    ("v-gaslock", "Gas Airlock", "force 2 & climb 2"),
    ("v-captain", "Guard Captain", "con 4 | lure 4"),
    ("v-blastwall", "Blast Wall", "force 4 | climb 3 + pick 1"),
    ("v-clocklock", "Clockwork Lock", "pick 4 | hack 4"),
    ("v-seismic", "Seismic Mesh", "sneak 4 | lure 2 + hack 2"),
    ("v-killswitch", "Dead-Man Panel", "hack 3 + sneak 1 | lure 2 + force 2"),
)

# id, title, primitive, kind or "", number
GLOBALS: Final = (
    ("g-hack", "Air-Gapped Network", "harder", "hack", 1),
    ("g-sneak", "Doubled Floodlights", "harder", "sneak", 1),
    ("g-con", "Photo ID Everywhere", "harder", "con", 1),
    ("g-force", "Reinforced Fittings", "harder", "force", 1),
    ("g-lure", "Stay-at-Post Orders", "harder", "lure", 1),
    ("g-pick", "Anti-Pick Cylinders", "harder", "pick", 1),
    ("g-climb", "Greased Ledges", "harder", "climb", 1),
    ("g-mixed", "Cross-Trained Shifts", "harder_mixed", "", 1),
    ("g-vault", "Vault Retrofit", "harder_vault", "", 2),
    ("g-wing", "No Second Chances", "wing_max", "", 2),
)
