/** The Automa's turns as the screen tells them: which they are, and what is shown of each one after another. */
import type { HexId } from '@orrery/gaia-project';
import {
  type AutomaChoice,
  type AutomaDeed,
  type AutomaTurn,
  automaTurns,
  type Structure,
  structureIds,
} from '@orrery/gaia-project/advice';
import type { GameEvent, Seat } from '@orrery/kernel';
import type { ShownMove } from '../../../sources/source.ts';
import type { MapMarks } from '../map/marks.ts';
import type { Space } from '../map/spaces.ts';

/** The only seat of a table with the Automa. */
const HUMAN: Seat = 0;

const beginsTurn = ({ do: kind, seat }: GameEvent): boolean =>
  seat !== HUMAN && (kind === 'cards' || kind === 'pass');

/** Whoever charges power answers in the middle of the Automa's turn. */
function answersCharge({ events }: ShownMove): boolean {
  const first = events.find(({ seat }) => seat === HUMAN)?.do;
  return first === 'charge' || first === 'decline';
}

/** The Automa's turns between the human's last two: several where the human has passed. */
export function latestTurns(log: readonly ShownMove[], human: string): readonly AutomaTurn[] {
  let from = log.findLastIndex(({ events }) => events.some(beginsTurn));
  const isAnswer = (): boolean => {
    const move = log[from];
    return move !== undefined && answersCharge(move);
  };
  while (isAnswer()) from--;
  return from < 0
    ? []
    : automaTurns(
        log.slice(from).flatMap(({ events }) => events),
        human,
      );
}

/** A moment of the show: the cards, the candidates after so many criteria, what was done, what it brought. */
export interface Moment {
  readonly turn: number;
  readonly shows: 'cards' | 'candidates' | 'done' | 'end';
  /** The deed of the turn that it tells of, and how many criteria have been applied. */
  readonly deed: number;
  readonly criteria: number;
}

/** Every moment of some turns, in their order. */
export const momentsOf = (turns: readonly AutomaTurn[]): readonly Moment[] =>
  turns.flatMap(({ deeds }, turn): Moment[] => [
    { turn, shows: 'cards', deed: 0, criteria: 0 },
    ...deeds.flatMap(({ choice }, deed): Moment[] => [
      ...(choice === undefined
        ? []
        : [0, ...choice.narrowed.map((_, i) => i + 1)].map(
            (criteria): Moment => ({ turn, shows: 'candidates', deed, criteria }),
          )),
      { turn, shows: 'done', deed, criteria: choice?.narrowed.length ?? 0 },
    ]),
    { turn, shows: 'end', deed: deeds.length, criteria: 0 },
  ]);

/** The candidates that are left after so many criteria. */
export const leftAfter = (
  { candidates, narrowed }: AutomaChoice,
  criteria: number,
): AutomaChoice['candidates'] => (criteria === 0 ? candidates : (narrowed[criteria - 1]?.left ?? candidates));

const isHex = (candidate: number | string): candidate is HexId => typeof candidate === 'number';

/** What is weighed on the map. */
export function weighedAt(turns: readonly AutomaTurn[], moment: Moment): MapMarks['weighed'] {
  const choice = turns[moment.turn]?.deeds[moment.deed]?.choice;
  if (choice === undefined || !isHex(choice.chosen) || moment.shows === 'end' || moment.shows === 'cards')
    return undefined;
  if (moment.shows === 'done') return { left: [], out: [], taken: choice.chosen };
  const left = leftAfter(choice, moment.criteria).filter(isHex);
  return { left, out: choice.candidates.filter(isHex).filter((hex) => !left.includes(hex)) };
}

const structureNames: readonly string[] = structureIds;

/** A structure by its id; none where there is no such id. */
export const structureNamed = (id: string | undefined): Structure =>
  Math.max(0, structureNames.indexOf(id ?? ''));

type Standing = Partial<Pick<Space, 'owner' | 'structure'>>;

/** How a space looked before this was done. */
function before({ choice, done }: AutomaDeed): readonly [HexId, Standing] | undefined {
  if (choice === undefined || done === undefined || !isHex(choice.chosen)) return undefined;
  const from = structureNamed(choice.from);
  return [choice.chosen, choice.of === 'upgrade' ? { structure: from } : { owner: undefined, structure: 0 }];
}

/** The spaces as they looked at this moment: what the Automa does later is not there yet. */
export function spacesAt(
  spaces: readonly Space[],
  turns: readonly AutomaTurn[],
  { turn, deed, shows }: Moment,
): readonly Space[] {
  const later = turns.flatMap(({ deeds }, t) =>
    deeds.filter((_, d) => t > turn || (t === turn && (d > deed || (d === deed && shows !== 'done')))),
  );
  // What was done first is told last, so that it stands where one space was used twice.
  const looks = new Map(
    later
      .flatMap((each) => {
        const look = before(each);
        return look === undefined ? [] : [look];
      })
      .reverse(),
  );
  return looks.size === 0
    ? spaces
    : spaces.map((space) => {
        const look = looks.get(space.hex);
        return look === undefined ? space : { ...space, ...look };
      });
}
