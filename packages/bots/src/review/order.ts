/** In which order a review looks at a game: evenly over all of it first, and then finer. */

/** So many positions, evenly from the first to the last, both included; all of them where there are not as many. */
export function spreadOver(last: number, count: number): number[] {
  if (last < count) return Array.from({ length: last + 1 }, (_, at) => at);
  return Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
}

/** The items in an order in which any beginning is spread evenly over the list. */
export function coarseFirst<T>(items: readonly T[]): T[] {
  const ordered = items.slice(0, 1);
  let half = 1;
  while (2 * half < items.length) half *= 2;
  for (; half >= 1; half /= 2)
    for (let at = half; at < items.length; at += 2 * half) ordered.push(...items.slice(at, at + 1));
  return ordered;
}
