/** Forming a federation: proposals as cards, the chosen shape on the map, and a drawing of one's own with what is wrong with it. */
import { tokenText } from '@orrery/gaia-project';
import { type FederationAdvice, supplyTokens } from '@orrery/gaia-project/advice';
import type { BarButton, BarWords } from '../../../../board-kit/board.ts';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import { DetailPanel } from '../../detail/facts.tsx';
import { TokenFace } from '../../drawing/faces.tsx';
import { Mark } from '../../drawing/mark.tsx';
import { knownFederations } from '../../known.ts';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { markOfStructure } from '../../tray/link-face.tsx';
import { type Card, Tray } from '../../tray/tray.tsx';
import { sentences, useGaiaWords, type Words } from '../../words.ts';
import { capital } from '../booster-words.ts';
import { sectorOf } from '../build/sites.ts';
import type { Place } from '../place.ts';
import { chargedWarnings } from '../turn/warned.ts';
import { Warnings } from '../turn/warnings.tsx';
import { Checklist } from './checklist.tsx';
import styles from './federation.module.css';
import {
  CARDS,
  chosenProposal,
  DRAWING,
  hexesOfShape,
  marksOf,
  type PieceKind,
  picksOf,
  piecesAmong,
  piecesByKind,
  repaired,
  shapeAt,
  shownProposals,
  withSpace,
} from './shapes.ts';
import { pressToken, setShape, tokenIn } from './whole.ts';

const itemsOf = ({ question }: Pick<Table, 'question'>): readonly number[] =>
  optionsOf(question).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

/** The proposals that the question lists are the engine's own; the advice ranks the same ones. */
function proposalsOf({ view, mine }: Table): readonly FederationAdvice[] {
  return mine === undefined ? [] : knownFederations(view, mine);
}

const nameOf = ({ t, structure }: Words, kind: PieceKind): string =>
  kind === 'station' ? t('web.gaia.federation.station') : structure(kind);

/** "mine ×2, research lab": pieces in words. */
function piecesText(table: Table, words: Words, hexes: readonly number[]): string {
  const { view, board, mine } = table;
  if (board === undefined || mine === undefined) return '';
  return piecesByKind(view, board, mine, hexes)
    .map(({ kind, count }) => words.t('web.gaia.federation.pieces', { piece: nameOf(words, kind), count }))
    .join(', ');
}

function PieceMarks({ hexes }: { readonly hexes: readonly number[] }) {
  const { view, board, mine } = useTable();
  if (board === undefined || mine === undefined) return null;
  return (
    <span className={styles.pieces}>
      {piecesByKind(view, board, mine, hexes).map(({ kind, count }) => (
        <span key={kind}>
          {count > 1 ? count : null}
          <Mark name={kind === 'station' ? kind : markOfStructure(kind)} size={13} />
        </span>
      ))}
    </span>
  );
}

/** Free pieces that a shape does not need. */
function keptBy(table: Table, shape: FederationAdvice): readonly number[] {
  const { view, board, mine } = table;
  if (board === undefined || mine === undefined) return [];
  const pieces = piecesAmong(view, board, mine, itemsOf(table));
  return pieces.filter((hex) => !shape.planets.includes(hex));
}

function keepsText(table: Table, words: Words, shape: FederationAdvice): string {
  const kept = keptBy(table, shape);
  if (kept.length === 0) return words.t('web.gaia.federation.keepsNothing');
  return words.t('web.gaia.federation.keeps', { value: shape.rest, pieces: piecesText(table, words, kept) });
}

const worthText = ({ t }: Words, { value, satellites }: FederationAdvice): string =>
  t('web.gaia.federation.worth', { value, satellites: satellites.length });

