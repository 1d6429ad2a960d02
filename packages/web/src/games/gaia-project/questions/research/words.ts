/** What the question bar says while a tile or a step is being chosen. */
import { type Area, researchAreas } from '@orrery/gaia-project/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { knownFreeSteps } from '../../known.ts';
import { effectsOf, shortArea } from '../../research/wording.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import { areasOffered, builtBy, linkNamed, stepChosen } from './action.ts';

/** The whole action in a few words; at its last link there is less room for them. */
function actionTitle(table: Table, { t }: Words, last = false): string {
  switch (builtBy(table)) {
    case 'lab':
      return t(last ? 'web.gaia.tech.title.labStep' : 'web.gaia.tech.title.lab');
    case 'academy':
      return t(last ? 'web.gaia.tech.title.academyStep' : 'web.gaia.tech.title.academy');
    case undefined:
      return t(last ? 'web.gaia.tech.title.step' : 'web.gaia.tech.title');
  }
}

const confirmText = (table: Table, { t }: Words): string =>
  t(builtBy(table) === undefined ? 'web.gaia.tech.confirm' : 'web.gaia.tech.confirmAll');

const held = ['ore', 'credits', 'knowledge', 'qic', 'vp'] as const;

/** What everything that is chosen brings: what there is more of in the end, and the power that the step charges. */
function gainsText(table: Table, { t, amounts }: Words, area: Area | undefined): string {
  const { mine, view, actual, after } = table;
  const [before, then] = mine === undefined ? [] : [actual.players[mine], after.players[mine]];
  if (mine === undefined || before === undefined || then === undefined) return '';
  const more = Object.fromEntries(held.map((what) => [what, Math.max(0, then[what] - before[what])]));
  const step = area === undefined ? undefined : knownFreeSteps(view, mine).find((each) => each.area === area);
  const gains = { ...more, charge: step?.consequences?.gained.charge ?? 0 };
  return Object.values(gains).some((n) => n > 0) ? t('web.gaia.tech.now', { gains: amounts(gains) }) : '';
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const tileWords = (table: Table, words: Words): BarWords => ({
  title: actionTitle(table, words),
  detail: joined(words.t('web.gaia.tech.tileDetail'), gainsText(table, words, undefined)),
  confirm: confirmText(table, words),
  next: words.t('web.gaia.tech.next.step'),
});

export const coverWords = (table: Table, words: Words): BarWords => ({
  title: words.t('web.gaia.tech.cover'),
  detail: joined(words.t('web.gaia.tech.coverDetail'), gainsText(table, words, undefined)),
  confirm: confirmText(table, words),
  next: words.t('web.gaia.tech.next.step'),
});

/** A step that comes with a tile: where it goes, and what all of the action brings. */
function stepWithTile(table: Table, words: Words, chosen: Area | 'none' | undefined): string {
  const { t } = words;
  const [only, another] = areasOffered(table);
  const all = t('web.gaia.tech.oneAnswer');
  if (chosen === 'none') return joined(t('web.gaia.tech.noStepDetail'), gainsText(table, words, undefined));
  if (chosen === undefined) return t('web.gaia.tech.chooseStep');
  const gains = gainsText(table, words, chosen);
  if (only === undefined || another !== undefined) return joined(all, gains);
  return joined(t('web.gaia.tech.fixed', { area: words.area(chosen) }), stepAlone(table, words, chosen));
}

/** "Gaia 3: a Gaiaformer, a project takes 4 tokens". */
function stepAlone(table: Table, words: Words, chosen: Area | 'none' | undefined): string {
  if (chosen === undefined || chosen === 'none' || table.mine === undefined)
    return words.t('web.gaia.tech.stepDetail');
  const step = knownFreeSteps(table.view, table.mine).find(({ area }) => area === chosen);
  if (step === undefined) return '';
  const effects = effectsOf(words, chosen, step.level + 1).join(', ');
  const sentence = effects === '' ? '' : words.t('web.gaia.tech.effects', { effects });
  const charge =
    step.charge === 0 ? '' : words.t('web.gaia.tech.charges', { n: step.consequences?.gained.charge ?? 0 });
  return joined(sentence, charge);
}

function stepTitle(table: Table, words: Words, chosen: Area | 'none' | undefined): string {
  if (chosen === undefined || chosen === 'none') return words.t('web.gaia.tech.step');
  const level = (table.player?.research[researchAreas.indexOf(chosen)] ?? 0) + 1;
  return words.t('web.gaia.tech.stepTo', { area: shortArea(words, chosen), level });
}

export function areaWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const chosen = stepChosen(table);
  const tile = linkNamed(table, 'tech.tile') !== undefined;
  const optional = optionsOf(table.question).some(({ value }) => value === 'none');
  // A tile that was taken before a reload has left no link, but only a tile brings a step that one need not take.
  const withTile = tile || optional;
  return {
    title: tile ? actionTitle(table, words, true) : stepTitle(table, words, chosen),
    detail: withTile ? stepWithTile(table, words, chosen) : stepAlone(table, words, chosen),
    confirm: tile
      ? confirmText(table, words)
      : t(chosen === 'none' ? 'web.gaia.tech.noStep' : 'web.gaia.tech.advance'),
    ...(optional && chosen !== 'none'
      ? { also: [{ text: t('web.gaia.tech.noStep'), act: () => table.choice.toggle('none') }] }
      : {}),
  };
}
