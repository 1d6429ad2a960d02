/** The turn before anything is touched: the kinds of action, and what can be touched on the map. */
import { useTable } from '../../table.ts';
import { Tray } from '../../tray/tray.tsx';
import { useGaiaWords } from '../../words.ts';
import type { Place } from '../place.ts';
import { marksFor } from './offered.ts';
import { verbCards } from './verbs.ts';
import { WorthKnowing } from './worth-knowing.tsx';

function VerbTray() {
  const table = useTable();
  const words = useGaiaWords();
  return <Tray name={words.t('web.gaia.turn.verbs')} kind="verbs" cards={verbCards(table, words)} />;
}

export const atRest: Place = {
  Tray: VerbTray,
  Detail: WorthKnowing,
  words: ({ choice }, { t }) => ({
    title: t('web.gaia.turn.title'),
    detail: t('web.gaia.turn.detail'),
    confirm: t('web.gaia.turn.choose'),
    also: [
      {
        text: t('web.gaia.turn.freeActions'),
        key: t('web.gaia.turn.freeKey'),
        act: () => choice.touch({ verb: 'free' }),
      },
    ],
  }),
  marks: ({ view, mine }) => (mine === undefined ? {} : marksFor(view, mine, undefined)),
};
