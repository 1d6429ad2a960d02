import type { Core, Game } from '../src/index.ts';

/** The same game with some of its methods replaced, whoever listens. */
export function tamper<S extends Core, V extends object>(
  game: Game<S, V>,
  replace: (game: Game<S, V>) => Partial<Game<S, V>>,
): Game<S, V> {
  const replaced = replace(game);
  return new Proxy(game, {
    get(target, name) {
      if (name === 'with')
        return (...listeners: Parameters<Game['with']>) => tamper(target.with(...listeners), replace);
      const own: unknown = Reflect.get(replaced, name);
      const value: unknown = own ?? Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
