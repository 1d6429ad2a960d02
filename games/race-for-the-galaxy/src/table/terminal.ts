/** The table in a terminal: what one viewer sees of it, in words and at most as wide as the terminal. */

import type { CoreView, Message, Seat } from '@orrery/kernel';
import {
  flow,
  type Paint,
  type Piece,
  padEnd,
  type TerminalCanvas,
  widthOf,
  wrap,
  wrapShortly,
} from '@orrery/presentation';
import { phasesOfRound } from '../advice/phases.ts';
import { playerOf } from '../advice/player.ts';
import { actionCards } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import { type GoodKind, goodKinds } from '../data/goods.ts';
import { type Design, type Power, type PowerOf, type PowerPhase, powerPhases } from '../data/types.ts';
import { powerText } from '../powers/index.ts';
import { generalMilitary } from '../rules/military.ts';
import { TABLEAU_TO_END } from '../rules/round.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { PlayerView, RaceView } from '../view.ts';
import { actionText, goodText, kindText, phaseText, phaseTitleText, titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { rewardText } from '../wording/goods.ts';
import { say } from '../wording/say.ts';
import { scoringText } from '../wording/scoring.ts';

type View = RaceView & CoreView;

/** The whole table, top to bottom: round, supplies, every tableau, and the viewer's own cards. */
function draw(view: View, canvas: TerminalCanvas): string[] {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  return [
    ...roundLines(view, canvas),
    ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, view, canvas)]),
    ...legendLines(view, canvas),
    ...(own === undefined ? [] : [...handLines(own, canvas), ...drawnLines(own, canvas)]),
  ];
}

export const terminalTable = { draw };

/** Round and phases of this round, the current one in brackets; then what lies in the middle. */
function roundLines(view: View, { words, terminal }: TerminalCanvas): string[] {
  const { paint, width } = terminal;
  const round =
    view.round === 0 ? say('race.setting.setup') : say('race.screen.round', { round: view.round });
  const pieces: Piece[] = [
    { text: words.format(round), paint: paint.bold },
    ...phasesOfRound(view).flatMap(({ phase, chosenBy, moment }): Piece[] => {
      if (chosenBy.length === 0) return [];
      const text = words.format(phaseTitleText(phase));
      return moment === 'now' ? [{ text: `[${text}]`, paint: paint.bold }] : [{ text }];
    }),
  ];
  const piles = say('race.screen.piles', {
    pool: Math.max(0, view.pool),
    supply: view.deck,
    discards: view.discards,
  });
  return [...flow(pieces, '  ', width), ...wrap(words.format(piles), width, paint.dim)];
}

/** Name, action, points and numbers of a player, then the tableau. */
function playerLines(
  player: PlayerView,
  seat: Seat,
  view: View,
  { words, terminal, name }: TerminalCanvas,
): string[] {
  const { paint, width } = terminal;
  const { tableau, chips, handSize, chosen } = player;
  const seen = playerOf(player);
  const numbers = say('race.screen.player', {
    score: scoreOf(seen),
    chips,
    military: generalMilitary(seen, tableau.length),
    hand: handSize,
    placed: tableau.length,
    last: TABLEAU_TO_END,
  });
  const actions = actionCards.filter(({ id }) => chosen.includes(id));
  const head: Piece[] = [
    { text: `${seat === view.viewer ? '▸ ' : ''}${name(seat)}`, paint: paint.bold },
    ...actions.map((action) => ({ text: `[${words.format(actionText(action))}]`, paint: paint.cyan })),
  ];
  const text = words.format(numbers);
  const room = head.reduce((sum, piece) => sum + widthOf(piece.text) + 2, 0);
  const lines =
    room + widthOf(text) <= width
      ? flow([...head, { text }], '  ', width)
      : [...flow(head, '  ', width), ...wrap(text, width - 2).map((line) => `  ${line}`)];
  return [...lines, ...flow(tableauPieces(player, { words, terminal, name }), ' · ', width, '  ')];
}

/** The cards of a tableau by name; a world that can hold a good with its mark, full or empty, and the kind's letter. */
function tableauPieces({ tableau, goods }: PlayerView, { words, terminal }: TerminalCanvas): Piece[] {
  return tableau.map((card, place) => {
    const design = designAt(card);
    const title = words.format(titleText(design));
    if (design.good === undefined) return { text: title };
    const { kind } = design.good;
    const letter = words.format(say(`race.letter.${kind}`));
    const full = goods[place] === true;
    return {
      text: `${title} ${full ? '●' : '○'}${letter}`,
      ...(full ? { paint: brushFor(kind, terminal) } : {}),
    };
  });
}

