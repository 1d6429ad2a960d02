/** The Automa's parts, loaded with the first table that has one. */
import { type ComponentProps, lazy, Suspense } from 'react';

type Parts = typeof import('./parts.ts');

const load = (): Promise<Parts> => import('./parts.ts');

const LoadedBests = lazy(async () => ({ default: (await load()).Bests }));
const LoadedOpponent = lazy(async () => ({ default: (await load()).AutomaOpponent }));
const LoadedTurnPanel = lazy(async () => ({ default: (await load()).TurnPanel }));
const LoadedTurnsSaid = lazy(async () => ({ default: (await load()).TurnsSaid }));

export const Bests = (props: ComponentProps<Parts['Bests']>) => (
  <Suspense>
    <LoadedBests {...props} />
  </Suspense>
);
export const AutomaOpponent = (props: ComponentProps<Parts['AutomaOpponent']>) => (
  <Suspense>
    <LoadedOpponent {...props} />
  </Suspense>
);
export const TurnPanel = (props: ComponentProps<Parts['TurnPanel']>) => (
  <Suspense>
    <LoadedTurnPanel {...props} />
  </Suspense>
);
export const TurnsSaid = (props: ComponentProps<Parts['TurnsSaid']>) => (
  <Suspense>
    <LoadedTurnsSaid {...props} />
  </Suspense>
);
