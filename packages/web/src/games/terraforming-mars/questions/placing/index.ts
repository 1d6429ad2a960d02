/** Where a tile or a marker goes: areas in brass with what each brings, the best ones in the tray. */
import type { MapMarks } from '../../map/marks.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { AreaBrief, ChosenBrief } from './brief.tsx';
import { ChosenArea } from './detail.tsx';
import { choiceAt, chosenIn, placingIn, pointsAt, stopIn } from './placing.ts';
import { AreaTray } from './tray.tsx';
import { bringsText, placingWords, plantsIn } from './words.ts';

function marksOf(table: Table): MapMarks {
  const placing = placingIn(table);
  if (placing === undefined) return {};
  return {
    open: new Map(
      placing.choices.map((choice) => [
        choice.area,
        {
          points: pointsAt(placing, choice),
          // At the end only points count.
          ...(placing.final ? {} : { megacredits: choice.advice.gain.megacredits ?? 0 }),
        },
      ]),
    ),
    ghost: placing.tile ?? 'claim',
    chosen: chosenIn(table, placing)?.area,
    Brief: AreaBrief,
    does: (area, words) => {
      const choice = choiceAt(placing, area);
      return choice === undefined ? '' : bringsText(words, placing, choice);
    },
  };
}

export const placing: Place = {
  Tray: AreaTray,
  Dock: ChosenArea,
  dockName: 'web.mars.dock.area',
  words: placingWords,
  marks: marksOf,
  phone: 'mars',
  Phone: ChosenBrief,
};

function finalWords(table: Table, words: Words) {
  const { t } = words;
  const { has, needs, tiles } = plantsIn(table);
  const stop = stopIn(table);
  const { detail, ...rest } = placingWords(table, words);
  return {
    ...rest,
    title: t('web.mars.final.title', { needs }),
    detail: [detail, t('web.mars.final.plants', { has, tiles })].join(' '),
    also:
      stop === undefined
        ? []
        : [
            {
              text: t(table.phone ? 'web.mars.final.stopBriefly' : 'web.mars.final.stop'),
              key: '0',
              act: () => table.choice.give(stop.value),
            },
          ],
  };
}

export const finalGreenery: Place = {
  ...placing,
  words: finalWords,
  keys: (table) => {
    const stop = stopIn(table);
    return stop === undefined ? {} : { '0': () => table.choice.give(stop.value) };
  },
};
