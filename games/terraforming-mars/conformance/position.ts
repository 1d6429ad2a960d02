/** Builds the states that vectors describe, literally: nothing is played, only laid down. */
import { agendaOf, rngFrom, Stop } from '@orrery/kernel';
import { awards, milestones } from '../src/data/board.ts';
import { deckOf, faceOf } from '../src/data/cards.ts';
import { areas } from '../src/data/map.ts';
import { at, resources } from '../src/data/resources.ts';
import { tiles } from '../src/data/types.ts';
import { type MarsState, NOBODY, newPlayer, OCEAN, type Player, putDown, tileCode } from '../src/state.ts';
import type { MarsTask } from '../src/tasks.ts';
import { card, cards, type Line, line, list, number, shortNames, space, text } from './recording.ts';

const PLAYERS = 3;
const GENERATION = 4;
const MEGACREDITS = 60;
const STOCK = 5;
const PRODUCTION = 3;
const RATING = 20;

function playerOf(given: Line): Player {
  const player = newPlayer();
  player.rating = number(given.tr, RATING);
  player.rated = given.trRaised === true;
  for (const resource of resources) {
    const usual = resource === 'megacredits' ? MEGACREDITS : STOCK;
    player.stock[at[resource]] = number(given[shortNames[resource]], usual);
    player.production[at[resource]] = number(line(given.prod)[shortNames[resource]], PRODUCTION);
  }
  player.hand = cards(given.hand);
  for (const id of cards(given.played)) putDown(player, id);
  for (const [name, n] of Object.entries(line(given.on))) {
    const place = player.played.indexOf(card(name));
    if (place < 0) throw new Stop(`${name} has cubes and is not in play`);
    player.cubes[place] = number(n);
  }
  player.used = cards(given.used);
  if (given.lastPlayed !== undefined)
    for (const effect of faceOf(card(given.lastPlayed)).play)
      if (effect.do === 'nextCard') {
        player.nextDiscount = effect.discount;
        player.nextSteps = effect.steps;
      }
  return player;
}

function layTiles(state: MarsState, given: Line): void {
  for (const [name, entry] of Object.entries(line(given.tiles))) {
    const [what, owner] = list(entry);
    const tile = tiles.find((known) => known === what);
    if (tile === undefined) throw new Stop(`no tile is called ${text(what)}`);
    state.tiles[space(name)] = tileCode(tile);
    state.owners[space(name)] = number(owner, NOBODY);
  }
  for (const [name, owner] of Object.entries(line(given.claims)))
    state.owners[space(name)] = number(owner, NOBODY);
  state.oceans = state.tiles.filter((code) => code === OCEAN).length;
}

/** The state of a vector, with these cards on top of the deck and this task next. */
export function positionOf(given: Line, deckTop: unknown, task: MarsTask): MarsState {
  const seats = number(given.players_count, PLAYERS);
  const players = Array.from({ length: seats }, (_, seat) => playerOf(line(line(given.players)[seat])));
  const top = cards(deckTop);
  const away = new Set([...top, ...players.flatMap(({ hand, played }) => [...hand, ...played])]);
  const state: MarsState = {
    agenda: agendaOf(task),
    rng: rngFrom('vector'),
    corporateEra: true,
    draft: false,
    beginners: 0,
    generation: number(given.generation, GENERATION),
    first: 0,
    temperature: number(given.temperature, -30),
    oxygen: number(given.oxygen),
    oceans: 0,
    tiles: areas.map(() => 0),
    owners: areas.map(() => NOBODY),
    deck: [...deckOf(true).filter((id) => !away.has(id)), ...top.slice().reverse()],
    discards: [],
    discardsSeenBy: [],
    box: [],
    milestones: list(given.milestones).map((entry) =>
      milestones.findIndex(({ id }) => id === list(entry)[0]),
    ),
    milestonesBy: list(given.milestones).map((entry) => number(list(entry)[1])),
    awards: list(given.awards).map((entry) => awards.findIndex(({ id }) => id === list(entry)[0])),
    awardsBy: list(given.awards).map((entry) => number(list(entry)[1])),
    players,
  };
  layTiles(state, given);
  return state;
}
