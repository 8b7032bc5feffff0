"""Which subtypes belong to which card type (CR 205.3), and the supertypes (205.4a).

Each list is sorted by length, then by letter.
"""

from __future__ import annotations


def _names(words: str) -> frozenset[str]:
    return frozenset(" ".join(word.split()) for word in words.split(","))


# 205.3g
ARTIFACT_TYPES = _names("""
    Map, Book, Clue, Food, Gold, Junk, Blood, Stone, Lander, Mutagen, Vehicle, Infinity, Treasure, Equipment,
    Incubator, Vibranium, Attraction, Bobblehead, Powerstone, Spacecraft, Contraption, Fortification
""")

# 205.3h
ENCHANTMENT_TYPES = _names("""
    Aura, Case, Plan, Role, Room, Rune, Saga, Class, Curse, Shard, Shrine, Cartouche, Background
""")

# 205.3i
LAND_TYPES = _names("""
    Cave, Gate, Lair, Mine, Town, Locus, Swamp, Tower, Desert, Forest, Island, Plains, Planet, Sphere, Urza's,
    Mountain, Power-Plant
""")

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")  # 305.6

# 205.3j
PLANESWALKER_TYPES = _names("""
    Oko, Ral, Dack, Guff, Jace, Jaya, Karn, Kaya, Koth, Niko, Szat, Teyo, Ugin, Urza, Will, Ajani, Basri, Bolas,
    Calix, Comet, Domri, Dovin, Grist, Jared, Jeska, Kaito, Kiora, Lolth, Lukka, Minsc, Nissa, Rowan, Samut, Serra,
    Sorin, Tasha, Tyvar, Wrenn, Arlinn, Ashiok, Dakkon, Dihada, Estrid, Garruk, Gideon, Huatli, Nahiri, Narset,
    Tamiyo, Teferi, Tibalt, Venser, Vivien, Vraska, Vronos, Yanggu, Zariel, Angrath, Bahamut, Chandra, Daretti,
    Davriel, Dellian, Elspeth, Kasmina, Liliana, Nixilis, Saheeli, Sarkhan, Sivitri, Xenagos, Yanling, Aminatou,
    Ellywick, Tezzeret, Elminster, Freyalise, Windgrace, Quintorius, Mordenkainen
""")

# 205.3k: instants and sorceries share theirs
SPELL_TYPES = _names("""
    Omen, Trap, Arcane, Lesson, Adventure
""")

