/** The panel of details: what somebody points at, else what is touched, else what is new or what the question has to say. */
import type { Pointing } from '../../board-kit/pointing.ts';
import { usePointedAt } from '../../board-kit/pointing.ts';
import { TurnPanel } from './automa/fetched.ts';
import { useShowing } from './automa/showing.ts';
import styles from './detail/detail.module.css';
import { ActionDetail } from './detail/research-action.tsx';
import { AreaDetail } from './detail/research-area.tsx';
import { TileDetail } from './detail/research-tile.tsx';
import { SinceDetail } from './detail/since.tsx';
import { SpaceDetail } from './detail/space.tsx';
import { ThingDetail } from './detail/thing.tsx';
import { placeAt } from './questions/index.ts';
import { WorthKnowing } from './questions/turn/worth-knowing.tsx';
import { type Table, type Thing, useTable } from './table.ts';

/** What the Automa did stays until something is touched; a question about its turn has more to say. */
const isAtRest = ({ question, touched, choice, staged }: Table): boolean =>
  (question === undefined || question.name === 'turn.action') &&
  touched === undefined &&
  !choice.ready &&
  staged.length === 0;

/** What is new comes before what is worth knowing, but not before what a question has to say. */
const isNews = ({ question, since, touched, choice }: Table): boolean =>
  since.length > 0 &&
  (question === undefined || question.name === 'turn.action') &&
  touched === undefined &&
  !choice.ready;

function Told({ thing }: { readonly thing: Thing | undefined }) {
  const table = useTable();
  const place = placeAt(table);
  const showing = useShowing();
  const held = place?.holdsDetail === true && thing !== undefined && 'hex' in thing;
  const Own = place?.Detail ?? WorthKnowing;
  const told = showing !== undefined && showing.turns.length > 0 ? showing : undefined;
  if (told?.moment !== undefined || (told !== undefined && thing === undefined && isAtRest(table)))
    return <TurnPanel showing={told} />;
  if (thing === undefined || held) return isNews(table) ? <SinceDetail /> : <Own />;
  if ('hex' in thing && thing.hex !== undefined) return <SpaceDetail hex={thing.hex} />;
  if ('area' in thing && thing.area !== undefined) return <AreaDetail area={thing.area} />;
  if ('tile' in thing && thing.tile !== undefined) return <TileDetail tile={thing.tile} />;
  if ('action' in thing && thing.action !== undefined) return <ActionDetail action={thing.action} />;
  return <ThingDetail thing={thing} />;
}

export function Detail({ pointing }: { readonly pointing: Pointing<Thing> }) {
  const { thing } = usePointedAt(pointing);
  return (
    <div className={styles.detail}>
      <Told thing={thing} />
    </div>
  );
}
