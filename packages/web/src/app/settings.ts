/** What a person has chosen for this browser; takes effect at once. */
import { LEVELS, type Level } from '@orrery/bots/text';
import { type Language, languages, pickLanguage } from '@orrery/text';
import { keep, keptFields, writeKept } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const themes = ['system', 'dark', 'light'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;
export const motions = ['system', 'reduced'] as const;
/** When an answer leaves: after a confirmation, after the whole turn is put together, or with the first click. */
export const confirmations = ['answer', 'turn', 'never'] as const;

/** When a bot says what it would choose: when somebody asks, at every question, or never. */
export const hintTimes = ['ask', 'always', 'never'] as const;

/** Tables with a drawn board can be shown in lists as well. */
const tables = ['drawn', 'listed'] as const;

interface Settings {
  readonly theme: (typeof themes)[number];
  readonly language: Language;
  readonly textSize: (typeof textSizes)[number];
  readonly motion: (typeof motions)[number];
  readonly confirm: (typeof confirmations)[number];
  readonly table: (typeof tables)[number];
  readonly hints: (typeof hintTimes)[number];
  /** The name at tables: an astronomer's until another one is given. */
  readonly name: string;
  /** How well the bots play that one was last against. */
  readonly level: Level;
}

const KEY = 'orrery.settings';

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);

const astronomers = [
  'Halley',
  'Hypatia',
  'Kepler',
  'Leavitt',
  'Herschel',
  'Rubin',
  'Tycho',
  'Cannon',
  'Galileo',
];

const someAstronomer = (): string => astronomers[Math.floor(Math.random() * astronomers.length)] ?? 'Halley';

function read(): Settings {
  const kept = keptFields(keep(), KEY);
  return {
    theme: oneOf(themes, kept.theme) ?? 'system',
    language: oneOf(languages, kept.language) ?? pickLanguage(navigator.languages ?? [navigator.language]),
    textSize: oneOf(textSizes, kept.textSize) ?? 'normal',
    motion: oneOf(motions, kept.motion) ?? 'system',
    confirm: oneOf(confirmations, kept.confirm) ?? 'answer',
    table: oneOf(tables, kept.table) ?? 'drawn',
    hints: oneOf(hintTimes, kept.hints) ?? 'ask',
    name: typeof kept.name === 'string' && kept.name.trim() !== '' ? kept.name : someAstronomer(),
    level: oneOf(LEVELS, kept.level) ?? 'casual',
  };
}

const store = createStore(read());
const darkness = matchMedia('(prefers-color-scheme: light)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const themeOf = ({ theme }: Settings): 'dark' | 'light' =>
  theme === 'system' ? (darkness.matches ? 'light' : 'dark') : theme;

export const isStill = ({ motion }: Settings): boolean => motion === 'reduced' || stillness.matches;

/** Marks the page, so that style sheets know. */
function show(): void {
  const settings = store.get();
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  dataset.theme = themeOf(settings);
  dataset.text = settings.textSize;
  dataset.motion = isStill(settings) ? 'reduced' : 'full';
}

export function startSettings(): void {
  show();
  writeKept(keep(), KEY, store.get());
  darkness.addEventListener('change', show);
  stillness.addEventListener('change', show);
}

export function change(changes: Partial<Settings>): void {
  store.set({ ...store.get(), ...changes });
  writeKept(keep(), KEY, store.get());
  show();
}

export const settings = (): Settings => store.get();
export const useSettings = (): Settings => useStore(store);
