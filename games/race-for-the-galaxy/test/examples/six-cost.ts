import type { Example } from './example.ts';

/** The scoring conditions that the rulebook spells out for the 6-cost developments. */
export const sixCostExamples = [
  {
    id: 'six-once',
    chapter: 'Powers of the 6-cost developments',
    says: 'Each card in the tableau that meets one of the conditions scores; "other" leaves out what an earlier line counts.',
    test: 'a card counts once for each 6-cost development, on the first line that fits',
  },
  {
    id: 'six-alien-tech-institute',
    chapter: 'Powers of the 6-cost developments',
    says: 'Alien production worlds, alien windfall worlds, other alien cards, itself included.',
    test: 'Alien Tech Institute: 3 for alien production worlds, 2 for windfalls and other alien cards',
  },
  {
    id: 'six-free-trade-association',
    chapter: 'Powers of the 6-cost developments',
    says: 'Novelty production and windfall worlds, Consumer Markets, Expanding Colony.',
    test: 'Free Trade Association: 2 for novelty production worlds, 1 for windfalls, 2 for two named cards',
  },
  {
    id: 'six-galactic-federation',
    chapter: 'Powers of the 6-cost developments',
    says: '6-cost developments, itself included, and other developments.',
    test: 'Galactic Federation: 2 for 6-cost developments, itself included, 1 for all others',
  },
  {
    id: 'six-galactic-imperium',
    chapter: 'Powers of the 6-cost developments',
    says: 'Rebel military worlds and other military worlds.',
    test: 'Galactic Imperium: 2 for Rebel military worlds, 1 for other military worlds',
  },
  {
    id: 'six-galactic-renaissance',
    chapter: 'Powers of the 6-cost developments',
    says: 'Every three VP in chips, rounded down; Research Labs, Galactic Trendsetters, Artist Colony.',
    test: 'Galactic Renaissance: 1 for every three VP in chips, rounded down, 3 for three named cards',
  },
  {
    id: 'six-galactic-survey',
    chapter: 'Powers of the 6-cost developments',
    says: 'Developments with an Explore power, itself included, worlds with one, other worlds.',
    test: 'Galactic Survey: 1 for Explore developments, itself included, 2 for Explore worlds, 1 for other worlds',
  },
  {
    id: 'six-merchant-guild',
    chapter: 'Powers of the 6-cost developments',
    says: 'Production worlds, not windfall worlds.',
    test: 'Merchant Guild: 2 for production worlds, nothing for windfall worlds',
  },
  {
    id: 'six-mining-league',
    chapter: 'Powers of the 6-cost developments',
    says: 'Rare production and windfall worlds, Mining Robots, Mining Conglomerate.',
    test: 'Mining League: 2 for rare production worlds, 1 for windfalls, 2 for two named cards',
  },
  {
    id: 'six-new-economy',
    chapter: 'Powers of the 6-cost developments',
    says: 'Developments with a Consume power, itself included, and worlds with one.',
    test: 'New Economy: 2 for developments with a Consume power, itself included, 1 for such worlds',
  },
  {
    id: 'six-trade-not-consume',
    chapter: 'Powers of the 6-cost developments',
    says: 'Trade powers do not count as Consume powers for these conditions.',
    test: 'Trade powers are not Consume powers',
  },
  {
    id: 'six-new-galactic-order',
    chapter: 'Powers of the 6-cost developments',
    says: 'Total Military, negative Military included.',
    test: 'New Galactic Order: 1 for each point of Military, what is negative included',
  },
  {
    id: 'six-specialized',
    chapter: 'Powers of the 6-cost developments',
    says: 'Specialized Military is that against Rebels, aliens and so on, and temporary Military such as New Military Tactics gives.',
    test: 'specialized and temporary Military do not count for New Galactic Order',
  },
  {
    id: 'six-pan-galactic-league',
    chapter: 'Powers of the 6-cost developments',
    says: 'Worlds of genes, other military worlds, Contact Specialist.',
    test: 'Pan-Galactic League: 2 for worlds of genes, 1 for other military worlds, 3 for Contact Specialist',
  },
  {
    id: 'six-trade-league',
    chapter: 'Powers of the 6-cost developments',
    says: 'Developments with a Trade power, itself included, and worlds with one.',
    test: 'Trade League: 2 for developments with a Trade power, itself included, 1 for such worlds',
  },
] as const satisfies readonly Example[];
