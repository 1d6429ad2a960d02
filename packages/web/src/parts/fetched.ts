/** Parts of the screen whose code is fetched when they first show. */
import { type ComponentType, createElement, useEffect, useState } from 'react';

/** What fetches the code of a part; what came is kept. */
interface Fetching<Props> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  here: ComponentType<Props> | undefined;
}

function usePart<Props>(fetching: Fetching<Props>): ComponentType<Props> | undefined {
  const [part, setPart] = useState(() => fetching.here);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (part !== undefined) return;
    fetching.fetch().then(
      (come) => {
        fetching.here = come;
        setPart(() => come);
      },
      (error: unknown) => setFailure({ error }),
    );
  }, [fetching, part]);
  if (failure !== undefined) throw failure.error;
  return part;
}

/**
 * A component whose code is fetched; nothing stands in its place until it is here. React's own `lazy` would keep it back for
 * 300 ms after that nothing was shown, however soon it is here.
 */
export function fetched<Props extends object>(fetch: Fetching<Props>['fetch']): ComponentType<Props> {
  const fetching: Fetching<Props> = { fetch, here: undefined };
  return (props) => {
    const part = usePart(fetching);
    return part === undefined ? null : createElement(part, props);
  };
}
