import { createFormatter } from '../formatter.ts';
import { languages } from '../language.ts';
import { type Argument, argumentsOf } from './arguments.ts';
import { type Catalogues, parsedMessages } from './catalogues.ts';

type Sample = string | number;
type Samples = Readonly<Record<string, Sample>>;

/** Every plural category of the three languages; 1.5 is the only kind that is `other` in Polish. */
const numbers = [0, 1, 2, 5, 22, 1.5];
/** Beyond this many combinations each argument varies alone. */
const manyCombinations = 2000;

/** Messages that fail or say nothing for some arguments, tried with samples for every case of each argument. */
export function unformattableMessages(catalogues: Catalogues): string[] {
  const messages = parsedMessages(catalogues);
  return languages.flatMap((language) => {
    const complaints = new Set<string>();
    const format = createFormatter(language, [catalogues[language]], {
      onMissing: (key, why) => complaints.add(`${language}: ${key} does not format: ${why}`),
    });
    for (const { key, elements } of messages.filter((message) => message.language === language)) {
      for (const args of samplesFor(argumentsOf(elements))) {
        if (format({ key, args }).trim() !== '') continue;
        complaints.add(`${language}: ${key} says nothing for ${JSON.stringify(args)}`);
      }
    }
    return [...complaints];
  });
}

/** Arguments that together reach every case of a message. */
function samplesFor(args: ReadonlyMap<string, Argument>): Samples[] {
  const choices = [...args].map(([name, argument]) => ({ name, values: samplesOf(name, argument) }));
  const combinations = choices.reduce((product, { values }) => product * values.length, 1);
  if (combinations <= manyCombinations) {
    return choices.reduce<Samples[]>(
      (samples, { name, values }) =>
        samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value }))),
      [{}],
    );
  }
  const usual = Object.fromEntries(choices.map(({ name, values }) => [name, values[0] ?? '']));
  return choices.flatMap(({ name, values }) => values.map((value) => ({ ...usual, [name]: value })));
}

function samplesOf(name: string, { kinds, cases, exact }: Argument): Sample[] {
  if (kinds.has('select')) return [...cases];
  if (kinds.has('number')) return [...new Set([...numbers, ...exact])];
  return kinds.has('date') ? [0] : [`‹${name}›`];
}
