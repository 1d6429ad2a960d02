/** A page to look at every card at every size; used while drawing and for `npm run screenshots -- cards`, never shipped. */
import { catalogues, faces } from '@orrery/terraforming-mars';
import { type CardAdvice, cardAdvice, printedOf } from '@orrery/terraforming-mars/advice';
import { createFormatter, type Language, languages } from '@orrery/text';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '../../../look/tokens.css';
import '../../../look/base.css';
import { stateOf } from '../../../board-kit/states.ts';
import { CardFace } from '../cards/card.tsx';
import { CardDetail } from '../cards/card-detail.tsx';
import type { CardSize } from '../cards/card-size.ts';
import { Symbols } from '../drawing/symbols.tsx';
import en from '../text/en.json' with { type: 'json' };
import pl from '../text/pl.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import theme from '../theme.module.css';
import { MarsWords, wordsFrom } from '../words.ts';
import { positionIn } from './position.ts';
import './gallery.css';

const boardWords = { en, pt, pl } as const;
const asked = new URLSearchParams(location.hash.slice(1));
const language: Language = languages.find((each) => each === asked.get('lang')) ?? 'en';
const sizes: readonly (CardSize | 'detail')[] = ['tile', 'short', 'full', 'large', 'phone', 'detail'];
const size = sizes.find((each) => each === asked.get('size')) ?? 'full';
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.lang = language;
const words = wordsFrom(createFormatter(language, [catalogues[language], boardWords[language]]));

/** Without a generation, cards are as printed. */
const generation = asked.get('generation');
const position = generation === null ? undefined : positionIn(Number(generation));
const adviceFor = (card: number): CardAdvice | undefined =>
  position === undefined ? undefined : cardAdvice(position, 0, card);

function OneCard({ card }: { readonly card: number }) {
  const advice = adviceFor(card);
  const name = words.format(printedOf(card).title);
  const can = advice !== undefined && advice.missing.length === 0;
  if (size === 'detail')
    return (
      <div className="gallery-dock" data-card={card} data-name={name}>
        <CardDetail card={card} advice={advice} />
      </div>
    );
  return (
    <span
      data-card={card}
      data-name={name}
      data-state={advice === undefined ? undefined : stateOf({ can, asked: true })}
    >
      <CardFace card={card} size={size} advice={advice} />
    </span>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <MarsWords.Provider value={words}>
      <main className={`${theme.mars} gallery-faces`} data-size={size}>
        <Symbols />
        {faces
          .filter(({ card }) => !asked.has('kind') || asked.get('kind') === printedOf(card).kind)
          .map(({ card }) => (
            <OneCard key={card} card={card} />
          ))}
      </main>
    </MarsWords.Provider>,
  );
