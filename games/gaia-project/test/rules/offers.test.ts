/** What a turn offers on many positions at random: all that nothing stands in the way of, and nothing else. */
import { below, canonical, type Plain, type Rng, rngFrom, type Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { boardActions, freeActions } from '../../src/data/actions.ts';
import { boosters } from '../../src/data/boosters.ts';
import { factionIds, factionRow } from '../../src/data/factions.ts';
import { type StructureId, structureIds, structures } from '../../src/data/structures.ts';
import { standardTiles } from '../../src/data/tech-tiles.ts';
import { type PlanetType, planetTypes, researchAreas } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { obstacleTo } from '../../src/rules/obstacles.ts';
import type { ActionPick } from '../../src/rules/turn.ts';
import { boardIn, cloneState, type GaiaState, playerAt } from '../../src/state.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const POSITIONS = 60;
const RADIUS = 3;

const oneOf = <T>(rng: Rng, all: readonly T[]): T => all[below(rng, all.length)]!;

/** Somebody with a little of everything, so that hardly anything can be paid for twice. */
function somebody(rng: Rng, on: NonNullable<Position['on']>): Position {
  return {
    faction: oneOf(rng, factionIds),
    vp: 10,
    ore: below(rng, 8),
    credits: below(rng, 9),
    knowledge: below(rng, 6),
    qic: below(rng, 5),
    one: below(rng, 4),
    two: below(rng, 4),
    three: below(rng, 6),
    gaiaformers: below(rng, 2),
    green: below(rng, 2),
    tokens: below(rng, 2) === 0 ? [] : ['vp-7-ore'],
    research: researchAreas.map(() => below(rng, 6)),
    booster: oneOf(rng, boosters).id,
    standard: below(rng, 2) === 0 ? [] : [oneOf(rng, standardTiles).id],
    counts: structureIds.map((_, kind) => below(rng, 1 + (structures[kind]?.supply ?? 0))),
    on,
  };
}

/** A position as a turn of seat 0 begins. */
function position(number: number): Table {
  const rng = rngFrom(`offers ${number}`);
  const planets: [number, number, PlanetType][] = [];
  const built: [number, number, StructureId][][] = [[], []];
  for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = -RADIUS; r <= RADIUS; r++) {
      if (Math.abs(q + r) > RADIUS || below(rng, 3) > 0) continue;
      const type = oneOf(rng, planetTypes.slice(0, -1));
      planets.push([q, r, type]);
      if (type !== 'transdim' && below(rng, 3) === 0)
        built[below(rng, 2)]!.push([q, r, oneOf(rng, structureIds.slice(1, 5))]);
    }
  const usedActions = boardActions.map(({ id }) => id).filter(() => below(rng, 4) === 0);
  const table = scenario(
    built.map((on) => somebody(rng, on)),
    { map: { radius: RADIUS, planets }, usedActions },
  );
  for (const [q, r, type] of planets)
    if ((type === 'transdim' || type === 'gaia') && below(rng, 4) === 0) {
      const planet = boardIn(table.state).planetAt[table.hex(q, r)]!;
      if (table.state.owners[planet] === -1) table.planet([q, r], type, below(rng, 2));
    }
  return table.turn();
}

/** All that anybody could think of doing, wherever it may be. */
function thinkable(state: GaiaState): ActionPick[] {
  const board = boardIn(state);
  const { faction } = playerAt(state, 0);
  const { paths } = factionRow(faction!);
  return [
    ...board.q.flatMap((_, at): ActionPick[] => [
      { do: 'mine', at },
      { do: 'project', at },
    ]),
    ...board.planets.flatMap((at, planet): ActionPick[] =>
      state.owners[planet] === 0
        ? (paths[state.structures[planet] ?? 0] ?? []).map((to) => ({ do: 'upgrade', at, to }))
        : [],
    ),
    ...researchAreas.map((area): ActionPick => ({ do: 'research', area })),
    ...boardActions.map(({ id }): ActionPick => ({ do: 'board', action: id })),
    ...freeActions.map(({ id }): ActionPick => ({ do: 'free', action: id })),
    { do: 'free', action: 'sacrifice' },
    { do: 'federation' },
  ];
}

const kinds = ['mine', 'project', 'upgrade', 'research', 'board', 'free', 'federation'] as const;
let made: readonly Table[] | undefined;
/** Made when they are first asked for. */
const positions = (): readonly Table[] => {
  made ??= Array.from({ length: POSITIONS }, (_, number) => position(number));
  return made;
};
const offered = (table: Table): ActionPick[] => table.options() as ActionPick[];