/** Near the printed colours, as far as a terminal has them: blue, brown, green, yellow. */
const colours = { novelty: 'cyan', rare: 'red', genes: 'green', alien: 'yellow' } as const;
const brushFor = (kind: GoodKind, { paint }: TerminalCanvas['terminal']): Paint => paint[colours[kind]];

/** What the marks and letters stand for; only those that are on the table. */
function legendLines({ players }: RaceView, { words, terminal }: TerminalCanvas): string[] {
  const shown = new Set(players.flatMap(({ tableau }) => tableau.map((card) => designAt(card).good?.kind)));
  const kinds = goodKinds.filter((kind) => shown.has(kind));
  if (kinds.length === 0) return [];
  const { paint, width } = terminal;
  const pieces = [
    { text: words.format(say('race.screen.goods')), paint: paint.dim },
    ...kinds.map((kind) => {
      const text = `${words.format(say(`race.letter.${kind}`))} ${words.format(kindText(kind))}`;
      return { text, paint: paint.dim };
    }),
  ];
  return ['', ...flow(pieces, ' · ', width)];
}

function handLines({ hand }: PlayerView, canvas: TerminalCanvas): string[] {
  const { words, terminal } = canvas;
  const title = words.format(say('race.screen.hand', { cards: hand.length }));
  return ['', terminal.paint.bold(title), ...cardLines(hand, canvas)];
}

function drawnLines({ drawn }: PlayerView, canvas: TerminalCanvas): string[] {
  if (drawn.length === 0) return [];
  const { words, terminal } = canvas;
  const title = words.format(say('race.screen.drawn', { cards: drawn.length }));
  return ['', terminal.paint.bold(title), ...cardLines(drawn, canvas)];
}

/** What a line about a card has room for. */
interface Row {
  readonly title: string;
  readonly price: string;
  readonly points: string;
  readonly text: string;
}

function rowOf(card: CardId, canvas: TerminalCanvas): Row {
  const { words } = canvas;
  const design = designAt(card);
  const { cost, defense, vp, scoring } = design;
  const price =
    defense === undefined ? say('race.screen.cost', { cost }) : say('race.screen.defense', { defense });
  const points = scoring.length > 0 ? say('race.screen.someVp') : rewardText(vp, 0);
  return {
    title: words.format(titleText(design)),
    price: words.format(price),
    points: words.format(points),
    text: shortText(design, canvas),
  };
}

/** Good, powers, and points at the end; that a production world produces its good goes without saying. */
function shortText(design: Design, { words }: TerminalCanvas): string {
  const good = goodText(design);
  const scoring = scoringText(design).map(words.format).join(' ');
  const messages = [
    ...(good === undefined ? [] : [good]),
    ...powerPhases.flatMap((phase) => powerTexts(design, phase)),
    ...(scoring === '' ? [] : [say('race.line', { heading: say('race.endOfGame'), text: scoring })]),
  ];
  return messages.map(words.format).join(' · ');
}

function powerTexts<P extends PowerPhase>({ powers }: Design, phase: P): Message[] {
  const all: readonly PowerOf[P][] = powers[phase] ?? [];
  const plain = (power: Power): boolean => power.do === 'produceHere' && power.thenDraw === 0;
  return all.flatMap((power) =>
    plain(power) ? [] : [say('race.line', { heading: phaseText(phase), text: powerText(phase, power) })],
  );
}

/** Below this the words of a card go under its name. */
const LEAST_TEXT = 34;
/** Cards under each other: name, price, points, and in what room is left what they do. */
function cardLines(cards: readonly CardId[], canvas: TerminalCanvas): string[] {
  const { paint, width } = canvas.terminal;
  const rows = cards.map((card) => rowOf(card, canvas));
  const widest = (column: 'title' | 'price' | 'points'): number =>
    Math.max(0, ...rows.map((row) => widthOf(row[column])));
  const [titles, prices, points] = [widest('title'), widest('price'), widest('points')];
  const room = width - (titles + prices + points + 8);
  return rows.flatMap(({ title, price, points: vp, text }) => {
    if (room < LEAST_TEXT)
      return [
        ...flow([{ text: title }, { text: price }, { text: vp }], '  ', width, '  '),
        ...wrapShortly(text, width - 4).map((line) => `    ${paint.dim(line)}`),
      ];
    const [first = '', ...others] = wrapShortly(text, room);
    const head = `  ${padEnd(title, titles)}  ${padEnd(price, prices)}  ${padEnd(vp, points)}`;
    return [
      first === '' ? head.trimEnd() : `${head}  ${paint.dim(first)}`,
      ...others.map((line) => `${' '.repeat(width - room)}${paint.dim(line)}`),
    ];
  });
}
