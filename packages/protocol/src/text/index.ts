/** The words of the server (entry `./text`), for whoever speaks one language: each is fetched by itself. */
export { type ServerKey, serverKeys } from './keys.ts';

export const fetchCatalogue = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
};
