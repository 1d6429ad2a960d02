/** The kinds of action of a turn, each with one line: what is open, or why nothing is. */
import {
  type Obstacle,
  playerAt,
  roundsLeft,
  type StructureId,
  structureIds,
  valueForFederation,
} from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { optionFor } from '../../../../board-kit/finding.ts';
import type { MarkName } from '../../drawing/mark-symbols.tsx';
import {
  knownBoardActions,
  knownFederations,
  knownResearch,
  knownSpaces,
  knownSpecials,
  knownUpgrades,
} from '../../known.ts';
import { type Table, verbs } from '../../table.ts';
import type { Card } from '../../tray/tray.tsx';
import type { Words } from '../../words.ts';
import { obstacleWords } from '../obstacles.ts';
import { openUpgrades, sitesFor } from './offered.ts';
import { specialName } from './special-names.ts';

type Kind = (typeof verbs)[number];

interface Line {
  readonly line: string;
  readonly open: boolean;
}

const marks: Readonly<Record<Kind, MarkName>> = {
  mine: 'mine',
  project: 'gaiaformer',
  upgrade: 'upgrade',
  federation: 'federation',
  research: 'science',
  power: 'token',
  special: 'special',
  pass: 'pass',
};

/** How far something is from being open. */
function lackOf(obstacle: Obstacle): number {
  switch (obstacle.why) {
    case 'short':
      return Object.values(obstacle.missing).reduce((sum, amount) => sum + amount, 0);
    case 'power':
    case 'tokens':
      return obstacle.need - obstacle.have;
    case 'too-far':
      return obstacle.qic - obstacle.have;
    default:
      return 0;
  }
}

/** Of many reasons the one that says most: in this order, and then what is nearest to being open. */
function telling(all: readonly (Obstacle | undefined)[], order: readonly Obstacle['why'][]): Obstacle {
  const found = all.filter((each) => each !== undefined);
  for (const why of order) {
    const [first, ...others] = found.filter((each) => each.why === why);
    if (first !== undefined)
      return others.reduce((near, each) => (lackOf(each) < lackOf(near) ? each : near), first);
  }
  return found[0] ?? { why: 'no-place' };
}

const closedLine = (words: Words, obstacle: Obstacle): Line => ({
  line: obstacleWords(words, obstacle),
  open: false,
});

function siteLine(table: Table, words: Words, seat: Seat, kind: 'mine' | 'project'): Line {
  const n = sitesFor(table.view, seat, kind).length;
  if (n > 0) return { line: words.t('web.gaia.turn.inReach', { n }), open: true };
  const ways = knownSpaces(table.view, seat).flatMap((space) => space.ways);
  const reasons = ways.filter((way) => way.kind === kind).map(({ closed }) => closed);
  return closedLine(
    words,
    telling(reasons, ['no-level', 'no-gaiaformer', 'tokens', 'no-piece', 'short', 'too-far']),
  );
}

const upgradedFrom = ['mine', 'trading-station', 'research-lab'] as const satisfies readonly StructureId[];

function upgradeLine({ view }: Table, words: Words, seat: Seat): Line {
  const froms = new Map(openUpgrades(view, seat).map(({ at, from }) => [at, structureIds[from]]));
  const counts = upgradedFrom.flatMap((id) => {
    const n = [...froms.values()].filter((from) => from === id).length;
    return n === 0 ? [] : [words.t(`web.gaia.turn.count.${id}`, { n })];
  });
  if (counts.length > 0) return { line: counts.join(', '), open: true };
  const reasons = knownUpgrades(view, seat).map(({ closed }) => closed);
  return closedLine(words, telling(reasons, ['short', 'no-piece']));
}

