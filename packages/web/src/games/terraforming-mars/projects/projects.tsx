/** The standard projects, and selling patents. */

import type { Option } from '@orrery/kernel';
import { isRecord } from '@orrery/kernel';
import type { ProjectId } from '@orrery/terraforming-mars';
import { type ProjectAdvice, projectSigns, projectsOf, projectText } from '@orrery/terraforming-mars/advice';
import { memo, type ReactNode } from 'react';
import { optionsOf } from '../../../board-kit/choice.ts';
import { Coin, Icon } from '../drawing/icon.tsx';
import { Signs } from '../drawing/signs.tsx';
import { amountIn } from '../parts/amounts.ts';
import { Section } from '../parts/section.tsx';
import { actionQuestionOf, pressing } from '../press.ts';
import { optionsAt, usePointingAt, useScene, useSettledTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './projects.module.css';

export const Projects = memo(function Projects() {
  const { position, mine } = useScene();
  const { t } = useMarsWords();
  if (mine === undefined) return null;
  return (
    <Section title={t('web.mars.projects.title')} className={styles.projects}>
      <ul>
        <SellPatents />
        {projectsOf(position, mine).map((advice) => (
          <Project key={advice.project} advice={advice} />
        ))}
      </ul>
    </Section>
  );
});

function Project({ advice }: { readonly advice: ProjectAdvice }) {
  const { project, cost, short, hasRoom, inVain } = advice;
  const table = useSettledTable();
  const words = useMarsWords();
  const { t, format } = words;
  const [option] = optionsAt({ question: actionQuestionOf(table) }, { project });
  const why = !hasRoom
    ? t('web.mars.projects.noArea')
    : short > 0
      ? t('web.mars.projects.short', { by: short })
      : inVain
        ? t('web.mars.projects.inVain')
        : undefined;
  return (
    <ProjectButton
      option={option}
      name={format(projectText(project))}
      price={amountIn(words, 'megacredits', cost)}
      why={why}
      thing={{ project }}
      mark={<Coin n={cost} size={22} />}
    >
      <Signs signs={projectSigns(project)} size={15} />
    </ProjectButton>
  );
}

/** Cards for M€: the one project that is paid for in cards. */
function SellPatents() {
  const table = useSettledTable();
  const { t } = useMarsWords();
  const option = optionsOf(actionQuestionOf(table)).find(
    ({ value }) => isRecord(value) && value.do === 'sell',
  );
  return (
    <ProjectButton
      option={option}
      name={t('web.mars.projects.sell')}
      price={t('web.mars.projects.sellPrice')}
      why={table.player?.hand.length === 0 ? t('web.mars.projects.noCards') : undefined}
      mark={<Icon name="card" size={18} />}
    >
      <Icon name="arrow" size={14} />
      <Coin n={1} size={18} />
    </ProjectButton>
  );
}

function ProjectButton(props: {
  readonly option: Option | undefined;
  readonly name: string;
  readonly price: string;
  /** Why it cannot be taken, or would be in vain. */
  readonly why: string | undefined;
  readonly thing?: { readonly project: ProjectId };
  readonly mark: ReactNode;
  readonly children: ReactNode;
}) {
  const { option, name, price, why, thing, mark, children } = props;
  const pointing = usePointingAt();
  const { state, chosen, press } = pressing(useSettledTable(), option);
  return (
    <li {...(thing === undefined ? {} : pointing.at(thing))}>
      {/* Closed or open, it stays the same element: a question that closes all of them lays nothing out anew. */}
      <button
        type="button"
        className={styles.project}
        disabled={press === undefined}
        data-state={press === undefined ? undefined : state}
        aria-pressed={press === undefined ? undefined : chosen}
        onClick={press}
      >
        <span className={styles.cost}>{mark}</span>
        <span>
          {name}
          <span className="hidden">, {price}</span>
        </span>
        {why === undefined ? (
          <span className={styles.brings}>{children}</span>
        ) : (
          <small className={styles.why}>{why}</small>
        )}
      </button>
    </li>
  );
}
