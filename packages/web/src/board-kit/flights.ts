/**
 * Motion from events: things fly between places of the table to say what has just happened. They lie over everything, take
 * no click, and any click or key puts an end to them. With reduced motion there are none.
 *
 * A board marks its places with `data-place`; an event becomes flights between two of them.
 */
import type { GameEvent } from '@orrery/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import type { BoardProps } from './board.ts';
import { type Point, screenMiddleOf, zoomOf } from './measures.ts';

/** One thing on its way. */
export interface Flight {
  /** The names of two places; a flight whose places are not on the screen is left out. Without a beginning, the thing at
   * its goal drops into its place. */
  readonly from?: string;
  readonly to: string;
  /** How it looks, as a class of a style sheet; absent when the thing at its goal comes flying itself. */
  readonly look?: string | undefined;
  readonly text?: string;
  /** A CSS colour for the look. */
  readonly colour?: string;
}

const [LENGTH, STAGGER, MOST] = [320, 45, 14];
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const placeIn = (root: HTMLElement, name: string): Element | undefined =>
  root.querySelector(`[data-place="${CSS.escape(name)}"]`) ?? undefined;

/** So many pixels things drop, and for how long. */
const [DROP, DROPPING] = [6, 260];

/** A pixel of the screen in the lengths of a thing: drawings have units of their own. */
function pixelIn(thing: Element): number {
  if (!(thing instanceof SVGGraphicsElement)) return 1 / zoomOf(thing);
  const { height } = thing.getBoundingClientRect();
  return height === 0 ? 0 : thing.getBBox().height / height;
}

function drop(thing: Element, delay: number): (() => void)[] {
  const from = { transform: `translateY(${-DROP * pixelIn(thing)}px)`, opacity: 0 };
  const moving = thing.animate([from, {}], { duration: DROPPING, delay, easing: EASE, fill: 'backwards' });
  return [() => moving.cancel()];
}

/** Sets one thing flying; what it gives back ends the flight at once. */
function start(root: HTMLElement, { from, to, look, text, colour }: Flight, delay: number): (() => void)[] {
  const goal = placeIn(root, to);
  if (goal === undefined) return [];
  if (from === undefined) return drop(goal, delay);
  const begin = placeIn(root, from);
  if (begin === undefined) return [];
  const [a, b] = [screenMiddleOf(begin), screenMiddleOf(goal)];
  const timing = { duration: LENGTH, delay, easing: EASE, fill: 'backwards' } as const;
  if (look === undefined) {
    const zoom = zoomOf(goal);
    const way = `translate(${(a.x - b.x) / zoom}px, ${(a.y - b.y) / zoom}px)`;
    const moving = goal.animate([{ transform: `${way} scale(0.7)`, opacity: 0.2 }, {}], timing);
    return [() => moving.cancel()];
  }
  const ghost = document.createElement('div');
  ghost.className = `flight ${look}`;
  ghost.ariaHidden = 'true';
  ghost.textContent = text ?? '';
  if (colour !== undefined) ghost.style.setProperty('--flight', colour);
  document.body.append(ghost);
  const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const moving = ghost.animate(
    [
      { transform: at(a), opacity: 0 },
      { transform: at(a), opacity: 1, offset: 0.15 },
      { transform: at(b), opacity: 1, offset: 0.85 },
      { transform: at(b), opacity: 0 },
    ],
    timing,
  );
  const end = (): void => ghost.remove();
  moving.addEventListener('finish', end);
  return [end];
}

/** Shows what has happened since the last view as flights over the board. */
export function useFlights(
  board: RefObject<HTMLElement | null>,
  { news, reducedMotion }: Pick<BoardProps, 'news' | 'reducedMotion'>,
  flightsOf: (event: GameEvent) => readonly Flight[],
): void {
  const latest = useRef(flightsOf);
  useEffect(() => {
    latest.current = flightsOf;
  });
  useEffect(() => {
    const root = board.current;
    if (reducedMotion || root === null) return;
    const flights = news.events.flatMap((event) => latest.current(event)).slice(-MOST);
    const ends = flights.flatMap((flight, i) => start(root, flight, i * STAGGER));
    if (ends.length === 0) return;
    const stop = (): void => {
      for (const end of ends) end();
    };
    // Not undone by the next update: a flight goes on to its goal unless somebody wants to act.
    addEventListener('pointerdown', stop, { once: true, capture: true });
    addEventListener('keydown', stop, { once: true, capture: true });
  }, [board, news, reducedMotion]);
}
