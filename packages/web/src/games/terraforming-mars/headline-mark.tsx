/** How far Mars still is from being terraformed, beside the generation. */
import type { CoreView, Message } from '@orrery/kernel';
import { parametersLeft } from '@orrery/terraforming-mars/advice';
import styles from './headline-mark.module.css';
import { isMarsView, positionFrom } from './table.ts';
import { wordsFrom } from './words.ts';

export function HeadlineMark(props: {
  readonly view: object & CoreView;
  readonly format: (message: Message) => string;
}) {
  const { view, format } = props;
  if (!isMarsView(view)) return null;
  const { all: steps } = parametersLeft(positionFrom(view));
  return (
    <span className={styles.left} data-may-clip>
      {wordsFrom(format).t('web.mars.headline.left', { steps })}
    </span>
  );
}
