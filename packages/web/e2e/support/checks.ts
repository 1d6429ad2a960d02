/** What every screen must keep to: no violation that axe finds, no clipped text, targets a finger can hit. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

/**
 * Violations as short lines: the rule and where. Nothing else is brought back, and no page is opened to join the
 * results of frames, of which there are none: that takes four times as long as the looking.
 */
export async function axeViolations(
  page: Page,
  of: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(of === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/**
 * Texts that do not fit their boxes, or that a box around them cuts off. An ellipsis that is meant carries
 * `data-may-clip`; what can be scrolled to is not cut off.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const name = (element: Element): string =>
      `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`;
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const skipped = '.hidden, [data-may-clip], svg, select, option, script, style, [inert]';
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '') continue;
      if (element.closest(skipped) !== null || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const style = getComputedStyle(element);
      // A box of a pixel that hides the rest is meant for screen readers.
      const isUnseen = element.clientWidth <= 1 && hides(style.overflowX);
      const fits = isUnseen || element.scrollWidth <= element.clientWidth + 1;
      if (style.display !== 'inline' && !fits && !scrolls(style.overflowX)) found.add(name(element));
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const around = getComputedStyle(box);
        if (scrolls(around.overflowX) || scrolls(around.overflowY)) break;
        const rect = box.getBoundingClientRect();
        // A box of a pixel is meant for screen readers.
        if (rect.width <= 2 || rect.height <= 2) break;
        const cutX = hides(around.overflowX) && (text.right > rect.right + 2 || text.left < rect.left - 2);
        const cutY = hides(around.overflowY) && (text.bottom > rect.bottom + 3 || text.top < rect.top - 3);
        if (cutX || cutY) found.add(`cut off: ${name(element)}`);
      }
    }
    return [...found];
  });

const targets = 'button, a[href], input, select, textarea, [role="button"]';

/** Targets smaller than 44 px in one direction; a radio button or check box counts with its label. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const least = 43.5;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width === 0 || element.closest('.hidden, [inert]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      // A link or a name inside a sentence is as high as its line.
      const inline = style.display === 'inline' || element.matches('[data-log-card]');
      if (inline && element.closest('p') !== null) continue;
      if (box.height < least || box.width < least)
        found.push(
          `${element.tagName}.${element.className} ${Math.round(box.width)}×${Math.round(box.height)}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`,
        );
    }
    return found;
  }, targets);

/** Whether the page scrolls, in pixels, in either direction. */
export const pageScroll = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // A sheet hides what is wider than itself, so it is asked as well.
    const wide = [document.documentElement, ...document.querySelectorAll('dialog[open] .sheet-body')];
    const sideways = wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return { x: Math.max(0, ...sideways), y: Math.max(0, scrollHeight - clientHeight) };
  });

/**
 * Targets that lie on each other, so that a click may hit the wrong one. Cards of a hand above twelve overlap by
 * design, each with an edge that shows; the names of cards lie over the line of the log that they are a part of; what
 * scrolls under a bar is covered, not overlapped.
 */
export const overlappingTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    interface Shown {
      readonly element: HTMLElement;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly floats: boolean;
    }
    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
      overflowX !== 'visible' || overflowY !== 'visible';
    /** The parts of a target that show, behind the boxes that clip it; a part of a sentence has one for each line. */
    const shown = (element: HTMLElement): Shown[] =>
      [...(element.closest('label') ?? element).getClientRects()].flatMap((own) => part(element, own) ?? []);
    const part = (element: HTMLElement, own: DOMRect): Shown | undefined => {
      let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
      let floats = false;
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What floats over a map covers it; the map can be moved.
        if (style.position === 'fixed' || style.position === 'sticky' || box.matches('[data-floats]'))
          floats = true;
        if (box === element || !clips(style)) continue;
        const rect = box.getBoundingClientRect();
        [left, top] = [Math.max(left, rect.left), Math.max(top, rect.top)];
        [right, bottom] = [Math.min(right, rect.right), Math.min(bottom, rect.bottom)];
      }
      [left, top] = [Math.max(left, 0), Math.max(top, 0)];
      [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return right - left < 3 || bottom - top < 3 ? undefined : { element, left, top, right, bottom, floats };
    };
    // Behind an open dialog nothing can be hit.
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const all = [...root.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (element) => element.closest('.hidden, [inert], [data-fit~="overlap"], [data-log-card]') === null,
      )
      // What is not drawn lies nowhere: the lines of a log out of sight have no true height.
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .flatMap(shown);
    const label = ({ element }: Shown): string =>
      `${element.className || element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)}”`;
    const found: string[] = [];
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width < 3 || height < 3 || a.floats !== b.floats) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        // A button on a card tells about that card; the two belong together.
        const [one, other] = [a, b].map(({ element }) => element.closest('label, li:has(> [data-card])'));
        if (a.element === b.element || (one !== null && one === other)) continue;
        found.push(`${label(a)} and ${label(b)} by ${Math.round(width)}×${Math.round(height)}`);
      }
    return found;
  }, targets);

/** Marks of one card that lie on each other: a power over the cost, a flag over the points. */
export const coveredMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const slot of document.querySelectorAll('li:has([data-printed])')) {
      // A table drawn small, to be looked at only.
      if (slot.closest('[inert]') !== null) continue;
      const shown = [...slot.querySelectorAll<HTMLElement>('[data-printed]')]
        .filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
        .map((mark) => ({ mark, box: mark.getBoundingClientRect() }));
      for (const [i, { mark, box }] of shown.entries())
        for (const other of shown.slice(i + 1)) {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // A mark may touch the letters' line of its neighbour.
          if (width < 3 || height < 3) continue;
          const name = slot.querySelector('button')?.getAttribute('aria-label') ?? '';
          found.push(
            `${mark.className} and ${other.mark.className} by ${Math.round(width)}×${Math.round(height)} on ${name}`,
          );
        }
    }
    return found;
  });

/** A question for which nothing on the board, nor anything further, can be pressed: only the list could answer it. */
export async function onlyListed(
  page: Page,
  { question }: Words,
  further?: Locator,
): Promise<readonly string[]> {
  const bar = page.getByRole('region', { name: question, exact: true });
  // Nobody is asked anything at the end, or while others play.
  if ((await bar.locator('[aria-keyshortcuts="Enter"]').count()) === 0) return [];
  const offered = bar
    .getByRole('group')
    .getByRole('button', { disabled: false })
    .or(page.getByRole('main').locator('button[aria-pressed]:not([aria-keyshortcuts])'));
  if ((await offered.count()) > 0 || ((await further?.count()) ?? 0) > 0) return [];
  return [`only the list answers: ${await bar.getByRole('heading').first().textContent()}`];
}
