/** The table in a terminal: what one viewer sees of it, in words and at most as wide as the terminal. */

import type { CoreView, Message, Seat } from '@orrery/kernel';
import { flow, type Piece, padEnd, type TerminalCanvas, widthOf, wrapShortly } from '@orrery/presentation';
import { awards, milestones, OCEANS } from '../data/board.ts';
import { type CardId, faceOf } from '../data/cards.ts';
import { resources, tags } from '../data/resources.ts';
import { NO_CARD } from '../state.ts';
import type { MarsView, PlayerView } from '../view.ts';
import { faceText } from '../wording/cards.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { mapLines } from './terminal-map.ts';

type View = MarsView & CoreView;

/** The whole table, top to bottom: the tracks, the map, milestones and awards, every player, the viewer's own cards. */
function draw(view: View, canvas: TerminalCanvas): string[] {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  return [
    ...trackLines(view, canvas),
    '',
    ...mapLines(view, canvas),
    ...goalLines(view, canvas),
    ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, view, canvas)]),
    ...(own === undefined ? [] : ownLines(own, canvas)),
    ...memoryLines(view, canvas),
  ];
}

export const terminalTable = { draw };

function trackLines(view: View, { words, terminal }: TerminalCanvas): string[] {
  const { generation, temperature, oxygen, oceans } = view;
  const title = say('mars.screen.generation', { generation });
  const tracks = say('mars.screen.tracks', { temperature, oxygen, oceans, last: OCEANS });
  const piles = say('mars.screen.piles', { deck: view.deck, discards: view.discards });
  return flow(
    [
      { text: words.format(title), paint: terminal.paint.bold },
      { text: words.format(tracks) },
      { text: words.format(piles), paint: terminal.paint.dim },
    ],
    '  ',
    terminal.width,
  );
}

/** What has been claimed and funded, and by whom. */
function goalLines(view: View, { words, terminal, name }: TerminalCanvas): string[] {
  const claimed = view.milestones.flatMap((id, i): Piece[] => {
    const milestone = milestones[id];
    if (milestone === undefined) return [];
    const title = say('mars.score.milestone', { milestone: say(`mars.milestone.${milestone.id}`) });
    return [{ text: `${words.format(title)}: ${name(view.milestonesBy[i] ?? 0)}` }];
  });
  const funded = view.awards.flatMap((id, i): Piece[] => {
    const award = awards[id];
    if (award === undefined) return [];
    const title = say('mars.score.award', { award: say(`mars.award.${award.id}`) });
    return [{ text: `${words.format(title)}: ${name(view.awardsBy[i] ?? 0)}` }];
  });
  const goals = [...claimed, ...funded];
  return goals.length === 0 ? [] : ['', ...flow(goals, ' · ', terminal.width)];
}

function playerLines(player: PlayerView, seat: Seat, view: View, canvas: TerminalCanvas): string[] {
  const { words, terminal, name } = canvas;
  const { paint, width } = terminal;
  const marks = [
    ...(seat === view.first ? [say('mars.screen.first')] : []),
    ...(player.passed ? [say('mars.screen.passed')] : []),
  ];
  const head: Piece[] = [
    { text: `${seat === view.viewer ? '▸ ' : ''}${seat + 1} ${name(seat)}`, paint: paint.bold },
    ...(player.corporation === NO_CARD ? [] : [{ text: words.format(cardTitle(player.corporation)) }]),
    { text: words.format(say('mars.screen.player', { rating: player.rating, hand: player.handSize })) },
    ...marks.map((mark) => ({ text: `[${words.format(mark)}]`, paint: paint.cyan })),
  ];
  return [
    ...flow(head, '  ', width),
    ...flow(stockPieces(player, canvas), ' · ', width, '  '),
    ...flow(tagPieces(player, canvas), ' · ', width, '  '),
    ...flow(playedPieces(player, canvas), ' · ', width, '  '),
  ];
}

/** Each resource with what is in stock and how much is produced. */
const stockPieces = ({ stock, production }: PlayerView, { words }: TerminalCanvas): Piece[] =>
  resources.map((resource, place) => {
    const by = production[place] ?? 0;
    const level = by < 0 ? `−${-by}` : `+${by}`;
    return { text: `${words.format(say(`mars.resource.${resource}`))} ${stock[place] ?? 0} (${level})` };
  });

const tagPieces = ({ tags: icons }: PlayerView, { words, terminal }: TerminalCanvas): Piece[] =>
  tags.flatMap((tag, place): Piece[] => {
    const n = icons[place] ?? 0;
    return n === 0
      ? []
      : [{ text: `${n} × ${words.format(say(`mars.tag.${tag}`))}`, paint: terminal.paint.dim }];
  });

/** The cards that lie there with their cubes; those whose action has been used are dim. */
const playedPieces = ({ played, cubes, used }: PlayerView, { words, terminal }: TerminalCanvas): Piece[] =>
  played.map((card, place) => {
    const n = cubes[place] ?? 0;
    const text = `${words.format(cardTitle(card))}${n > 0 ? ` (${n})` : ''}`;
    return used.includes(card) ? { text, paint: terminal.paint.dim } : { text };
  });

function ownLines(own: PlayerView, canvas: TerminalCanvas): string[] {
  const groups: readonly (readonly [Message, readonly CardId[]])[] = [
    [say('mars.screen.offered'), own.offered],
    [say('mars.screen.hand', { cards: own.hand.length }), own.hand],
    [say('mars.screen.drawn', { cards: own.drawn.length }), own.drawn],
    [say('mars.screen.drafted', { cards: own.drafted.length }), own.drafted],
  ];
  return groups.flatMap(([title, cards]) =>
    cards.length === 0
      ? []
      : ['', canvas.terminal.paint.bold(canvas.words.format(title)), ...cardLines(cards, canvas)],
  );
}

/** The cards that the viewer has passed on, by their names. */
function memoryLines({ passedOn }: View, { words, terminal }: TerminalCanvas): string[] {
  if (passedOn.length === 0) return [];
  const names = passedOn.map((card) => ({ text: words.format(cardTitle(card)), paint: terminal.paint.dim }));
  return ['', words.format(say('mars.screen.passedOn')), ...flow(names, ' · ', terminal.width, '  ')];
}

/** Cards under each other: cost and name, then what they do. */
function cardLines(cards: readonly CardId[], { words, terminal }: TerminalCanvas): string[] {
  const rows = cards.map((card) => {
    const face = faceOf(card);
    return {
      cost: face.kind === 'project' ? String(face.cost) : '',
      title: words.format(cardTitle(card)),
      text: faceText(face).map(words.format).join(' '),
    };
  });
  const titles = Math.max(0, ...rows.map(({ title }) => widthOf(title)));
  const room = terminal.width - titles - 8;
  return rows.flatMap(({ cost, title, text }) => {
    const head = `  ${padEnd(cost, 2)}  ${padEnd(title, titles)}`;
    if (room < 30)
      return [
        ...flow([{ text: head.trimEnd() }], ' ', terminal.width),
        ...wrapShortly(text, terminal.width - 6).map((line) => `      ${terminal.paint.dim(line)}`),
      ];
    const [first = '', ...others] = wrapShortly(text, room);
    return [
      `${head}  ${terminal.paint.dim(first)}`.trimEnd(),
      ...others.map((line) => `${' '.repeat(terminal.width - room)}${terminal.paint.dim(line)}`),
    ];
  });
}
