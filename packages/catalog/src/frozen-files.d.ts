/** The files that `npm run freeze` makes: JavaScript, as it was built then. */
declare module '*.frozen.js' {
  export const loaded: import('./loaded-game.ts').LoadedGame;
  export const bot: unknown;
}
