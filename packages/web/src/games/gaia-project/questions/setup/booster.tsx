/** The first booster: its income is counted at once, what it scores with what stands today. */
import { type BoosterId, boosterText, roundTileText } from '@orrery/gaia-project';
import { boosterPoints, boosterRow, type Holdings, holdingsOf, income } from '@orrery/gaia-project/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { bowlsText } from '../../drawing/bowls.tsx';
import { BoosterFace } from '../../drawing/faces.tsx';
import { isPicked } from '../../press.ts';
import { type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { type Key, sentences, useGaiaWords, type Words } from '../../words.ts';
import { capital, purposeOf } from '../booster-words.ts';
import type { Place } from '../place.ts';
import styles from './setup.module.css';

const chosenBooster = (table: Table): BoosterId | undefined =>
  table.view.boosters.find((booster) => isPicked(table, booster));

/** What it brings besides its income. */
function worthText({ view, mine }: Table, { t }: Words, booster: BoosterId): string {
  const { pass, action } = boosterRow(booster);
  if (action !== undefined) return t('web.gaia.setup.booster.special');
  if (pass === undefined || mine === undefined) return t('web.gaia.setup.booster.noPoints');
  return t('web.gaia.setup.booster.today', { vp: boosterPoints(view, mine, booster) });
}

function BoosterTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { view, choice } = table;
  const cards = view.boosters.map((booster): Card => {
    const worth = worthText(table, words, booster);
    return {
      key: booster,
      title: capital(purposeOf(words, booster) ?? words.t('web.gaia.turn.booster.incomeOnly')),
      picture: (
        <span className={styles.booster}>
          <BoosterFace id={booster} stacked size={15} />
        </span>
      ),
      note: worth,
      label: sentences(words.format(boosterText(booster)), worth),
      chosen: isPicked(table, booster),
      press: () => choice.toggle(booster),
    };
  });
  return <Tray name={words.t('web.gaia.setup.booster.title')} kind="verbs" cards={cards} />;
}

const counted = ['credits', 'ore', 'knowledge', 'qic'] as const satisfies readonly (keyof Holdings)[];
const names: Readonly<Record<(typeof counted)[number], Key>> = {
  credits: 'web.gaia.setup.booster.credits',
  ore: 'web.gaia.setup.booster.ore',
  knowledge: 'web.gaia.setup.booster.knowledge',
  qic: 'web.gaia.setup.booster.qic',
};

/** "2 / 4 / 0 → 1 / 5 / 0": tokens in the three areas. */
function powerRow(words: Words, now: Holdings, then: Holdings): Row {
  const shown = ({ one, two, three }: Holdings): string => `${one} / ${two} / ${three}`;
  return {
    key: 'power',
    name: words.t('web.gaia.setup.booster.power'),
    value: (
      <>
        <span className="hidden">{bowlsText(words, then, now)}</span>
        <span aria-hidden="true">{shown(now)}</span>
      </>
    ),
    ...(shown(now) === shown(then) ? {} : { becomes: <span aria-hidden="true">{shown(then)}</span> }),
  };
}

function BoosterDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { view, mine, player } = table;
  const booster = chosenBooster(table);
  if (booster === undefined || mine === undefined || player === undefined)
    return <p>{words.t('web.gaia.setup.booster.touch')}</p>;
  const now = holdingsOf(player);
  const { results } = income(view, mine, booster);
  const [then] = results;
  const rows = counted.map((what): Row => {
    const after = then?.left[what] ?? now[what];
    return {
      key: what,
      name: words.t(names[what]),
      value: now[what],
      ...(after === now[what] ? {} : { becomes: after }),
    };
  });
  const [scored] = view.roundTiles;
  return (
    <DetailPanel title={words.t('web.gaia.setup.booster.round1')}>
      <Facts rows={then === undefined ? rows : [...rows, powerRow(words, now, then.left)]} />
      {scored === undefined ? null : (
        <p>{words.t('web.gaia.turn.know.round', { what: words.format(roundTileText(scored)) })}</p>
      )}
      {results.length > 1 ? <p>{words.t('web.gaia.setup.booster.order')}</p> : null}
    </DetailPanel>
  );
}

/** What the player begins round 1 with; a phone has no panel of details for it. */
function beginningText({ view, mine }: Table, { t, amounts }: Words, booster: BoosterId): string {
  const [then] = mine === undefined ? [] : income(view, mine, booster).results;
  if (then === undefined) return '';
  const { credits, ore, knowledge, qic } = then.left;
  return t('web.gaia.setup.booster.begins', { resources: amounts({ credits, ore, knowledge, qic }) });
}

function words(table: Table, said: Words): BarWords {
  const { t, amounts } = said;
  const booster = chosenBooster(table);
  return {
    title: t('web.gaia.setup.booster.title'),
    detail: booster === undefined ? t('web.gaia.setup.booster.detail') : beginningText(table, said, booster),
    ...(booster === undefined
      ? {}
      : { confirm: t('web.gaia.setup.booster.take', { income: amounts(boosterRow(booster).income) }) }),
  };
}

export const chooseBooster: Place = { Tray: BoosterTray, Detail: BoosterDetail, words };
