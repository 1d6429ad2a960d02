/** What is printed on areas, as icons: one for each. */

const printed = ['steel', 'titanium', 'plants', 'cards'] as const;
const icons = { steel: 'steel', titanium: 'titanium', plants: 'plants', cards: 'card' } as const;

/** The kinds of bonus with their icons. */
export const bonusKinds = printed.map((what) => ({ what, icon: icons[what] }));

/** The icons of a bonus, each with a key of its own. */
export const bonusIcons = (bonus: Readonly<Partial<Record<string, number>>>) =>
  printed.flatMap((what) =>
    Array.from({ length: bonus[what] ?? 0 }, (_, n) => ({ key: `${what}${n}`, icon: icons[what] })),
  );
