/** Where we are, from the address; and how to go elsewhere. */
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { parseRoute, pathOf, type Route } from './routes.ts';
import { createStore, useStore } from './store.ts';

export type { ReplayOf } from './routes.ts';

const here = createStore(location.pathname);
addEventListener('popstate', () => here.set(location.pathname));

export const useRoute = (): Route => parseRoute(useStore(here));

export function go(route: Route, { replace = false } = {}): void {
  const path = pathOf(route);
  if (replace) history.replaceState(null, '', path);
  else {
    history.pushState(null, '', path);
    scrollTo(0, 0);
  }
  here.set(path);
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Route;
  readonly children: ReactNode;
}

/** A link inside the client; with a modifier key the browser does what it always does. */
export function Link({ to, children, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={pathOf(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
