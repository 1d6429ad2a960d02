import { createFormatter, pickLanguage } from '@orrery/text';

const language = pickLanguage(['pl_PL.UTF-8']); // or navigator.languages
const karty = 'one {# kartę} few {# karty} many {# kart} other {# karty}';
const words = { 'race.draw': `{player} dobiera {n, plural, ${karty}}.` };
const format = createFormatter(language, [words], { onMissing: (key, why) => console.error(key, why) });
export const line = format({ key: 'race.draw', args: { player: 'Ann', n: 5 } }); // Ann dobiera 5 kart.
