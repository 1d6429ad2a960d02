/** Who does what before the first round, in their order. */
import { boosterOrder, firstStructures, type Structure, structureIds } from '@orrery/gaia-project/advice';
import type { Seat as SeatNumber } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { Mark, Seat } from '../../drawing/mark.tsx';
import { type Scene, seatAt, useScene } from '../../table.ts';
import { useGaiaWords, type Words } from '../../words.ts';
import styles from './order.module.css';

type When = 'done' | 'now' | 'later';

const whenOf = (at: number, now: number): When => (at < now ? 'done' : at === now ? 'now' : 'later');

function Steps(props: {
  readonly name: string;
  /** Seats alone, with arrows between them. */
  readonly plain?: boolean;
  readonly steps: readonly { readonly key: string; readonly when: When; readonly inside: ReactNode }[];
}) {
  return (
    <ol className={styles.steps} data-plain={props.plain === true ? '' : undefined} aria-label={props.name}>
      {props.steps.map(({ key, when, inside }) => (
        <li key={key} data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
          {inside}
        </li>
      ))}
    </ol>
  );
}

/** Where each seat's first structures stand, in the order of the map; which was first is not known, nor does it matter. */
function sectorsOf({ view, board }: Scene, seat: SeatNumber): string[] {
  return view.owners.flatMap((owner, planet) => {
    const hex = board?.planets[planet];
    return owner !== seat || hex === undefined ? [] : [String(board?.sector[hex] ?? 0).padStart(2, '0')];
  });
}

const nameOf = (scene: Scene, { t }: Words, seat: SeatNumber): string =>
  seat === scene.mine ? t('web.gaia.setup.you') : (seatAt(scene, seat)?.name ?? '');

/** The order in which factions are chosen. `short`: whoever has one is called by it. */
export function ChoosingOrder({ short = false }: { readonly short?: boolean }) {
  const scene = useScene();
  const words = useGaiaWords();
  const { view } = scene;
  const now = view.order.findIndex((seat) => view.players[seat]?.faction === null);
  const steps = view.order.map((seat, i) => {
    const faction = view.players[seat]?.faction ?? null;
    const when = whenOf(i, now < 0 ? view.order.length : now);
    return {
      key: String(seat),
      when,
      inside: (
        <>
          <Seat seat={seatAt(scene, seat)} />
          {short ? (
            <span>{faction === null ? nameOf(scene, words, seat) : words.faction(faction)}</span>
          ) : (
            <span>
              {nameOf(scene, words, seat)}
              <small>
                {faction === null
                  ? words.t(when === 'now' ? 'web.gaia.setup.choosing' : 'web.gaia.setup.waits')
                  : words.faction(faction)}
              </small>
            </span>
          )}
        </>
      ),
    };
  });
  return <Steps name={words.t('web.gaia.setup.choosingOrder')} steps={steps} />;
}

/** How many first structures stand already. */
export const placedSoFar = ({ view }: Pick<Scene, 'view'>): number =>
  view.players.reduce((sum, { counts }) => sum + counts.reduce((all, count) => all + count, 0), 0);

/** What is placed next; undefined where everything stands. */
export const placedNext = ({ view }: Pick<Scene, 'view'>): Structure | undefined =>
  firstStructures(view)[placedSoFar({ view })]?.structure;

/** What is being done before the first round. */
export function setupStep(view: Scene['view']): 'factions' | 'map' | 'structures' | 'boosters' {
  const { players } = view;
  if (players.some(({ faction }) => faction === null)) return 'factions';
  // Nobody has what their board gives them before the map lies.
  if (players.every(({ credits }) => credits === 0)) return 'map';
  return placedNext({ view }) === undefined ? 'boosters' : 'structures';
}

const markOf = (structure: Structure) =>
  structureIds[structure] === 'planetary-institute' ? 'planetary-institute' : 'mine';

/** First structures, there and back. `done`: how many stand; nobody has begun where it is absent, and it is told in short. */
export function PlacingOrder({ done = -1 }: { readonly done?: number }) {
  const scene = useScene();
  const words = useGaiaWords();
  const stands = scene.view.players.map((_, seat) => sectorsOf(scene, seat));
  const steps = firstStructures(scene.view).map(({ seat, structure }, i) => ({
    key: `${i + 1}`,
    when: done < 0 ? ('later' as const) : whenOf(i, done),
    inside: (
      <>
        <Seat seat={seatAt(scene, seat)} />
        <span className="hidden">{nameOf(scene, words, seat)}</span>
        {done < 0 && markOf(structure) === 'mine' ? null : <Mark name={markOf(structure)} size={13} />}
        {i < done && !scene.phone ? stands[seat]?.shift() : null}
      </>
    ),
  }));
  return <Steps name={words.t('web.gaia.setup.placingOrder')} steps={steps} plain={done < 0} />;
}

/** Boosters, the last player first. */
export function BoosterOrder() {
  const scene = useScene();
  const words = useGaiaWords();
  const order = boosterOrder(scene.view);
  const now = order.findIndex((seat) => scene.view.players[seat]?.booster === null);
  const begun = order.some((seat) => scene.view.players[seat]?.booster !== null);
  const steps = order.map((seat, i) => ({
    key: String(seat),
    when: begun ? whenOf(i, now) : ('later' as const),
    inside: (
      <>
        <Seat seat={seatAt(scene, seat)} />
        <span className="hidden">{nameOf(scene, words, seat)}</span>
      </>
    ),
  }));
  return <Steps name={words.t('web.gaia.setup.boosterOrder')} steps={steps} plain />;
}
