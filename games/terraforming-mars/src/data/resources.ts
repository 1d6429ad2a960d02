/** The six resources of a player board, in the order in which states keep them, and the icons of the cards. */
export const resources = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof resources)[number];

/** The place of each resource in a player's stock and production. */
export const at: Readonly<Record<Resource, number>> = {
  megacredits: 0,
  steel: 1,
  titanium: 2,
  plants: 3,
  energy: 4,
  heat: 5,
};

/** The same for what is looked at in every turn. */
export const MEGACREDITS = 0;
export const STEEL = 1;
export const TITANIUM = 2;
export const PLANTS = 3;
export const HEAT = 5;

/** What cards can hold. */
export const cubeKinds = ['animal', 'microbe', 'science', 'fighter'] as const;
export type CubeKind = (typeof cubeKinds)[number];

/** The icons, in the order in which states count them. The event icon is the card's colour, not one of these. */
export const tags = [
  'building',
  'space',
  'power',
  'science',
  'jovian',
  'earth',
  'plant',
  'microbe',
  'animal',
  'city',
] as const;
export type Tag = (typeof tags)[number];

/** The place of each icon in a player's counts. */
export const tagAt: Readonly<Record<Tag, number>> = {
  building: 0,
  space: 1,
  power: 2,
  science: 3,
  jovian: 4,
  earth: 5,
  plant: 6,
  microbe: 7,
  animal: 8,
  city: 9,
};

/** Production may fall so far: only that of M€ below 0. Rulebook chapter: player boards. */
export const productionFloor: readonly number[] = [-5, 0, 0, 0, 0, 0];
