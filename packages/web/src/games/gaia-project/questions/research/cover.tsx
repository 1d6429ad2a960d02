/** Which standard tile an advanced one covers: cards with what is lost, here and as long as the step is being chosen. */
import { readTarget, type TileId } from '@orrery/gaia-project';
import { tileRow } from '@orrery/gaia-project/advice';
import type { Question } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import detail from '../../detail/detail.module.css';
import { TileFace } from '../../drawing/faces.tsx';
import { type Pressing, pressingAt } from '../../press.ts';
import { tileName } from '../../research/wording.ts';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { Tray } from '../../tray/tray.tsx';
import { sentences, useGaiaWords, type Words } from '../../words.ts';
import { linkNamed } from './action.ts';
import styles from './cover.module.css';

interface Cover {
  readonly tile: TileId;
  /** What stops with it. */
  readonly loss: string;
  readonly pressing: Pressing;
}

function lossOf({ t, amounts }: Words, tile: TileId): string {
  const { income, on, action, bigValue } = tileRow(tile);
  if (income !== undefined) return t('web.gaia.tech.loss.income', { gains: amounts(income) });
  if (on !== undefined) return t('web.gaia.tech.loss.on', { vp: on.vp });
  if (action !== undefined) return t('web.gaia.tech.loss.action');
  return bigValue === undefined ? t('web.gaia.tech.loss.nothing') : t('web.gaia.tech.loss.value');
}

/** The tiles that can be covered: by the open question, or by the link in the plan that has answered it. */
export function coversOf(table: Table, words: Words): Cover[] {
  const question =
    table.question?.name === 'tech.cover' ? table.question : linkNamed(table, 'tech.cover')?.question;
  return optionsOf(question).flatMap(({ target }): Cover[] => {
    const tile = readTarget(target)?.tile;
    if (tile === undefined) return [];
    const pressing = pressingAt(table, { tile }, ['tech.cover']);
    return [{ tile, loss: lossOf(words, tile), pressing }];
  });
}

/** One card beside the other: in the panel of details, and below the chain on a phone. */
export function CoverCards() {
  const table = useTable();
  const words = useGaiaWords();
  const covers = coversOf(table, words);
  useBoardKeys(Object.fromEntries(covers.map(({ pressing }, i) => [String(i + 1), pressing.press])));
  return (
    <fieldset className={styles.covers} aria-label={words.t('web.gaia.tech.cover')}>
      {covers.map(({ tile, loss, pressing: { press, chosen, state } }, i) => (
        <button
          key={tile}
          type="button"
          className={styles.cover}
          data-state={state}
          aria-pressed={chosen}
          aria-label={sentences(tileName(words, tile), loss)}
          onClick={press}
        >
          <b>
            <TileFace id={tile} covered={chosen} />
            <em aria-hidden="true">{i + 1}</em>
          </b>
          <span>{loss}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function CoverDetail() {
  const { t } = useGaiaWords();
  const { player } = useTable();
  return (
    <>
      <h3 className={detail.heading}>
        {t('web.gaia.tech.cover')}
        <small>{t('web.gaia.tech.coverNote')}</small>
      </h3>
      <CoverCards />
      {player?.green === 1 ? (
        <p className={detail.closed}>{t('web.gaia.tech.lastGreen')}</p>
      ) : (
        <p>{t('web.gaia.tech.turnsGrey')}</p>
      )}
    </>
  );
}

/** The chain, and on a phone, which has no panel of details, the cards. */
export function ChainAndCovers({ question }: { readonly question: Question }) {
  const table = useTable();
  const covers = coversOf(table, useGaiaWords()).length > 0;
  return (
    <>
      <Chain question={question} />
      {table.phone && covers ? <CoverCards /> : null}
    </>
  );
}

export function CoverTray() {
  const { question } = useTable();
  const { t } = useGaiaWords();
  if (question === undefined) return null;
  return <Tray name={t('web.gaia.tech.cover')} cards={[]} above={<ChainAndCovers question={question} />} />;
}
