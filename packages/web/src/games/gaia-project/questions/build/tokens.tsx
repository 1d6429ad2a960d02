/** Which areas the tokens leave: for a Gaia project, or for the satellites of a federation. */

import type { HexId } from '@orrery/gaia-project';
import { holdingsOf, playerAt } from '@orrery/gaia-project/advice';
import type { Question } from '@orrery/kernel';
import { isRecord } from '@orrery/kernel';
import { DetailPanel } from '../../detail/facts.tsx';
import { SpaceDetail } from '../../detail/space.tsx';
import { bowlsText, MiniBowls } from '../../drawing/bowls.tsx';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { Steppers, worthOf } from '../../tray/steppers.tsx';
import { Tray } from '../../tray/tray.tsx';
import { useGaiaWords } from '../../words.ts';
import { plannedShape } from '../federation/tokens.tsx';
import type { Place } from '../place.ts';
import { chargedWarnings } from '../turn/warned.ts';
import { Warnings } from '../turn/warnings.tsx';

const amountsIn = ({ choice: { selection } }: Pick<Table, 'choice'>): Readonly<Record<string, number>> =>
  selection.shape === 'amounts' ? selection.amounts : {};

const destination = ({ args }: Question): 'gaia' | 'supply' => (args.to === 'gaia' ? 'gaia' : 'supply');

/** The planet of the project that is being put together. */
function projectIn({ staged }: Pick<Table, 'staged'>): HexId | undefined {
  for (const answer of staged)
    if ('pick' in answer && isRecord(answer.pick) && answer.pick.do === 'project')
      return typeof answer.pick.at === 'number' ? answer.pick.at : undefined;
  return undefined;
}

/** Tokens that would be given up although they have risen already. */
function chargedIn(table: Pick<Table, 'choice'>): number {
  const { two = 0, three = 0 } = amountsIn(table);
  return two + three;
}

function TokensTray() {
  const table = useTable();
  const { t } = useGaiaWords();
  const { question, choice } = table;
  if (question?.shape !== 'amounts') return null;
  return (
    <Tray
      name={t('web.gaia.tokens.parts')}
      cards={[]}
      above={
        <>
          <Chain question={question} />
          <Warnings all={chargedWarnings(chargedIn(table))} />
        </>
      }
      beside={
        <Steppers
          question={question}
          amounts={amountsIn(table)}
          set={choice.setAmount}
          note={({ max }) => t('web.gaia.build.has', { n: max })}
        />
      }
    />
  );
}

/** The areas as they are, and as they will be. */
function AreasAfter() {
  const table = useTable();
  const words = useGaiaWords();
  const { actual, after, mine } = table;
  if (mine === undefined) return null;
  const [now, then] = [holdingsOf(playerAt(actual, mine)), holdingsOf(playerAt(after, mine))];
  return (
    <DetailPanel title={words.t('web.gaia.tokens.after')}>
      <div>
        <MiniBowls of={then} was={now} size={44} />
        <span className="hidden">{bowlsText(words, then, now)}</span>
      </div>
      <p>{words.t('web.gaia.tokens.stay', { n: then.one + then.two + then.three })}</p>
    </DetailPanel>
  );
}

function TokensDetail() {
  const hex = projectIn(useTable());
  return hex === undefined ? <AreasAfter /> : <SpaceDetail hex={hex} />;
}

export const tokensGivenUp: Place = {
  Tray: TokensTray,
  Detail: TokensDetail,
  words: (table, { t }) => {
    const { question } = table;
    if (question?.shape !== 'amounts') return {};
    const to = destination(question);
    return {
      title: t(`web.gaia.tokens.title.${to}`),
      detail: t(`web.gaia.tokens.${to}`, {
        n: worthOf(question, amountsIn(table)),
        need: question.max,
      }),
      ...(table.preview?.question?.name === 'federation.token'
        ? { next: t('web.gaia.federation.nextToken') }
        : {}),
      ...(to === 'gaia' ? { confirm: t('web.gaia.build.confirm.project') } : {}),
    };
  },
  marks: (table) => {
    const hex = projectIn(table);
    return hex === undefined ? plannedShape(table) : { aim: { to: hex, ghost: 'former' } };
  },
};
