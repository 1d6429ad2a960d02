/** A message in words. Names of components that are not in the language of the screen are set apart from it. */
import type { Message } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import styles from './said.module.css';

/** A name, in italics where it is English on a screen in another language. */
export function CardName({ name, text }: { readonly name: Message; readonly text: string }) {
  const { names, language } = useWords();
  return names.isEnglish(name.key, language) ? <i lang="en">{text}</i> : text;
}

export function Said(props: {
  readonly of: Message;
  /** What to make of a name, for instance a button; just the name where absent. */
  readonly named?: (card: string, name: ReactNode) => ReactNode;
}) {
  const { parts, names } = useWords();
  const all = parts(props.of);
  let at = 0;
  return all.map((part, i) => {
    // Two names in one message stand at two places, also where they are the same.
    const place = at;
    at += typeof part === 'string' ? part.length : part.text.length;
    const named = (each: (typeof all)[number] | undefined): boolean =>
      typeof each === 'object' && props.named !== undefined && names.cardOf(each.name.key) !== undefined;
    if (typeof part === 'string') return named(all[i - 1]) ? part.slice(stopOf(part).length) : part;
    const name = <CardName key={place} {...part} />;
    const card = names.cardOf(part.name.key);
    return card === undefined || props.named === undefined ? (
      name
    ) : (
      <span key={place} className={styles.named}>
        {props.named(card, name)}
        {stopOf(all[i + 1])}
      </span>
    );
  });
}

/** The stop that a text begins with: it stays in the line of the name before it, which a browser would not see to. */
const stopOf = (part: unknown): string =>
  typeof part === 'string' ? (/^[.,;:!?)”]+/.exec(part)?.[0] ?? '') : '';
