/** What every screen must keep to: no violation that axe finds, no clipped text, targets a finger can hit. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Violations as short lines: the rule and where. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/** Texts that do not fit their boxes. An ellipsis that is meant carries `data-may-clip`. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.hidden, [data-may-clip], svg, select, option') !== null) continue;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const style = getComputedStyle(element);
      if (!own || style.display === 'inline' || style.visibility === 'hidden') continue;
      if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) continue;
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') continue;
      found.push(`${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`);
    }
    return found;
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
      if (box.width === 0 || style.visibility === 'hidden' || element.closest('.hidden, [inert]') !== null)
        continue;
      // A link inside a sentence is as high as its line.
      if (style.display === 'inline' && element.parentElement?.tagName === 'P') continue;
      if (box.height < least || box.width < Math.min(least, 44) - 8)
        found.push(
          `${element.tagName}.${element.className} ${Math.round(box.width)}×${Math.round(box.height)}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`,
        );
    }
    return found;
  }, targets);

/** Whether the page scrolls, in pixels, in either direction. */
export const pageScroll = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: Math.max(0, scrollWidth - clientWidth), y: Math.max(0, scrollHeight - clientHeight) };
  });

/** Targets that lie on each other, so that a click may hit the wrong one. */
export const overlappingTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    // Behind an open dialog nothing can be hit.
    const root = document.querySelector('dialog[open]') ?? document;
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      if (element.closest('.hidden') !== null || (element instanceof HTMLInputElement && element.disabled))
        continue;
      const top = document.elementFromPoint(x, y);
      if (top === null || element.contains(top) || top.contains(element)) continue;
      if (top.closest('label') !== null && top.closest('label') === element.closest('label')) continue;
      // What scrolls under a bar at the edge of its box is covered, not overlapped.
      const scroller = element.closest(
        '.table-main, .plain-options, .log-lines, .sheet-body, .plain-table, main',
      );
      if (scroller !== null && !scroller.contains(top)) continue;
      const other = top.closest(selector);
      if (other !== null)
        found.push(`${element.className}:${element.textContent?.slice(0, 30)} under ${other.className}`);
    }
    return found;
  }, targets);