describe('on positions at random', () => {
  test('a turn offers exactly what nothing stands in the way of', () => {
    const met = new Set<string>();
    for (const [number, table] of positions().entries()) {
      const offers = new Set(offered(table).map((pick) => canonical(pick as Plain)));
      for (const pick of thinkable(table.state)) {
        const obstacle = obstacleTo(table.state, 0, pick);
        expect(offers.has(canonical(pick as Plain)), `${number} ${canonical(pick as Plain)}`).toBe(
          obstacle === undefined,
        );
        met.add(obstacle?.why ?? pick.do);
      }
    }
    // All kinds of actions, and most of what can stand in their way.
    for (const kind of kinds) expect([...met]).toContain(kind);
    expect(met.size).toBeGreaterThan(kinds.length + 12);
  });

  test('what a turn does not offer is listed with the reason, and nothing is both', () => {
    for (const { state } of positions().slice(0, 20)) {
      const { options } = gaiaProject.question(state, 0) as unknown as { options: { value: Plain }[] };
      const closed = gaiaProject.unavailable(state, 0);
      const values = [...options, ...closed].map(({ value }) => canonical(value!));
      expect(new Set(values).size).toBe(values.length);
      for (const { reason, text } of closed) expect([reason.key, text.key].join()).toMatch(/gaia\..*,gaia\./);
      for (const { id } of boardActions)
        expect(values).toContain(canonical({ do: 'board', action: id } as Plain));
      for (const { id } of freeActions)
        expect(values).toContain(canonical({ do: 'free', action: id } as Plain));
      for (const area of researchAreas)
        expect(values).toContain(canonical({ do: 'research', area } as Plain));
    }
  });

  test('what is offered can be paid for, and what it says that it costs is what is paid', () => {
    for (const table of positions()) {
      const { options } = gaiaProject.question(table.state, 0) as unknown as {
        options: { value: ActionPick; cost?: Record<string, number> }[];
      };
      for (const { value, cost = {} } of options) {
        if (value.do === 'pass' || value.do === 'federation' || value.do === 'special') continue;
        const paid: Record<string, number> = {};
        const loud = gaiaProject.with({
          emit: ({ do: what, what: of, amount }) => {
            if (what === 'pay') paid[of] = (paid[of] ?? 0) + amount;
            if (what === 'discard') paid.tokens = (paid.tokens ?? 0) + amount;
          },
        });
        const after = cloneState(table.state);
        loud.apply(after, 0, { question: gaiaProject.first(after)!.id, pick: value });
        const asked = gaiaProject.first(after)?.ask.do;
        const { tokens = 0, areaThree: _, gaiaformers: __, ...held } = cost;
        expect({ tokens: 0, ...paid }, canonical(value as Plain)).toEqual({
          ...held,
          // Which tokens are discarded is asked before they are.
          tokens: asked === 'power.discard' ? 0 : tokens,
        });
        const { ore, credits, knowledge, qic, one, two, three, gaiaformers, counts } = playerAt(after, 0);
        for (const left of [ore, credits, knowledge, qic, one, two, three, gaiaformers])
          expect(left, canonical(value as Plain)).toBeGreaterThanOrEqual(0);
        // What is built was on the faction board.
        const before = playerAt(table.state, 0).counts;
        for (const [kind, { supply }] of structures.entries())
          if (counts[kind]! > before[kind]!) expect(before[kind]).toBeLessThan(supply);
      }
    }
  });

  test('with more of everything nothing is offered less', () => {
    for (const table of positions()) {
      const richer = cloneState(table.state);
      const player = playerAt(richer, 0);
      player.ore += 1;
      player.credits += 1;
      player.knowledge += 1;
      player.qic += 1;
      player.three += 1;
      const more = new Set(
        scenarioOf(richer)
          .options()
          .map((pick) => canonical(pick)),
      );
      for (const pick of offered(table))
        expect(more, canonical(pick as Plain)).toContain(canonical(pick as Plain));
    }
  });
});

/** The turn of seat 0 begins anew in this state. */
function scenarioOf(state: GaiaState): { options(): Plain[] } {
  const copy = cloneState(state);
  Object.assign(playerAt(copy, 0), { satellitesAtLeast: 0, satellitesKnown: false });
  copy.agenda = { ...copy.agenda, stack: [{ do: 'turn.start', seat: 0 } as Task] };
  gaiaProject.advance(copy);
  const open = gaiaProject.first(copy)!;
  return {
    options: () =>
      gaiaProject.list(copy, open, 1000).flatMap((answer) => ('pick' in answer ? [answer.pick] : [])),
  };
}