/** Named after the pieces that the other proposals do without, where there are any. */
function proposalTitle(table: Table, words: Words, index: number): string {
  const proposals = proposalsOf(table).slice(0, CARDS);
  const others = proposals.filter((_, i) => i !== index);
  const own = proposalsOf(table)[index]?.planets.filter(
    (hex) => others.length > 0 && others.every(({ planets }) => !planets.includes(hex)),
  );
  const pieces = (own ?? []).map((hex) =>
    words.t('web.gaia.turn.at', { what: piecesText(table, words, [hex]), sector: sectorOf(table, hex) }),
  );
  return pieces.length === 0
    ? words.t('web.gaia.federation.proposal', { n: index + 1 })
    : capital(pieces.join(' + '));
}

function proposalCard(
  table: Table,
  words: Words,
  index: number,
  chosen: number | undefined,
): Card | undefined {
  const proposal = proposalsOf(table)[index];
  if (proposal === undefined) return undefined;
  const title = proposalTitle(table, words, index);
  const keeps = keepsText(table, words, proposal);
  const worth = worthText(words, proposal);
  const made = piecesText(table, words, proposal.planets);
  return {
    key: String(index),
    title,
    note: (
      <>
        <span className={styles.worth}>
          {worth} <PieceMarks hexes={proposal.planets} />
        </span>
        {table.phone ? null : keeps}
      </>
    ),
    label: sentences(title, worth, made, keeps),
    chosen: chosen === index,
    press: () => setShape(table, hexesOfShape(proposal)),
  };
}

function drawingCard(table: Table, words: Words, chosen: number | undefined): Card {
  const { view, mine, choice } = table;
  const picks = picksOf(table);
  const drawn = chosen !== undefined || mine === undefined ? undefined : shapeAt(view, mine, picks);
  return {
    key: 'draw',
    mark: 'draw',
    title: words.t(drawn === undefined ? 'web.gaia.federation.draw' : 'web.gaia.federation.drawing'),
    note:
      drawn !== undefined && picks.length > 0
        ? worthText(words, drawn)
        : table.phone
          ? undefined
          : words.t('web.gaia.federation.drawNote'),
    chosen: drawn !== undefined,
    press: () => choice.touch(DRAWING),
  };
}

/** Puts the drawing right; undefined where it needs no mending or nothing can be formed. */
function mending(table: Table): (() => void) | undefined {
  const { view, mine } = table;
  const proposals = proposalsOf(table);
  if (mine === undefined || proposals.length === 0 || chosenProposal(table, proposals) !== undefined)
    return undefined;
  const picks = picksOf(table);
  if (shapeAt(view, mine, picks).refusal === undefined) return undefined;
  return () => {
    const nearest = repaired(view, mine, picks);
    if (nearest !== undefined) setShape(table, hexesOfShape(nearest));
  };
}

function FormTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question, phone, choice } = table;
  const proposals = proposalsOf(table);
  const chosen = chosenProposal(table, proposals);
  useBoardKeys({ d: () => choice.touch(DRAWING), p: mending(table) });
  if (question === undefined) return null;
  // While somebody draws on a phone, the map needs the room; the way back leads to the proposals.
  const drawing = phone && chosen === undefined;
  const cards = drawing
    ? []
    : [
        ...shownProposals(proposals, chosen).flatMap((i) => proposalCard(table, words, i, chosen) ?? []),
        drawingCard(table, words, chosen),
      ];
  return (
    <Tray
      name={words.t('web.gaia.federation.shapes')}
      cards={cards}
      kind={phone && cards.length > 2 ? 'verbs' : 'cards'}
      above={
        <>
          {phone ? null : <Chain question={question} />}
          {drawing ? <Checklist /> : <Warnings all={chargedWarnings(chargedFor(table))} />}
        </>
      }
      beside={phone && !drawing ? <TokenRow /> : undefined}
    />
  );
}

/** Tokens that have risen already and would be given up for satellites, where they leave the lowest areas first. */
function chargedFor(table: Table): number {
  const { view, mine } = table;
  if (mine === undefined) return 0;
  const { refusal, charged } = shapeAt(view, mine, picksOf(table));
  return refusal === undefined ? charged : 0;
}

