import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** A part of a parsed ICU message. */
export type Element = MessageFormatElement;

/** Parses an ICU message; throws where it is malformed. Angle brackets are text: messages carry no markup. */
export const parseMessage = (text: string): Element[] => parse(text, { ignoreTag: true });

/** The texts inside an element, one per case of a plural or select, by the name of the case. */
export function branches(element: Element): [name: string, elements: Element[]][] {
  if (!isPluralElement(element) && !isSelectElement(element)) return [];
  return Object.entries(element.options).map(([name, option]) => [name, option.value]);
}

/** The same message with `change` applied to every element, innermost first; the original stays as it is. */
export function mapMessage(
  elements: readonly Element[],
  change: (element: Element, position: number) => Element,
): Element[] {
  return elements.map((element, position) => {
    if (!isPluralElement(element) && !isSelectElement(element)) return change(element, position);
    const options = branches({ ...element }).map(([name, inner]) => [
      name,
      { value: mapMessage(inner, change) },
    ]);
    return change({ ...element, options: Object.fromEntries(options) }, position);
  });
}
