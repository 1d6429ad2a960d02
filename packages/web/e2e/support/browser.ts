/** A browser for the tests: the system's Chromium, because no other is downloaded. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM ?? places.find((place) => existsSync(place));

let folder: string | undefined;

/** Chromium forgets files of its own now and then: it has a temporary folder to itself, removed with this process. */
function temporaryFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'orrery-chromium-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 5 }));
    folder = made;
  }
  return folder;
}

export const launch = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  if (executablePath === undefined)
    throw new Error('The browser tests need Chromium; install it or name it in CHROMIUM.');
  return chromium.launch({
    executablePath,
    env: { ...process.env, TMPDIR: temporaryFolder() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

export const sizes = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof sizes;

export const languages = ['en', 'pt', 'pl'] as const;
export type Language = (typeof languages)[number];
const locales = { en: 'en-GB', pt: 'pt-BR', pl: 'pl-PL' } as const;

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface Look {
  readonly size?: Size;
  readonly language?: Language;
  readonly theme?: Theme;
}

/** A person with a browser of their own; what goes wrong on their pages is collected. */
export async function visitor(
  browser: Browser,
  address: string,
  { size = 'desktop', language = 'en', theme = 'dark' }: Look = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === 'phone',
    locale: locales[language],
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: address,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A host without a table server answers its addresses with the client; that is no fault.
    if (message.type() === 'error' && !message.text().includes('/api/')) faults.push(message.text());
  });
  return { context, page, faults };
}
