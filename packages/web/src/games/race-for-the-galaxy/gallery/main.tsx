/** A page to look at every card and at positions of the board; used while drawing, never shipped. */
import { msg, type Plain, same } from '@orrery/kernel';
import {
  cardEntries,
  catalogues,
  designIdOf,
  raceForTheGalaxy as game,
  logWriter,
} from '@orrery/race-for-the-galaxy';
import { designs } from '@orrery/race-for-the-galaxy/advice';
import { createFormatter, type Language, languages } from '@orrery/text';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import { Speaking } from '../../../app/words.tsx';
import '../../../look/tokens.css';
import '../../../look/base.css';
import '../../../look/buttons.css';
import type { BoardProps, ChoiceInHand, SeatInfo } from '../../../board-kit/board.ts';
import face from '../card.module.css';
import { CardFace } from '../card.tsx';
import * as race from '../index.tsx';
import en from '../text/en.json' with { type: 'json' };
import pl from '../text/pl.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import theme from '../theme.module.css';
import { RaceWords, wordsFrom } from '../words.ts';
import { find, type Position } from './position.ts';
import './gallery.css';

const boardWords = { en, pt, pl } as const;
const asked = new URLSearchParams(location.hash.slice(1));
const language: Language = languages.find((each) => each === asked.get('lang')) ?? 'en';
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.lang = language;
const format = createFormatter(language, [catalogues[language], boardWords[language]]);
const words = wordsFrom(format);

function AllCards() {
  return (
    <RaceWords.Provider value={words}>
      <div className={`${theme.race} gallery-cards`}>
        {designs.map((design) => (
          <div
            key={design.id}
            className={face.card}
            data-size={asked.get('size') === 'tableau' ? 'tableau' : 'hand'}
          >
            <CardFace
              design={design}
              size={asked.get('size') === 'tableau' ? 'tableau' : 'hand'}
              good={asked.get('size') === 'tableau' ? true : undefined}
            />
          </div>
        ))}
      </div>
    </RaceWords.Provider>
  );
}

const names = ['Yasmin', 'Marta', 'Lyra', 'Teodor'];
const marks = ['diamond', 'triangle', 'hexagon', 'square'] as const;

const seatsOf = ({ view, seat }: Position): SeatInfo[] =>
  view.players.map((_, i) => ({
    seat: i,
    name: names[(i - seat + names.length) % names.length] ?? '',
    letter: (names[(i - seat + names.length) % names.length] ?? '').charAt(0),
    mark: marks[i] ?? 'circle',
    colour: `var(--seat-${i + 1})`,
    kind: i === seat ? 'person' : 'bot',
    me: i === seat,
    state: i === seat || i % 2 === 0 ? 'deciding' : 'chosen',
  }));

/** What the frame does about choosing, without sending anything. */
function useChoice({ question }: Position): ChoiceInHand {
  const [picks, setPicks] = useState<readonly Plain[]>([]);
  const has = (value: Plain): boolean => picks.some((each) => same(each, value));
  const one = question?.shape === 'one-of';
  return {
    selection: one ? { shape: 'one-of', pick: picks[0] } : { shape: 'some-of', picks },
    toggle: (value) =>
      setPicks(has(value) ? picks.filter((each) => !same(each, value)) : one ? [value] : [...picks, value]),
    setPicks,
    setAmount: () => undefined,
    clear: () => setPicks([]),
    composed: [],
    compose: () => undefined,
    touched: undefined,
    touch: () => undefined,
    returnTo: () => undefined,
    follow: () => undefined,
    isChosen: has,
    placeOf: (value) => picks.findIndex((each) => same(each, value)) + 1,
    ready: picks.length > 0,
    confirm: () => undefined,
    give: () => undefined,
  };
}

const loaded = { game, catalogues, logWriter, cards: cardEntries, cardOf: designIdOf };

function Played({ position }: { readonly position: Position }) {
  const choice = useChoice(position);
  const phone = innerWidth <= 760;
  const seats = useMemo(() => seatsOf(position), [position]);
  const base: Omit<BoardProps, 'slots'> = {
    loaded: loaded,
    view: position.view,
    actual: position.view,
    staged: [],
    logOpen: false,
    preferences: undefined,
    log: [],
    since: [],
    tray: null,
    me: position.seat,
    seats,
    question: position.question,
    unavailable: position.unavailable,
    choice,
    preview: undefined,
    news: { serial: 0, events: [] },
    score: game.preview(position.state, position.seat),
    outcome: undefined,
    replay: undefined,
    format,
    language,
    phone,
    reducedMotion: false,
  };
  const bar = race.barWords({ ...base, slots: { question: null, score: null, log: null } });
  const question = (
    <div className="gallery-bar">
      <div>
        <b>{bar.title ?? (position.question === undefined ? '' : format(position.question.text))}</b>
        <small>{bar.detail}</small>
      </div>
      <button type="button">{bar.confirm ?? '…'}</button>
    </div>
  );
  const score = (
    <div className={`${theme.panel} gallery-score`}>
      {base.score?.standings.map(({ seat, score: points }) => (
        <p key={seat}>
          {seats[seat]?.name} <b>{points}</b>
        </p>
      ))}
    </div>
  );
  return (
    <div className="gallery-table">
      <header>{race.headline(base)}</header>
      <main>
        <race.Board
          {...base}
          slots={
            phone
              ? { question: null, score: null, log: null }
              : { question, score, log: <div className={`${theme.panel} gallery-score`}>log</div> }
          }
        />
      </main>
      {phone && question}
    </div>
  );
}

function Page() {
  const wanted = asked.get('ask');
  const position = useMemo(
    () =>
      wanted === null
        ? undefined
        : find({
            question: wanted,
            players: Number(asked.get('players') ?? 3),
            placed: Number(asked.get('placed') ?? 6),
            options: Number(asked.get('options') ?? 1),
            twoActions: asked.has('two'),
          }),
    [wanted],
  );
  if (asked.has('legend')) return <race.Legend format={format} loaded={loaded} />;
  if (wanted === null) return <AllCards />;
  return position === undefined ? (
    <p>{format(msg('race.name'))}: nothing found</p>
  ) : (
    <Played position={position} />
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Speaking>
      <Page />
    </Speaking>,
  );