/** On a phone the federation tokens lie below the shapes; elsewhere beside the map. */
function TokenRow() {
  const table = useTable();
  const { t, format } = useGaiaWords();
  return (
    <fieldset className={styles.tokens} aria-label={t('web.gaia.federation.token')}>
      {supplyTokens.map(({ id }) => {
        const { press, state, chosen } = pressToken(table, id);
        return (
          <button
            key={id}
            type="button"
            data-state={state}
            aria-pressed={chosen}
            aria-label={format(tokenText(id))}
            disabled={press === undefined}
            onClick={press}
          >
            <TokenFace id={id} size={13} />
          </button>
        );
      })}
    </fieldset>
  );
}

function FormDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const chosen = chosenProposal(table, proposalsOf(table));
  return (
    <DetailPanel
      title={chosen === undefined ? t('web.gaia.federation.drawing') : proposalTitle(table, words, chosen)}
      aside={t('web.gaia.federation.touch')}
    >
      <Checklist />
    </DetailPanel>
  );
}

function priceWords({ t, amounts }: Words, shape: FederationAdvice): string {
  const satellites = shape.satellites.length;
  if (satellites === 0) return t('web.gaia.federation.free');
  if ('qic' in shape.price)
    return t('web.gaia.federation.paysQic', { satellites, price: amounts(shape.price) });
  return t('web.gaia.federation.pays', { satellites });
}

/** The button of the next link, named after what is asked there. */
const nextWords = ({ preview }: Table, { t }: Words): string =>
  preview?.question?.name === 'power.discard'
    ? t('web.gaia.federation.nextTokens')
    : t('web.gaia.federation.nextToken');

function words(table: Table, said: Words): BarWords {
  const { view, mine, choice, phone } = table;
  if (mine === undefined) return {};
  const picks = picksOf(table);
  const shape = shapeAt(view, mine, picks);
  const mend = mending(table);
  const { t } = said;
  const also: BarButton[] = [];
  if (mend !== undefined && picks.length > 0)
    also.push({ text: t('web.gaia.federation.repair'), act: mend, ...(phone ? {} : { key: 'P' }) });
  const { refusal } = shape;
  const token = tokenIn(table);
  const title = t('web.gaia.federation.title', { value: shape.value, need: shape.need });
  // Told at once, before the engine has been asked what would come of it.
  if (refusal !== undefined)
    return {
      title,
      detail: picks.length === 0 ? t('web.gaia.federation.begin') : said.format(refusal),
      main: { text: t('web.gaia.federation.form'), disabled: true, act: choice.confirm },
      also,
    };
  return {
    title,
    detail: `${priceWords(said, shape)} ${t('web.gaia.federation.change')}`,
    confirm:
      token === undefined
        ? t('web.gaia.federation.form')
        : t('web.gaia.federation.take', { gain: said.format(tokenText(token)) }),
    next: nextWords(table, said),
    also,
  };
}

export const form: Place = {
  Tray: FormTray,
  // Room for every shape that is proposed.
  holds: (table) => [...new Set(proposalsOf(table).slice(0, CARDS).flatMap(hexesOfShape))],
  Detail: FormDetail,
  holdsDetail: true,
  words,
  propose: (view, seat) => {
    const [first] = knownFederations(view, seat);
    return first === undefined ? [] : [first.choice];
  },
  marks: (table) => {
    const { view, board, mine } = table;
    if (mine === undefined || board === undefined) return {};
    const items = itemsOf(table);
    const pieces = new Set(piecesAmong(view, board, mine, items));
    return {
      can: new Map(items.map((hex) => [hex, pieces.has(hex) ? 'near' : 'space'])),
      federation: marksOf(shapeAt(view, mine, picksOf(table)), mine),
    };
  },
  touchSpace: (table, hex) => {
    if (itemsOf(table).includes(hex)) setShape(table, withSpace(picksOf(table), hex));
  },
};
