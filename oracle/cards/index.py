"""Which theme declares which cards, so that a card is found without importing them all."""

from __future__ import annotations

from collections.abc import Mapping


def _names(words: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in words.split(";"))


THEMES: Mapping[str, tuple[str, ...]] = {
    "all_counters": _names("""
        Braid of Fire; Inexorable Tide; Pir, Imaginative Rascal; Skullbriar, the Walking Grave; Suncleanser; The
        Ozolith; Throne of Geth
    """),
    "announced": _names("""
        Echoes of Eternity; Hydroid Krasis; The Goose Mother; Tyrant Guard; Unbound Flourishing; Verdeloth the
        Ancient
    """),
    "arrivals": _names("""
        Amulet of Vigor; Arashin Cleric; Cloudkin Seer; Contraband Kingpin; Devout Monk; Doorkeeper Thrull; Eidolon of
        Blossoms; Elesh Norn, Mother of Machines; Elvish Visionary; Essence Warden; Flametongue Kavu; Gadwick, the
        Wizened; Grim Guardian; Harmonic Sliver; Hushbringer; Hushwing Gryff; Ichor Wellspring; Impact Tremors;
        Ingenious Artillerist; Jaddi Offshoot; Kor Celebrant; Lone Missionary; Merfolk Trickster; Naban, Dean of
        Iteration; Nexus Wardens; Noxious Ghoul; Panharmonicon; Phyrexian Ingester; Ravenous Chupacabra; Sage of
        Mysteries; Soul Warden; Sparktongue Dragon; Tocatli Honor Guard; Torpor Orb; Venerable Monk; Wall of Omens;
        Yarok, the Desecrated
    """),
    "attackers": _names("""
        Grasping Giant; Hexplate Wallbreaker; Knight of Sursi; Phobian Phantasm; Veyran, Voice of Duality; Wulfgar of
        Icewind Dale
    """),
    "auras": _names("""
        Corrupted Conscience; Enslave; Mind Control; Minimus Containment; Phyresis; Sheltered by Ghosts; Song of the
        Dryads; Spreading Seas; Steal Artifact; Threads of Disloyalty; Wellspring
    """),
    "changes": _names("""
        Alpine Moon; Battle Sliver; Blood Moon; Breath of Dreams; Concordant Crossroads; Diregraf Ghoul; Enchanted
        Evening; Erebos, God of the Dead; Honor Guard; Humility; Kird Ape; Kormus Bell; Life and Limb; Liquimetal
        Coating; Magus of the Moon; March of the Machines; Merrow Grimeblotter; Nature's Revolt; Nylea, God of the
        Hunt; Opalescence; Orb of Dreams; Safehold Sentry; Serra Avatar; Voice of All; Yixlid Jailer
    """),
    "combat": _names("""
        Anafenza, the Foremost; Audacious Thief; Blight Mamba; Burning-Tree Vandal; Delney, Streetwise Lookout; Edgar
        Markov; Experiment One; Hapatra, Vizier of Poisons; Harmonic Prodigy; Isshin, Two Heavens as One; Ith, High
        Arcanist; Kulrath Knight; Maze of Ith; Phyrexian Hydra; Phyrexian Obliterator; Prey Upon; Soul-Scar Mage;
        Sporeback Troll; Vigor; Virulent Sliver; Wrath of God
    """),
    "copies": _names("""
        Body Double; Clever Impersonator; Clone; Copy Artifact; Double Major; Essence of the Wild; Inalla, Archmage
        Ritualist; Lithoform Engine; Mirror Image; Phyrexian Metamorph; Sculpting Steel
    """),
    "counters": _names("""
        Blightbeetle; Cinderhaze Wretch; Corpsejack Menace; Devoted Druid; Diamond Knight; Doubling Season; Endless
        One; Hardened Scales; Leech Bonder; Master Biomancer; Melira's Keepers; Melira, Sylvok Outcast; Metallic
        Mimic; Solemnity; Spike Feeder; Tatterkite; Triskelion; Unbreathing Horde; Vizier of Remedies; Vorinclex,
        Monstrous Raider; Walking Ballista; Wickerbough Elder; Winding Constrictor
    """),
    "creatures": _names("""
        Balduvian Bears; Boggart Ram-Gang; Butcher Ghoul; Centaur Courser; Child of Night; Craw Wurm; Cystbearer;
        Dross Crocodile; Eager Cadet; Elite Vanguard; Fugitive Wizard; Glistener Elf; Grizzly Bears; Hill Giant;
        Inescapable Brute; Isamaru, Hound of Konda; Juggernaut; Memnite; Ornithopter; Pillarfield Ox; Plague Stinger;
        Runeclaw Bear; Scathe Zombies; Scion of Ugin; Serra Angel; Silvercoat Lion; Strangleroot Geist; Tel-Jilad
        Fallen; Tine Shrike; Typhoid Rats; Universal Automaton; Vampire Nighthawk; Vorapede; Walking Corpse; Zephyr
        Falcon
    """),
    "damage": _names("""
        Aberrant; Arco-Flagellant; Everlasting Torment; Grafted Exoskeleton; Ink-Eyes, Servant of Oni; Manticore;
        Mikaeus, the Unhallowed; Phyrexian Unlife; Test of Faith
    """),
    "deaths": _names("""
        Bastion of Remembrance; Blood Artist; Bloodthrone Vampire; Bloodtracker; Deathreap Ritual; Dingus Egg;
        Disciple of the Vault; Doomed Traveler; Drivnod, Carnage Dominus; Filigree Familiar; Hangarback Walker;
        Highland Game; Mayhem Devil; Mazirek, Kraul Death Priest; Midnight Reaper; Mindeye Drake; Planar Void; Profane
        Memento; Rest in Peace; Rockslide Elemental; Servant of the Scale; Syr Konrad, the Grim; Teysa Karlov; The
        Meathook Massacre; Vengeful Townsfolk; Worldspine Wurm; Zulaport Cutthroat
    """),
    "equipment": _names("""
        Accorder's Shield; Avacyn's Collar; Basilisk Collar; Bonesplitter; Flayer Husk; Lightning Greaves;
        Sickleslicer; Umbral Mantle
    """),
    "graveyards": _names("""
        Ancient Greenwarden; Dearly Departed; Dread Cacodemon; Emrakul, the Aeons Torn; Epochrasite; Heart-Piercer
        Manticore; Leyline of the Void; Massacre; Moonshadow; Prized Amalgam; Sheoldred, Whispering One; Vigor Mortis
    """),
    "lands": _names("""
        Academy Ruins; Adarkar Wastes; Aether Hub; Ancient Den; Ancient Tomb; Ancient Ziggurat; Azorius Chancery;
        Breeding Pool; Canopy Vista; Cascading Cataracts; Cavern of Souls; City of Brass; Crumbling Vestige; Dryad
        Arbor; Exotic Orchard; Flagstones of Trokair; Forbidden Orchard; Forest; Gaea's Cradle; Gemstone Mine; Glacial
        Chasm; Grasslands; Havenwood Battleground; Inkmoth Nexus; Island; Kabira Crossroads; Kitchen; Madblind
        Mountain; Mana Confluence; Meteor Crater; Mikokoro, Center of the Sea; Mountain; Mutavault; Mystic Gate;
        Phyrexian Tower; Plains; Plaza of Harmony; Radiant Fountain; Reflecting Pool; Selesnya Guildgate; Simic Growth
        Chamber; Spire of Industry; Steam Vents; Swamp; Temple of the False God; Tolarian Academy; Tropical Island;
        Urborg, Tomb of Yawgmoth; Vivid Crag; Wastes; Watery Grave
    """),
    "linked": _names("""
        Elite Arcanist; Isochron Scepter; Lagrella, the Magpie; Prototype Portal; Sudden Disappearance
    """),
    "mana": _names("""
        Abzan Banner; Alloy Myr; Ashnod's Altar; Basal Thrull; Birds of Paradise; Burning Earth; Caged Sun; Chromatic
        Lantern; Contamination; Dark Ritual; Dawn's Reflection; Fellwar Stone; Fertile Ground; Gauntlet of Might;
        Gauntlet of Power; Gift of Paradise; Glittering Frost; Gruul Signet; Harvester Druid; Heartbeat of Spring;
        Incubation Druid; Infernal Darkness; Joiner Adept; Kinnan, Bonder Prodigy; Llanowar Elves; Lotus Bloom; Lotus
        Petal; Mana Flare; Mana Reflection; Manabarbs; Manaweft Sliver; Marwyn, the Nurturer; Mind Stone; Mirari's
        Wake; Mox Amber; Naga Vitalist; Nikya of the Old Ways; Nyxbloom Ancient; Overabundance; Overgrowth; Pili-Pala;
        Price of Glory; Prophetic Prism; Pulse of Llanowar; Quirion Explorer; Ritual of Subdual; Sacrifice;
        Sanctimony; Sol Ring; Springleaf Drum; Star Compass; Sylvok Explorer; Vernal Bloom; Wild Growth; Zendikar
        Resurgent
    """),
    "mana_artifacts": _names("""
        Chrome Mox; Damping Sphere; Doubling Cube; Mana Web; Mycosynth Lattice; Naked Singularity; Strionic
        Resonator
    """),
    "mana_creatures": _names("""
        Benthic Explorers; Obsidian Charmaw; Sphinx of the Second Sun; Vorinclex, Voice of Hunger
    """),
    "mana_enchantments": _names("""
        Celestial Dawn; Hall of Gemstone; Leyline of Abundance; Overlaid Terrain; Reality Twist; Squandered
        Resources
    """),
    "mana_lands": _names("""
        Break the Ice; Desert; Eldrazi Temple; Gemstone Caverns; Nykthos, Shrine to Nyx; River of Tears
    """),
    "mechanics": _names("""
        Accomplished Automaton; Arcbound Bruiser; Arcbound Hybrid; Arcbound Lancer; Arcbound Ravager; Arcbound Worker;
        Battering Krasis; Cloudfin Raptor; Crocanura; Cryptborn Horror; Cytoplast Root-Kin; Evernight Shade; Fanatic
        of Xenagos; Flame-Wreathed Phoenix; Geralf's Messenger; Glen Elendra Archmage; Glint-Sleeve Artisan; Goblin
        Bushwhacker; Gravelgill Axeshark; Howlgeist; Kitchen Finks; Marionette Master; Ministrant of Obligation;
        Murderous Redcap; Nessian Demolok; Ornitharch; Pharagax Giant; Propeller Pioneer; Putrid Goblin; Rampaging
        Rendhorn; Safehold Elite; Snake of the Golden Grove; Treacherous Pit-Dweller; Voracious Wurm; Weaponcraft
        Enthusiast; Zhur-Taa Goblin
    """),
    "planeswalkers": _names("""
        Ajani Goldmane; Ajani, Outland Chaperone; Chandra, Fire Artisan; Chandra, Torch of Defiance; Gideon
        Blackblade; History of Benalia; Jace Beleren; Jace, the Mind Sculptor; Tibalt, the Fiend-Blooded
    """),
    "prohibitions": _names("""
        Chalice of the Void; Compost; Dryad Militant; Judge's Familiar; Meddling Mage; Mirror Gallery; Pithing Needle;
        Pursuit of Knowledge; Rhythm of the Wild; Stenn, Paranoid Partisan; Suppression Field; Thousand-Year Elixir;
        Vedalken Orrery; Yeva, Nature's Herald
    """),
    "removal": _names("""
        Akroma's Vengeance; Arc Lightning; Bone Splinters; Day of Judgment; Disenchant; Doom Blade; Engineered
        Explosives; Fiery Cannonade; Icy Manipulator; Lava Spike; Lightning Bolt; Lightning Helix; Mogg Fanatic;
        Murder; Naturalize; Opposition; Prodigal Sorcerer; Puncture Blast; Ratchet Bomb; Razortip Whip; Relic Crush;
        Revoke Existence; Shadowfeed; Shock; Silkbind Faerie; Stone Rain; Supreme Verdict; Unsummon
    """),
    "returning": _names("""
        Banisher Priest; Bladewing's Thrall; Bloodghast; Cloudshift; Collected Company; Dread Wanderer; Exhume; Fiend
        Hunter; Ghostly Flicker; Journey to Nowhere; Living Death; Makeshift Mannequin; Narcomoeba; Oblivion Ring;
        Open the Vaults; Reanimate; Replenish; Restoration Angel; Show and Tell; Silkwrap; Sun Titan; Sword of the
        Meek; Veilborn Ghoul; Zombify
    """),
    "spells": _names("""
        Act of Treason; Animate Land; Attune with Aether; Boros Charm; Bubbling Muck; Caress of Phyrexia;
        Counterspell; Cower in Fear; Darkness; Deathrite Shaman; Deep Water; Disdainful Stroke; Dragonscale Boon;
        Duskmantle Guildmage; Elsewhere Flask; Fractal Summoning; Gift of Tusks; Gristle Glutton; Harvest Mage;
        Humble; Infest; Last Gasp; Mind Rot; Opt; Ovinize; Pale Moon; Prologue to Phyresis; Quarum Trench Gnomes;
        Rampant Growth; Revitalize; Scarscale Ritual; Searing Blood; Thought Scour; Undying Evil; Village Rites;
        Virulent Wound; Viscera Seer
    """),
    "states": _names("""
        Dark Depths; Force Bubble; Revel in Riches; Strict Proctor
    """),
    "time": _names("""
        Blastoderm; Cloudskate; Deep-Sea Kraken; Durkwood Baloth; Greater Gargadon; Illusionary Forces; Illusions of
        Grandeur; Mystic Remora; Parallax Wave; Rift Bolt; Riftwing Cloudskate; Soldevi Simulacrum; Waning Wurm;
        Yavimaya Ants
    """),
    "tokens": _names("""
        Daxos the Returned; Desolation Twin; Doomed Dissenter; Grave Titan; Omen of the Sun; Pallid Mycoderm; Patrol
        Signaler; Primeval Bounty; Raise the Alarm; Servo Exhibition; Sprout; Thopter Foundry; Thraben Doomsayer;
        Thragtusk; Woodland Champion; Wurmcoil Engine
    """),
    "ways_in": _names("""
        Drannith Magistrate; Gluttonous Slime; Howl of the Horde; Mosswort Bridge; Nightdrinker Moroii; Overlord of
        the Hauntwoods; Puca's Mischief; Reality Ripple; Sanctum of All; Shelldock Isle; Soul Summons; Sundering
        Titan; The Skullspore Nexus; Twilight's Call; Twinning Staff
    """),
}
