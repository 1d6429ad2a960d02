/** The link after the shape of a federation and the tokens that it takes: which federation token comes. */
import type { TokenId } from '@orrery/gaia-project';
import { tokenText } from '@orrery/gaia-project';
import { type Holdings, holdingsOf, playerAt, supplyTokens, tokenRow } from '@orrery/gaia-project/advice';
import { same } from '@orrery/kernel';
import type { BarWords } from '../../../../board-kit/board.ts';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { TokenFace } from '../../drawing/faces.tsx';
import type { MapMarks } from '../../map/marks.ts';
import { isPicked } from '../../press.ts';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { linksOf } from '../../tray/links.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { sentences, useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import styles from './federation.module.css';
import { marksOf, shapeAt } from './shapes.ts';

/** The shape that the plan holds, on the map as it was before. */
export function plannedShape(table: Table): MapMarks {
  const { mine } = table;
  const link = linksOf(table).find(({ question }) => question.name === 'federation.form');
  if (mine === undefined || link === undefined || !('picks' in link.answer)) return {};
  const picks = link.answer.picks.filter((pick) => typeof pick === 'number');
  return { federation: marksOf(shapeAt(link.before, mine, picks), mine), faint: true };
}

/** Whether one of the player's own tokens is scored once more. */
const isAgain = ({ question }: Pick<Table, 'question'>): boolean => question?.args.again === true;

function tokenCard(table: Table, words: Words, id: TokenId): Card {
  const { view, choice } = table;
  const again = isAgain(table);
  const option = optionsOf(table.question).find(({ value }) => same(value, id));
  const left = view.tokens[supplyTokens.findIndex((token) => token.id === id)] ?? 0;
  const title = words.format(tokenText(id));
  const note = again ? undefined : words.t('web.gaia.federation.left', { n: left });
  return {
    key: id,
    title: '',
    picture: (
      <span className={styles.token}>
        <TokenFace id={id} size={15} />
      </span>
    ),
    ...(note === undefined ? {} : { note }),
    label: sentences(title, note),
    closed: option === undefined ? words.t('web.gaia.federation.gone') : undefined,
    chosen: isPicked(table, id),
    press: () => choice.follow(id),
  };
}

const tokensShown = (table: Table): readonly TokenId[] =>
  isAgain(table) ? [...new Set(table.player?.tokens ?? [])] : supplyTokens.map(({ id }) => id);

function TokenTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question } = table;
  if (question === undefined) return null;
  return (
    <Tray
      name={words.format(question.text)}
      kind="verbs"
      cards={tokensShown(table).map((id) => tokenCard(table, words, id))}
      above={<Chain question={question} />}
    />
  );
}

const pickedToken = (table: Table): TokenId | undefined =>
  tokensShown(table).find((id) => isPicked(table, id));

const counted = ['vp', 'credits', 'ore', 'knowledge', 'qic'] as const satisfies readonly (keyof Holdings)[];

/** What the player has after the whole action, where it is not what they have now. */
function TokenDetail() {
  const table = useTable();
  const { t, format } = useGaiaWords();
  const { actual, after, mine } = table;
  const id = pickedToken(table);
  if (id === undefined || mine === undefined)
    return <p>{t(isAgain(table) ? 'web.gaia.federation.againNote' : 'web.gaia.federation.tokenNote')}</p>;
  const [now, then] = [holdingsOf(playerAt(actual, mine)), holdingsOf(playerAt(after, mine))];
  const rows = counted
    .filter((what) => now[what] !== then[what])
    .map(
      (what): Row => ({
        key: what,
        name: t(`web.gaia.federation.held.${what}`),
        value: now[what],
        becomes: then[what],
      }),
    );
  return (
    <DetailPanel title={format(tokenText(id))} aside={t('web.gaia.federation.whole')}>
      <Facts rows={rows} />
      <p>
        {t(
          isAgain(table)
            ? 'web.gaia.federation.againNote'
            : tokenRow(id).green
              ? 'web.gaia.federation.green'
              : 'web.gaia.federation.gray',
        )}
      </p>
    </DetailPanel>
  );
}

function tokenWords(table: Table, words: Words): BarWords {
  const id = pickedToken(table);
  const again = isAgain(table);
  const { t, format } = words;
  const titled = again ? {} : { title: t('web.gaia.federation.token') };
  if (id === undefined)
    return {
      ...titled,
      detail: t(
        again
          ? 'web.gaia.federation.againNote'
          : table.phone
            ? 'web.gaia.federation.tokenTap'
            : 'web.gaia.federation.tokenNote',
      ),
      confirm: t(again ? 'web.gaia.turn.choose' : 'web.gaia.federation.form'),
    };
  const { green } = tokenRow(id);
  return {
    ...titled,
    detail: t(
      again
        ? 'web.gaia.federation.againNote'
        : green
          ? 'web.gaia.federation.green'
          : 'web.gaia.federation.gray',
    ),
    confirm: t(again ? 'web.gaia.federation.score' : 'web.gaia.federation.take', {
      gain: format(tokenText(id)),
    }),
  };
}

export const token: Place = { Tray: TokenTray, Detail: TokenDetail, words: tokenWords, marks: plannedShape };
