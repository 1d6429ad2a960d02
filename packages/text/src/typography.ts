import { isLiteralElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from './language.ts';
import { type Element, mapMessage } from './syntax.ts';

/** A Polish word of one letter and the space after it, where the word stands at the start or after a space. */
const lonelyLetter = /(?<=^|[\s(„])([aiouwz]) /giu;
const lonelyLetterInside = /(?<=[\s(„])([aiouwz]) /giu;

/**
 * What a typesetter does to the fixed texts of a language. Polish never leaves a word of one letter at the
 * end of a line, so a no-break space follows it.
 */
export function typeset(language: Language, message: readonly Element[]): Element[] {
  if (language !== 'pl') return [...message];
  return mapMessage(message, (element, position) => {
    if (!isLiteralElement(element)) return element;
    // A text after an argument starts in the middle of a phrase: its first letter may end a longer word.
    const pattern = position === 0 ? lonelyLetter : lonelyLetterInside;
    return { ...element, value: element.value.replace(pattern, '$1\u00a0') };
  });
}
