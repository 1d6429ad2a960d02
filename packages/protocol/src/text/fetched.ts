/** The words of the server for whoever fetches one language alone (entry `./text/fetched`). */
export const fetchCatalogue = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
};
