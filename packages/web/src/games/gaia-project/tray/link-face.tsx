/** What a link of a chain stands for, in marks and a few words: the eye finds it again without reading a sentence. */
import { readTarget } from '@orrery/gaia-project';
import {
  type Area,
  CROSSING_CHARGE,
  CROSSING_LEVEL,
  planetOn,
  researchAreas,
  type Structure,
  structureIds,
  type View,
} from '@orrery/gaia-project/advice';
import { type Answer, isRecord, type Option } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { BoardActionFace, BoosterFace, TileFace, TokenFace } from '../drawing/faces.tsx';
import { Amounts, Mark, Planet } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { shortArea } from '../research/wording.ts';
import { useScene } from '../table.ts';
import { useGaiaWords } from '../words.ts';

const SIZE = 14;

export function markOfStructure(structure: Structure): MarkName {
  const id = structureIds[structure];
  switch (id) {
    case 'trading-station':
    case 'research-lab':
    case 'planetary-institute':
      return id;
    case 'academy-knowledge':
    case 'academy-action':
      return 'academy';
    default:
      return 'mine';
  }
}

interface FaceProps {
  readonly option: Option;
  /** The table before the answer. */
  readonly before: View;
}

function Price({ option }: { readonly option: Option }) {
  return option.cost === undefined ? null : <Amounts of={option.cost} size={12} />;
}

/** From what to what. */
function UpgradeFace({ option, before, to }: FaceProps & { readonly to: Structure }) {
  const { board } = useScene();
  const hex = readTarget(option.target)?.hex;
  const planet = board === undefined || hex === undefined ? -1 : planetOn(before, board, hex);
  return (
    <>
      <Mark name={markOfStructure(before.structures[planet] ?? 0)} size={SIZE} />→
      <Mark name={markOfStructure(to)} size={SIZE} />
      <Price option={option} />
    </>
  );
}

/** A planet, and what is done there. */
function PlanetFace({ option, before, mark }: FaceProps & { readonly mark: MarkName | undefined }) {
  const { board } = useScene();
  const hex = readTarget(option.target)?.hex;
  const planet = board === undefined || hex === undefined ? -1 : planetOn(before, board, hex);
  const type = before.planets[planet];
  return (
    <>
      {mark === undefined ? null : <Mark name={mark} size={SIZE} />}
      {type === undefined ? null : <Planet type={type} size={SIZE + 2} />}
      <Price option={option} />
    </>
  );
}

/** The level that is reached, and what it gives at once. */
function StepFace({ option, before, area }: FaceProps & { readonly area: Area }) {
  const { mine, phone } = useScene();
  const words = useGaiaWords();
  const level = mine === undefined ? 0 : (before.players[mine]?.research[researchAreas.indexOf(area)] ?? 0);
  const gains = { ...option.gain, ...(level + 1 === CROSSING_LEVEL ? { charge: CROSSING_CHARGE } : {}) };
  // Four links leave room for the mark alone on a phone.
  const name = phone ? String(level + 1) : `${shortArea(words, area)} ${level + 1}`;
  return (
    <>
      <Mark name={area} size={SIZE} />
      <span data-may-clip>{Object.keys(gains).length === 0 ? name : `${name}:`}</span>
      <Amounts of={gains} size={12} />
    </>
  );
}

const marksOfActions: Readonly<Record<string, MarkName>> = {
  mine: 'mine',
  project: 'gaiaformer',
  federation: 'federation',
  special: 'special',
  pass: 'pass',
};

/** Options that point at nothing on the table have only their words. */
function OtherFace({ option, mark }: Pick<FaceProps, 'option'> & { readonly mark: MarkName | undefined }) {
  const { format } = useGaiaWords();
  return (
    <>
      {mark === undefined ? null : <Mark name={mark} size={SIZE} />}
      <span data-may-clip>{format(option.text)}</span>
    </>
  );
}

export function OptionFace({ option, before, covered = false }: FaceProps & { readonly covered?: boolean }) {
  const target = readTarget(option.target);
  const value = isRecord(option.value) ? option.value : undefined;
  const kind = typeof value?.do === 'string' ? value.do : '';
  const mark = marksOfActions[kind];
  if (kind === 'upgrade' && typeof value?.to === 'number')
    return <UpgradeFace option={option} before={before} to={value.to} />;
  if (target?.tile !== undefined) return <TileFace id={target.tile} covered={covered} />;
  if (target?.token !== undefined) return <TokenFace id={target.token} />;
  if (target?.booster !== undefined) return <BoosterFace id={target.booster} />;
  if (target?.hex !== undefined) return <PlanetFace option={option} before={before} mark={mark} />;
  if (target?.area !== undefined) return <StepFace option={option} before={before} area={target.area} />;
  if (target?.action !== undefined) return <BoardActionFace id={target.action} inline />;
  return <OtherFace option={option} mark={mark} />;
}

/** An answer that names no options: so many tokens. */
export function AmountsFace({ answer }: { readonly answer: Answer }): ReactNode {
  if (!('amounts' in answer)) return null;
  const tokens = Object.values(answer.amounts).reduce((sum, n) => sum + n, 0);
  return <Amounts of={{ tokens }} size={SIZE} />;
}
