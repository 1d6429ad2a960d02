/** Every example of the rulebook, by its page, with the position that shows it. */
import { describe, expect, test } from 'vitest';
import { areas } from '../src/data/map.ts';
import { terraformingMars } from '../src/game.ts';
import { awardPoints } from '../src/rules/goals.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { cardNamed, scenario } from './support/scenario.ts';

interface Example {
  readonly page: number;
  readonly shows: string;
  run(): void;
}

const rich = { megacredits: 60 };

/** Reveals corporations that keep so many cards; says what M€ are left to each. */
function opening(...kept: readonly (readonly [string, number])[]) {
  const state = terraformingMars.setup({ corporateEra: false }, kept.length, 'opening');
  kept.forEach(([corporation], seat) => {
    const player = state.players[seat];
    if (player !== undefined) player.offered = [cardNamed(corporation)];
  });
  kept.forEach(([corporation, count], seat) => {
    const open = terraformingMars.openFor(state, seat);
    const drawn = state.players[seat]?.drawn.slice(0, count) ?? [];
    terraformingMars.apply(state, seat, {
      question: open?.id ?? 0,
      picks: [cardNamed(corporation), ...drawn],
    });
  });
  return state.players;
}

const examples: readonly Example[] = [
  {
    page: 5,
    shows: 'a city next to two oceans brings 4 M€',
    run() {
      const table = scenario([{ stock: rich }, {}], { tiles: { E5: ['ocean'], E6: ['ocean'] } });
      table.pick({ do: 'project', project: 'city' }).place('D5');
      expect(table.stock(0, 'megacredits')).toBe(60 - 25 + 4);
    },
  },
  {
    page: 6,
    shows: 'a production goes beyond 10: heat from 19 to 22',
    run() {
      const table = scenario([
        { hand: ['carbonate-processing'], stock: rich, production: { heat: 19, energy: 1 } },
        {},
      ]);
      table.play('carbonate-processing');
      expect(table.production(0, 'heat')).toBe(22);
    },
  },
  {
    page: 7,
    shows: 'three players reveal PhoboLog, ThorGate and Tharsis Republic and pay for their cards',
    run() {
      const [tarsila, icaro, artur] = opening(['phobolog', 5], ['thorgate', 10], ['tharsis-republic', 4]);
      expect([tarsila?.stock[0], tarsila?.stock[2], tarsila?.hand.length]).toEqual([8, 10, 5]);
      expect([icaro?.stock[0], icaro?.production[4], icaro?.hand.length]).toEqual([18, 2, 10]);
      expect([artur?.stock[0], artur?.firstAction]).toEqual([28, true]);
    },
  },
  {
    page: 8,
    shows: 'three of four cards are bought for 9 M€ and the fourth is discarded',
    run() {
      const table = scenario([{ stock: rich }, {}], { next: { do: 'generation.start' } });
      const kept = table.options.slice(0, 3);
      table.pickAll(...kept);
      expect([table.stock(0, 'megacredits'), table.hand(0).length, table.state.discards.length]).toEqual([
        51, 3, 1,
      ]);
    },
  },
  {
    page: 8,
    shows: 'a patent is sold for 1 M€',
    run() {
      const table = scenario([{ hand: ['moss', 'ants'] }, {}]).pick({ do: 'sell' });
      table.pickAll(cardNamed('moss'));
      expect([table.stock(0, 'megacredits'), table.hand(0)]).toEqual([1, ['ants']]);
    },
  },
  {
    page: 8,
    shows: 'Tharsis Republic builds the standard city: 2 M€ production and 3 M€ back',
    run() {
      const table = scenario([{ corporation: 'tharsis-republic', stock: { megacredits: 25 } }, {}]);
      table.pick({ do: 'project', project: 'city' }).place('C3');
      expect([table.stock(0, 'megacredits'), table.production(0, 'megacredits')]).toEqual([3, 2]);
    },
  },
  {
    page: 8,
    shows: 'PhoboLog pays Asteroid Mining with 8 titanium, worth 32 M€',
    run() {
      const position = {
        corporation: 'phobolog',
        hand: ['asteroid-mining'],
        stock: { megacredits: 8, titanium: 10 },
      };
      const table = scenario([position, {}]).play('asteroid-mining').pay({ titanium: 8 });
      expect([table.stock(0, 'megacredits'), table.stock(0, 'titanium')]).toEqual([8, 2]);
      expect(table.production(0, 'titanium')).toBe(2);
    },
  },
  {
    page: 8,
    shows: 'ThorGate pays 8 M€ for Geothermal Power',
    run() {
      const table = scenario([
        { corporation: 'thorgate', hand: ['geothermal-power'], stock: { megacredits: 8 } },
        {},
      ]);
      table.play('geothermal-power');
      expect([table.stock(0, 'megacredits'), table.production(0, 'energy')]).toEqual([0, 2]);
    },
  },
  {
    page: 8,
    shows: 'production: 21 M€ from rating and production, 3 titanium, 1 of everything else',
    run() {
      const ones = { megacredits: 1, steel: 1, titanium: 3, plants: 1, energy: 1, heat: 1 };
      const table = scenario([{ production: ones }, {}], { next: { do: 'production.phase' } });
      expect(table.player(0).stock).toEqual([21, 1, 3, 1, 1, 1]);
    },
  },
  {
    page: 9,
    shows: 'card A, Asteroid Mining Consortium: needs titanium production, and takes a step from an opponent',
    run() {
      const hand = { hand: ['asteroid-mining-consortium'], stock: rich };
      expect(scenario([hand, { production: { titanium: 1 } }]).playable).toEqual([]);
      const table = scenario([{ ...hand, production: { titanium: 1 } }, { production: { titanium: 1 } }]);
      table.play('asteroid-mining-consortium').pick(1);
      expect([table.production(0, 'titanium'), table.production(1, 'titanium')]).toEqual([2, 0]);
    },
  },
  {
    page: 9,
    shows: 'card B, Cupola City: at most 9% oxygen, and energy production to lower',
    run() {
      const hand = { hand: ['cupola-city'], stock: rich, production: { energy: 1 } };
      expect(scenario([hand, {}], { oxygen: 10 }).playable).toEqual([]);
      expect(scenario([{ ...hand, production: {} }, {}], { oxygen: 9 }).playable).toEqual([]);
      const table = scenario([hand, {}], { oxygen: 9 }).play('cupola-city').place('C3');
      expect([table.production(0, 'energy'), table.production(0, 'megacredits')]).toEqual([0, 3]);
    },
  },
  {
    page: 9,
    shows: 'card C, Asteroid: playable at the temperature goal, without rating; plants may stay',
    run() {
      const table = scenario(
        [{ hand: ['asteroid'], stock: { ...rich, plants: 2 } }, { stock: { plants: 1 } }],
        { temperature: 8 },
      );
      table.play('asteroid').pick('none');
      expect([table.player(0).rating, table.stock(0, 'titanium'), table.stock(0, 'plants')]).toEqual([
        20, 2, 2,
      ]);
      expect(table.stock(1, 'plants')).toBe(1);
    },
  },
  {
    page: 9,
    shows: 'card D, Livestock: 9% oxygen and plant production; its action adds an animal',
    run() {
      const hand = { hand: ['livestock'], stock: rich };
      expect(scenario([{ ...hand, production: { plants: 1 } }, {}], { oxygen: 8 }).playable).toEqual([]);
      expect(scenario([hand, {}], { oxygen: 9 }).playable).toEqual([]);
      const table = scenario([{ ...hand, production: { plants: 1 } }, {}], { oxygen: 9 }).play('livestock');
      table.use('livestock');
      expect([table.cubes(0, 'livestock'), table.production(0, 'plants')]).toEqual([1, 0]);
      expect(table.player(0).used).toEqual([cardNamed('livestock')]);
    },
  },
  {
    page: 9,
    shows: 'card E, Shuttles: 5% oxygen and energy production; space cards, events too, cost 2 M€ less',
    run() {
      const hand = { hand: ['shuttles', 'asteroid'], stock: rich, production: { energy: 1 } };
      expect(scenario([{ ...hand, hand: ['shuttles'] }, {}], { oxygen: 4 }).playable).toEqual([]);
      const table = scenario([hand, {}], { oxygen: 5 }).play('shuttles').play('asteroid');
      expect(table.stock(0, 'megacredits')).toBe(60 - 10 - 12);
    },
  },
  {
    page: 10,
    shows: 'the third city makes a Mayor, who claims the milestone with the second action',
    run() {
      const table = scenario([{ corporation: 'tharsis-republic', stock: rich }, {}], {
        tiles: { C3: ['city', 0], G5: ['city', 0] },
      });
      table.pick({ do: 'project', project: 'city' }).place('E1').pick({ do: 'milestone', milestone: 1 });
      expect(table.stock(0, 'megacredits')).toBe(60 - 25 + 3 - 8);
      expect(scoreOf(table.state, 0).milestones).toEqual([1]);
    },
  },
  {
    page: 11,
    shows: 'Thermalist: two with 12 heat get 5 VP each, the third nothing',
    run() {
      const heat = (amount: number) => ({ stock: { heat: amount } });
      expect(awardPoints(scenario([heat(12), heat(12), heat(5)]).state, 3)).toEqual([5, 5, 0]);
    },
  },
  {
    page: 11,
    shows: 'Livestock in play: its action adds an animal and a marker, once a generation',
    run() {
      const table = scenario([{ played: ['livestock'], on: { livestock: 1 } }, {}]).use('livestock');
      expect(table.cubes(0, 'livestock')).toBe(2);
      expect(table.usable).toEqual([]);
    },
  },
  {
    page: 11,
    shows: 'Shuttles in play: whatever is played in space costs 2 M€ less, without an action',
    run() {
      const table = scenario([{ played: ['shuttles'], hand: ['comet'], stock: rich }, {}]);
      table.play('comet').place('A2');
      expect(table.stock(0, 'megacredits')).toBe(60 - 21 + 2);
      expect(table.usable).toEqual([]);
    },
  },
  {
    page: 11,
    shows: 'eight plants become greenery between two own cities, and the area gives plants back',
    run() {
      const table = scenario([{ stock: { plants: 8 } }, {}], { tiles: { D4: ['city', 0], D6: ['city', 0] } });
      table.pick({ do: 'plants' }).place('D5');
      expect([table.stock(0, 'plants'), table.state.oxygen, table.player(0).rating]).toEqual([2, 1, 21]);
      expect([scoreOf(table.state, 0).greenery, scoreOf(table.state, 0).city]).toEqual([1, 2]);
    },
  },
  {
    page: 12,
    shows:
      'final scoring: 38 TR, an award, a milestone, 3 greeneries, a city among 5 — 56, and with the cards 64',
    run() {
      const around =
        areas.find(({ id }) => id === 'C3')?.neighbours.map((space) => areas[space]?.id ?? '') ?? [];
      const tiles = Object.fromEntries(
        around.slice(0, 5).map((id, i) => [id, ['greenery', i < 3 ? 0 : 1] as const]),
      );
      const cards = { played: ['livestock', 'breathing-filters', 'farming', 'asteroid-mining', 'flooding'] };
      const table = scenario(
        [{ rating: 38, stock: { heat: 12 }, ...cards, on: { livestock: 3 } }, { stock: { heat: 12 } }, {}],
        { tiles: { C3: ['city', 0], ...tiles }, awards: [[3, 0]], milestones: [[4, 0]] },
      );
      const score = scoreOf(table.state, 0);
      const cardPoints = score.cards.reduce((sum, { points }) => sum + points, 0);
      expect([score.greenery, score.city, score.total - cardPoints]).toEqual([3, 5, 56]);
      expect([cardPoints, score.total]).toEqual([8, 64]);
    },
  },
];

describe.each([5, 6, 7, 8, 9, 10, 11, 12])('page %i of the rulebook', (page) => {
  test.each(examples.filter((example) => example.page === page))('$shows', ({ run }) => {
    run();
  });
});
