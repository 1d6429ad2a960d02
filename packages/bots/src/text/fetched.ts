/**
 * The words of the bots for whoever fetches one language alone (entry `./text/fetched`). Each stands in a script of its own:
 * JSON that is imported when it is wanted comes from Vite's development server as a script, and browsers refuse that.
 */
export const fetchCatalogue = {
  en: () => import('./fetched/en.ts'),
  pt: () => import('./fetched/pt.ts'),
  pl: () => import('./fetched/pl.ts'),
};
