/** Whether everything on drawn cards stays on its card and nothing lies on anything else. */
import type { Page } from 'playwright-core';

/**
 * What is wrong with the cards of a page, each marked `data-card` unless they are known otherwise: words or icons beyond
 * the card's edge, cut off inside it, or over each other. Lines of one text touch, and letters are lower than their
 * lines, so a little is allowed.
 */
export const faultsOfCards = (page: Page, cards = '[data-card]'): Promise<string[]> =>
  page.evaluate((selector) => {
    interface Item {
      readonly what: string;
      readonly of: Element;
      readonly box: DOMRect;
    }
    /** A number on its coin is one thing with it. */
    const isOnIcon = (element: Element): boolean => element.parentElement?.matches('[data-disc]') === true;
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const itemsOf = (card: Element): Item[] => {
      const found: Item[] = [];
      for (const svg of card.querySelectorAll('svg'))
        if (isShown(svg)) found.push({ what: 'icon', of: svg, box: svg.getBoundingClientRect() });
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const of = node.parentElement;
        const what = (node.textContent ?? '').trim();
        if (of === null || what === '' || isOnIcon(of) || !isShown(of)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) found.push({ what, of, box });
      }
      return found.filter(({ box }) => box.width > 0 && box.height > 0);
    };
    const isBeyond = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left < outer.left + 1 ||
      inner.right > outer.right - 1 ||
      inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1;
    const isSameText = (a: Item, b: Item): boolean => {
      const block = a.of.closest('[data-flow]');
      return a.of === b.of || (block !== null && block === b.of.closest('[data-flow]'));
    };
    const overlaps = (a: Item, b: Item): boolean => {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const isWords = a.what !== 'icon' || b.what !== 'icon';
      return width > 1.5 && height > (isWords ? 4 : 2) && !isSameText(a, b);
    };
    const faults: string[] = [];
    for (const card of document.querySelectorAll(selector)) {
      const around = card.getBoundingClientRect();
      const label = card.closest('button')?.getAttribute('aria-label');
      const name = card.getAttribute('data-name') ?? card.getAttribute('data-card') ?? label ?? '';
      const items = itemsOf(card);
      for (const { what, box } of items)
        if (isBeyond(box, around)) faults.push(`${name}: ${what} stands beyond the card`);
      for (const [i, a] of items.entries())
        for (const b of items.slice(i + 1))
          if (overlaps(a, b)) faults.push(`${name}: ${a.what} and ${b.what} lie over each other`);
      for (const part of card.querySelectorAll('[data-flow]'))
        if (part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 1)
          faults.push(`${name}: its text does not fit`);
    }
    return [...new Set(faults)];
  }, cards);
