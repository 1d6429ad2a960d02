/** Small changes to lists whose order somebody decides. */

/** One place earlier or later; the list as it was where there is no such place. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [taken, other] = [list[from], list[from + by]];
  if (taken === undefined || other === undefined) return list;
  return list.map((each, i) => (i === from ? other : i === from + by ? taken : each));
}

export const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);