# 205.3m: creatures and kindreds share theirs
CREATURE_TYPES = _names("""
    Time Lord, Ox, Qu, Ape, Bat, Cat, Dog, Egg, Elf, Elk, Eye, Fox, God, Hag, Imp, Kor, Myr, Orb, Orc, Rat, Spy,
    Toy, Ally, Army, Atog, Azra, Bard, Bear, Bird, Boar, Crab, Drix, Fish, Frog, Germ, Gith, Goat, Hero, Kavu, Kree,
    Mite, Mole, Monk, Ogre, Ooze, Orgg, Pest, Sand, Seal, Serf, Slug, Wall, Wolf, Worm, Wurm, Yeti, Alien, Angel,
    Beast, Bison, C'tan, Camel, Child, Clown, Dalek, Demon, Devil, Djinn, Drake, Drone, Druid, Dryad, Dwarf, Elder,
    Gamer, Gamma, Giant, Gnoll, Gnome, Golem, Guest, Harpy, Hippo, Horse, Human, Hydra, Hyena, Kirin, Lamia, Leech,
    Lemur, Licid, Llama, Mount, Mouse, Ninja, Noble, Nomad, Nymph, Otter, Ouphe, Pilot, Plant, Prism, Rebel, Rhino,
    Robot, Rogue, Sable, Satyr, Scion, Scout, Servo, Shade, Shark, Sheep, Siren, Skunk, Slith, Sloth, Snail, Snake,
    Spawn, Spike, Squid, Synth, Troll, Utrom, Weird, Whale, Archer, Archon, Avatar, Badger, Beaver, Beeble, Cleric,
    Coward, Coyote, Dauthi, Doctor, Dragon, Efreet, Faerie, Ferret, Fungus, Goblin, Gorgon, Horror, Insect, Jackal,
    Knight, Kobold, Kraken, Lizard, Minion, Monger, Monkey, Moogle, Mutant, Mystic, Necron, Noggle, Oyster, Pirate,
    Possum, Rabbit, Ranger, Rigger, Shaman, Shi'ar, Skrull, Sliver, Sphinx, Spider, Spirit, Sponge, Thrull, Turtle,
    Volver, Walrus, Weasel, Wizard, Wombat, Wraith, Zombie, Zubera, Advisor, Aurochs, Balloon, Bringer, Camarid,
    Caribou, Carrier, Centaur, Chimera, Citizen, Cyclops, Demigod, Echidna, Eldrazi, Eternal, Fractal, Giraffe,
    Glimmer, Gremlin, Griffin, Hamster, Hellion, Homarid, Inhuman, Inkling, Kithkin, Lammasu, Lobster, Merfolk,
    Octopus, Peasant, Pegasus, Phoenix, Pincher, Praetor, Raccoon, Samurai, Serpent, Soldier, Soltari, Specter,
    Thopter, Tyranid, Unicorn, Vampire, Varmint, Villain, Warlock, Warrior, Antelope, Assassin, Astartes, Basilisk,
    Beholder, Capybara, Custodes, Cyberman, Deserter, Dinosaur, Elephant, Employee, Gargoyle, Halfling, Hedgehog,
    Illusion, Kangaroo, Lhurgoyf, Minotaur, Mongoose, Moonfolk, Nautilus, Nephilim, Pangolin, Platypus, Primarch,
    Scorpion, Skeleton, Sorcerer, Splinter, Squirrel, Starfish, Surrakar, Survivor, Symbiote, Tentacle, Thalakos,
    Tiefling, Treefolk, Vedalken, Werewolf, Armadillo, Artificer, Barbarian, Berserker, Blinkmoth, Brushwagg,
    Construct, Crocodile, Detective, Elemental, Graveborn, Jellyfish, Leviathan, Manticore, Masticore, Mercenary,
    Metathran, Nightmare, Pentavite, Performer, Phyrexian, Porcupine, Processor, Saproling, Scarecrow, Scientist,
    Sculpture, Tetravite, Trilobite, Wolverine, Aetherborn, Cockatrice, Flagbearer, Hippogriff, Homunculus,
    Inquisitor, Juggernaut, Reflection, Salamander, Dreadnought, Incarnation, Phelddagrif, Spellshaper,
    Nightstalker, Shapeshifter, Triskelavite, Assembly-Worker
""")

BATTLE_TYPES = frozenset({"Siege"})  # 205.3q

SUPERTYPES = ("basic", "legendary", "ongoing", "snow", "world")  # 205.4a

SUBTYPES_OF = {
    "artifact": ARTIFACT_TYPES,
    "battle": BATTLE_TYPES,
    "creature": CREATURE_TYPES,
    "enchantment": ENCHANTMENT_TYPES,
    "instant": SPELL_TYPES,
    "kindred": CREATURE_TYPES,
    "land": LAND_TYPES,
    "planeswalker": PLANESWALKER_TYPES,
    "sorcery": SPELL_TYPES,
}

ALL_SUBTYPES = frozenset().union(*SUBTYPES_OF.values())


def correlated(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """Return those of the subtypes that an object with these card types can have (205.1a, 205.3d).

    What is no subtype of any card type here (a planar type, say) stays.
    """
    kept = subtypes - ALL_SUBTYPES
    for card_type in types:
        kept |= subtypes & SUBTYPES_OF.get(card_type, frozenset())
    return kept
