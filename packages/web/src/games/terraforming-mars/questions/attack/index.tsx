/** Taking from a player: who, what and how much, with what is left to them; or from nobody. */

import { resources } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { Stepper } from '../../dock/stepper.tsx';
import type { IconName } from '../../drawing/icon.tsx';
import { type Table, useTable } from '../../table.ts';
import { Change } from '../../tray/change.tsx';
import { Tray, type TrayOption } from '../../tray/tray.tsx';
import { useMarsWords, type Words } from '../../words.ts';
import { askedFor, cardName, oneOf, pickOf, playerName } from '../common.ts';
import type { Place } from '../place.ts';
import { SeatMarkOf } from '../seat-mark.tsx';
import styles from './attack.module.css';
import { type Loss, lossesOf } from './losses.ts';

const NOBODY = 'none';

const iconOf = ({ what }: Loss): IconName => ('resource' in what ? what.resource : `cube-${what.cubes}`);
const nameOf = ({ what }: Loss): string => ('resource' in what ? what.resource : what.cubes);

/** "4 plants": what is taken, in words. */
const amountText = ({ format }: Words, { what }: Loss, n: number): string =>
  format({
    key: 'resource' in what ? `mars.amount.${what.resource}` : `mars.cubes.${what.cubes}`,
    args: { n },
  });

function noteOn(table: Table, { t }: Words, { seat, what }: Loss): string | undefined {
  if (seat === table.mine) return t('web.mars.attack.own');
  const production =
    'resource' in what ? table.view.players[seat]?.production[resources.indexOf(what.resource)] : undefined;
  return production === undefined ? undefined : t('web.mars.attack.makes', { n: production });
}

/** So many from each card or from the stock. */
function Amounts({ loss, words }: { readonly loss: Loss; readonly words: Words }) {
  const { t } = words;
  const room = loss.most - loss.takes;
  return loss.parts.map((part) => {
    const name = part.card === undefined ? t('web.mars.attack.loses') : cardName(words, part.card);
    return (
      <span key={part.id} className={styles.amount}>
        <Stepper
          name={name}
          n={part.n}
          least={loss.parts.length === 1 ? Math.max(1, loss.least) : 0}
          most={Math.min(part.max, part.n + room)}
          onChange={(n) => loss.set(part.id, n)}
        />
        {name}
      </span>
    );
  });
}

function optionOf(table: Table, words: Words, loss: Loss): TrayOption {
  const { t } = words;
  const title = playerName(table, words, loss.seat);
  const { has, takes, closed } = loss;
  return {
    key: loss.key,
    title,
    mark: <SeatMarkOf seat={loss.seat} />,
    figures: has === undefined ? undefined : <Change icon={iconOf(loss)} from={has} to={has - takes} />,
    note: noteOn(table, words, loss),
    control:
      closed === undefined && loss.parts.length > 0 ? <Amounts loss={loss} words={words} /> : undefined,
    closed,
    chosen: loss.chosen,
    press: () => (loss.chosen && table.choice.ready ? table.choice.confirm() : loss.choose()),
    label: [
      title,
      has === undefined ? '' : amountText(words, loss, has),
      takes === 0 ? '' : t('web.mars.attack.spoken', { n: takes }),
    ]
      .filter((part) => part !== '')
      .join(', '),
    ...(loss.seat < 0 ? {} : { thing: { seat: loss.seat } }),
  };
}

/** Nothing is taken: an option of its own, or the amount 0. */
function nobody(table: Table): { readonly chosen: boolean; choose(): void; give(): void } | undefined {
  const { question, choice } = table;
  if (question?.shape === 'amounts' && question.min === 0) {
    const chosen =
      choice.selection.shape === 'amounts' && Object.values(choice.selection.amounts).every((n) => n === 0);
    const choose = (): void => {
      for (const { id } of question.parts) choice.setAmount(id, 0);
    };
    return { chosen, choose, give: choose };
  }
  if (!oneOf(table).some(({ value }) => value === NOBODY)) return undefined;
  return {
    chosen: pickOf(table) === NOBODY,
    choose: () => choice.toggle(NOBODY),
    give: () => choice.give(NOBODY),
  };
}

function nobodyOption(table: Table, { t }: Words): readonly TrayOption[] {
  const none = nobody(table);
  if (none === undefined) return [];
  const { chosen } = none;
  return [
    {
      key: NOBODY,
      title: t('web.mars.attack.nobody'),
      mark: <SeatMarkOf seat={undefined} />,
      note: t('web.mars.attack.rest'),
      foot: t('web.mars.attack.nothing'),
      chosen,
      press: () => (chosen && table.choice.ready ? table.choice.confirm() : none.choose()),
      nothing: none.give,
      label: `${t('web.mars.attack.nobody')}. ${t('web.mars.attack.rest')}`,
    },
  ];
}

function AttackTray() {
  const table = useTable();
  const words = useMarsWords();
  const losses = lossesOf(table, words.format);
  const most = Math.max(0, ...losses.map(({ most: n }) => n));
  return (
    <Tray
      title={words.t('web.mars.attack.upTo', { n: most })}
      note={words.t('web.mars.attack.how')}
      options={[...losses.map((loss) => optionOf(table, words, loss)), ...nobodyOption(table, words)]}
    />
  );
}

function attackWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const losses = lossesOf(table, words.format);
  const loss = losses.find(({ chosen }) => chosen);
  const kinds = new Set(losses.map(nameOf));
  const what = kinds.size === 1 ? [...kinds][0] : 'several';
  const none = nobody(table);
  const also = none === undefined ? [] : [{ text: t('web.mars.attack.nobody'), key: '0', act: none.give }];
  const title = askedFor(table, words, 'web.mars.attack.title', { what: what ?? 'several' });
  if (loss === undefined)
    return {
      title,
      detail: t(none?.chosen === true ? 'web.mars.attack.rest' : 'web.mars.attack.one'),
      also,
      ...(none?.chosen === true ? { confirm: t('web.mars.attack.nothing') } : {}),
    };
  const name = playerName(table, words, loss.seat);
  const own = loss.seat === table.mine;
  const amount = amountText(words, loss, loss.takes);
  return {
    title,
    detail: t(own ? 'web.mars.attack.youLose' : 'web.mars.attack.theyLose', {
      name,
      amount,
      left: (loss.has ?? loss.takes) - loss.takes,
    }),
    confirm: t(own ? 'web.mars.attack.takeOwn' : 'web.mars.attack.take', { name, n: loss.takes }),
    also,
  };
}

export const attack: Place = { Tray: AttackTray, words: attackWords, phone: 'players' };
