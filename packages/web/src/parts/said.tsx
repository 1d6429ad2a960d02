/** A message in words. Names of components that are not in the language of the screen are set apart from it. */
import type { Message } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';

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
  let at = 0;
  return parts(props.of).map((part) => {
    // Two names in one message stand at two places, also where they are the same.
    const place = at;
    at += typeof part === 'string' ? part.length : part.text.length;
    if (typeof part === 'string') return part;
    const name = <CardName key={place} {...part} />;
    const card = names.cardOf(part.name.key);
    return card === undefined || props.named === undefined ? (
      name
    ) : (
      <Named key={place}>{props.named(card, name)}</Named>
    );
  });
}

const Named = ({ children }: { readonly children: ReactNode }): ReactNode => children;
