/** `--name value` on a command line. */
export function readArguments<K extends string>(
  given: readonly string[],
  usual: Readonly<Record<K, string>>,
): Record<K, string> {
  const result: Record<K, string> = { ...usual };
  const isKnown = (name: string): name is K => Object.hasOwn(usual, name);
  for (let i = 0; i < given.length; i += 2) {
    const name = given[i]?.replace(/^--/, '') ?? '';
    const value = given[i + 1];
    if (!isKnown(name) || value === undefined)
      throw new Error(
        `usage: ${Object.keys(usual)
          .map((key) => `[--${key} …]`)
          .join(' ')}`,
      );
    result[name] = value;
  }
  return result;
}

export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0`);
  return value;
}
