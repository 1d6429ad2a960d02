/**
 * Workers that share their chunks with the page. Vite bundles each worker apart, so that page and workers would carry
 * every engine again; as further entries of the same build they load the same files.
 */
import type { Plugin } from 'vite';

/** `new Worker(new URL('./some-worker.ts', import.meta.url)` */
const started = /new Worker\(\s*new URL\('(\.[^']+)', import\.meta\.url\)/g;

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** What Vite's helper does for chunks that are needed soon, it does with the document, and workers have none. */
const withoutDocument = [
  ['deps && deps.length > 0', "typeof document !== 'undefined' && deps && deps.length > 0"],
  ['window.dispatchEvent', 'globalThis.dispatchEvent'],
] as const;

export const workersOfPage: Plugin = {
  name: 'workers-of-page',
  apply: 'build',
  enforce: 'pre',
  transform: {
    order: 'pre',
    async handler(code, id) {
      if (id === PRELOAD_HELPER) {
        for (const [old] of withoutDocument)
          if (!code.includes(old)) this.error(`Vite's helper for preloading has changed: no ${old}`);
        return withoutDocument.reduce((text, [old, mended]) => text.replace(old, mended), code);
      }
      let shared = code;
      for (const [text, path = ''] of code.matchAll(started)) {
        const worker = await this.resolve(path, id);
        if (worker === null) this.error(`there is no worker ${path}`);
        const name = path.replace(/^.*\/|\.ts$/g, '');
        const file = this.emitFile({ type: 'chunk', id: worker.id, name });
        shared = shared.replace(text, `new Worker(import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return shared === code ? undefined : shared;
    },
  },
};
