import type { Formatters } from 'intl-messageformat';

/** Numbers as the locale writes them, with a real minus sign where the locale's data has a hyphen. */
class NumberWithMinus extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return super.format(value).replace('-', '−');
  }
}

/** One formatter object of each kind for all messages of a language: making them is the slow part. */
export function sharedFormatters(): Formatters {
  return {
    getNumberFormat: remembered((locale, options) => new NumberWithMinus(locale, options)),
    getDateTimeFormat: remembered((locale, options) => new Intl.DateTimeFormat(locale, options)),
    getPluralRules: remembered((locale, options) => new Intl.PluralRules(locale, options)),
  };
}

function remembered<Args extends unknown[], Result>(make: (...args: Args) => Result) {
  const made = new Map<string, Result>();
  return (...args: Args): Result => {
    const name = JSON.stringify(args);
    const result = made.get(name) ?? make(...args);
    made.set(name, result);
    return result;
  };
}
