/** A standard project in words. */
import type { ProjectId } from '@orrery/terraforming-mars';
import { projectEffectText, projectsOf, projectText } from '@orrery/terraforming-mars/advice';
import { Coin } from '../drawing/icon.tsx';
import { useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './project-detail.module.css';

export function ProjectDetail({ project }: { readonly project: ProjectId }) {
  const { position, mine } = useScene();
  const { t, format } = useMarsWords();
  const advice =
    mine === undefined ? undefined : projectsOf(position, mine).find((each) => each.project === project);
  if (advice === undefined) return null;
  const { cost, printed, inVain, hasRoom } = advice;
  return (
    <article className={styles.detail}>
      <header>
        <Coin n={cost} size={32} />
        <div>
          <h3>{format(projectText(project))}</h3>
          <small>
            {cost === printed ? t('web.mars.projects.kind') : t('web.mars.projects.cheaper', { printed })}
          </small>
        </div>
      </header>
      <p>{t('web.mars.sentence', { text: format(projectEffectText(project)) })}</p>
      {hasRoom ? null : <p data-why="">{t('web.mars.projects.noAreaLong')}</p>}
      {inVain ? <p data-why="">{t('web.mars.projects.inVainLong')}</p> : null}
    </article>
  );
}