function federationLine(table: Table, words: Words, seat: Seat): Line {
  const { t } = words;
  if (optionFor(table, { do: 'federation' }) !== undefined) {
    const [best] = knownFederations(table.view, seat);
    const args = { value: best?.value ?? 0, n: best?.satellites.length ?? 0 };
    return { line: t('web.gaia.turn.federation.open', args), open: true };
  }
  const { value, need } = valueForFederation(table.view, seat);
  if (value >= need) return closedLine(words, { why: 'no-federation' });
  return { line: t('web.gaia.turn.federation.short', { value, need }), open: false };
}

function researchLine({ view }: Table, words: Words, seat: Seat): Line {
  const steps = knownResearch(view, seat);
  const n = steps.filter(({ closed }) => closed === undefined).length;
  if (n > 0) return { line: words.t('web.gaia.turn.research.open', { n }), open: true };
  return closedLine(
    words,
    telling(
      steps.map(({ closed }) => closed),
      ['short', 'no-green-token', 'level-occupied'],
    ),
  );
}

function powerLine({ view }: Table, words: Words, seat: Seat): Line {
  const all = knownBoardActions(view, seat);
  const open = all.filter(({ closed }) => closed === undefined);
  const power = open.filter(({ price }) => 'power' in price).length;
  const qic = open.length - power;
  if (open.length > 0) {
    const which = power === 0 ? 'openQic' : qic === 0 ? 'openPower' : 'open';
    return { line: words.t(`web.gaia.turn.power.${which}`, { power, qic }), open: true };
  }
  return closedLine(
    words,
    telling(
      all.map(({ closed }) => closed),
      ['power', 'short', 'no-place', 'taken'],
    ),
  );
}

function specialLine(table: Table, words: Words, seat: Seat): Line {
  const all = knownSpecials(table.view, seat);
  const open = all.filter(({ closed }) => closed === undefined);
  const [first] = open;
  if (first !== undefined && open.length === 1)
    return { line: specialName(words, playerAt(table.view, seat), first), open: true };
  if (open.length > 1) return { line: words.t('web.gaia.turn.special.open', { n: open.length }), open: true };
  if (all.length === 0) return { line: words.t('web.gaia.turn.special.none'), open: false };
  return closedLine(
    words,
    telling(
      all.map(({ closed }) => closed),
      ['no-place', 'used'],
    ),
  );
}

function lineOf(table: Table, words: Words, seat: Seat, kind: Kind): Line {
  switch (kind) {
    case 'mine':
    case 'project':
      return siteLine(table, words, seat, kind);
    case 'upgrade':
      return upgradeLine(table, words, seat);
    case 'federation':
      return federationLine(table, words, seat);
    case 'research':
      return researchLine(table, words, seat);
    case 'power':
      return powerLine(table, words, seat);
    case 'special':
      return specialLine(table, words, seat);
    case 'pass': {
      const last = roundsLeft(table.view) === 0;
      return { line: words.t(last ? 'web.gaia.turn.pass.openLast' : 'web.gaia.turn.pass.open'), open: true };
    }
  }
}

/** Touching a kind of action leaves only its targets; one that has only one is taken up at once. */
function pressOf({ choice, view, mine }: Table, kind: Kind): () => void {
  if (kind === 'federation') return () => choice.follow({ do: 'federation' });
  if (kind === 'pass' && roundsLeft(view) === 0) return () => choice.toggle({ do: 'pass', booster: null });
  if (kind === 'special' && mine !== undefined) {
    const [only, another] = knownSpecials(view, mine).filter(({ closed }) => closed === undefined);
    if (only !== undefined && another === undefined) return () => choice.follow({ ...only.pick });
  }
  return () => choice.touch({ verb: kind });
}

export function verbCards(table: Table, words: Words): Card[] {
  const { mine } = table;
  if (mine === undefined) return [];
  return verbs.map((kind): Card => {
    const { line, open } = lineOf(table, words, mine, kind);
    return {
      key: kind,
      title: words.t(`web.gaia.turn.verb.${kind}`),
      mark: marks[kind],
      ...(open ? { note: line } : { closed: line }),
      press: pressOf(table, kind),
    };
  });
}
