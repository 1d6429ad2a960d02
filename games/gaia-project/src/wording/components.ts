/** Words for boards, tiles and factions, made from their data: the catalogues in `text/` have them in every language. */
import type { Message } from '@orrery/kernel';
import { type Abilities, commonAbilities, type FactionSpecial, factionSpecials } from '../data/abilities.ts';
import {
  type BoardActionId,
  boardActionRow,
  type FreeId,
  freeRow,
  PLANET_TYPES_VP,
  type Price,
  type SpecialId,
} from '../data/actions.ts';
import { type Booster, type BoosterId, boosterRow, boosters } from '../data/boosters.ts';
import { type FactionId, factionRow } from '../data/factions.ts';
import { type TokenId, tokenRow } from '../data/federation-tokens.ts';
import { type FinalTileId, type RoundTileId, roundTileRow } from '../data/scoring.ts';
import { type TechTile, type TileId, tileRow } from '../data/tech-tiles.ts';
import {
  type Area,
  type Counted,
  type GainKind,
  type Gains,
  gainKinds,
  type Occasion,
  type PassScore,
} from '../data/types.ts';
import type { GaiaTask } from '../state.ts';
import { say } from './say.ts';

/** Gains or prices as plain numbers by name. */
export function gainsOf(gains: object): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [what, amount] of Object.entries(gains)) if (typeof amount === 'number') found[what] = amount;
  return found;
}

/** A price without what costs nothing. */
export function priceOf(price: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(price).filter(([, amount]) => amount > 0));
}

// Amounts

const paid = ['power', 'areaThree', 'stone'] as const;
type Paid = GainKind | (typeof paid)[number];
const isAmount = (what: string): what is Paid => [...gainKinds, ...paid].some((known) => known === what);

/** What an option costs or brings, in words: "3 ore". */
export const amountText = (what: string, n: number): Message | undefined =>
  isAmount(what) ? say(`gaia.amount.${what}`, { n }) : undefined;

/** Amounts that one can gain or pay, so that they can be the object of a sentence. */
const held = [
  'credits',
  'ore',
  'knowledge',
  'qic',
  'tokens',
  'gaiaformers',
  'power',
  'areaThree',
  'stone',
] as const satisfies readonly Paid[];

/** An amount as the object of a sentence, "pays 3 ore": some languages have another form for it. */
function objectText(what: string, n: number): Message | undefined {
  const known = held.find((each) => each === what);
  return known === undefined ? amountText(what, n) : say(`gaia.object.${known}`, { n });
}

/** "A, B and C". */
export function listText(items: readonly Message[]): Message {
  const [first, second, ...others] = items;
  if (first === undefined) return say('gaia.list.nothing');
  if (second === undefined) return first;
  if (others.length === 0) return say('gaia.list.last', { first, last: second });
  return say('gaia.list.more', { first, rest: listText([second, ...others]) });
}

const amounts = (given: object): Message[] =>
  Object.entries(gainsOf(given)).flatMap(([what, amount]) => amountText(what, amount) ?? []);

/** A price in words, without what costs nothing. */
export const costText = (price: Readonly<Record<string, number>>): Message =>
  listText(amounts(priceOf(price)));

/** Something that is missing, with its amount; a list of one, or nothing for what has no words. */
export const missingText = (what: string, amount: number): Message[] => amounts({ [what]: amount });

/** All gains of a row, in words. */
export const gainsText = (gains: Gains): Message => listText(amounts(gains));
const priceText = (price: Price): Message => listText(amounts(price));
const objectsText = (given: Gains | Price): Message =>
  listText(Object.entries(gainsOf(given)).flatMap(([what, amount]) => objectText(what, amount) ?? []));

const perText = (per: Counted): Message => say(`gaia.per.${per}`);
const occasionText = (occasion: Occasion): Message => say(`gaia.occasion.${occasion}`);

const passText = ({ vp, per }: PassScore): Message => say('gaia.effect.pass', { vp, per: perText(per) });

// Tiles, boosters, tokens

function tileEffect({ now, income, on, pass, action, bigValue }: TechTile): Message {
  if (now?.per !== undefined)
    return say('gaia.effect.nowPer', { gains: gainsText(now.gain), per: perText(now.per) });
  if (now !== undefined) return say('gaia.effect.now', { gains: gainsText(now.gain) });
  if (income !== undefined) return say('gaia.effect.income', { gains: gainsText(income) });
  if (on !== undefined) return say('gaia.effect.on', { vp: on.vp, occasion: occasionText(on.occasion) });
  if (pass !== undefined) return passText(pass);
  if (action !== undefined) return say('gaia.effect.action', { gains: gainsText(action) });
  return say('gaia.effect.bigValue', { value: bigValue ?? 0 });
}

export const tileText = (id: TileId): Message => tileEffect(tileRow(id));

const placingText = ({ steps, range }: NonNullable<Booster['action']>): Message =>
  steps > 0 ? say('gaia.effect.steps', { steps }) : say('gaia.effect.range', { range });

export function boosterText(id: BoosterId): Message {
  const { income, pass, action } = boosterRow(id);
  const gains = say('gaia.effect.income', { gains: gainsText(income) });
  if (pass !== undefined) return say('gaia.both', { first: gains, second: passText(pass) });
  if (action === undefined) return gains;
  const special = say('gaia.effect.special', { effect: placingText(action) });
  return say('gaia.both', { first: gains, second: special });
}

export const tokenText = (id: TokenId): Message => gainsText(tokenRow(id).gain);

export function roundTileText(id: RoundTileId): Message {
  const { vp, occasion } = roundTileRow(id);
  return say('gaia.effect.on', { vp, occasion: occasionText(occasion) });
}

export const finalTileText = (id: FinalTileId): Message => say(`gaia.final.${id}`);

// Actions

function boardEffect(id: BoardActionId): Message {
  const { gain, steps, special } = boardActionRow(id);
  if (gain !== undefined) return say('gaia.effect.gain', { gains: objectsText(gain) });
  if (steps !== undefined) return say('gaia.effect.steps', { steps });
  if (special === 'planet-types')
    return say('gaia.effect.planetTypes', { vp: PLANET_TYPES_VP, per: perText('planet-type') });
  return special === 'tech-tile' ? say('gaia.effect.techTile') : say('gaia.effect.rescore');
}

export function boardActionText(id: BoardActionId): Message {
  const { power, qic } = boardActionRow(id);
  const cost = power === undefined ? amountText('qic', qic ?? 0) : amountText('power', power);
  return say('gaia.exchange', { pay: cost ?? '', gain: boardEffect(id) });
}

export function freeText(id: FreeId | 'sacrifice'): Message {
  if (id === 'sacrifice') return say('gaia.free.sacrifice');
  const { pay, gain } = freeRow(id);
  return say('gaia.exchange', { pay: priceText(pay), gain: gainsText(gain) });
}

/** A free action that somebody has taken: what was paid, and what for. */
export function exchangedText(id: FreeId): { readonly pay: Message; readonly gain: Message } {
  const { pay, gain } = freeRow(id);
  return { pay: objectsText(pay), gain: objectsText(gain) };
}

const isFactionSpecial = (id: SpecialId): id is FactionSpecial =>
  factionSpecials.some((known) => known === id);
const isBooster = (id: SpecialId): id is BoosterId => boosters.some((known) => known.id === id);

export function specialText(id: SpecialId): Message {
  if (id === 'academy') return say('gaia.special.academy');
  if (isFactionSpecial(id)) return say(`gaia.special.${id}`);
  if (isBooster(id)) {
    const { action } = boosterRow(id);
    return say('gaia.special.booster', { effect: action === undefined ? '' : placingText(action) });
  }
  return say('gaia.special.tile', { gains: gainsText(tileRow(id).action ?? {}) });
}

/** A pending part of the income. */
export const effectText = (effect: GaiaTask): Message =>
  effect.do === 'income.charge'
    ? say('gaia.amount.charge', { n: effect.amount })
    : say('gaia.amount.tokens', { n: effect.do === 'income.tokens' ? effect.amount : 0 });

// Factions

export const factionText = (id: FactionId): Message => say(`gaia.faction.${id}`);
export const areaText = (id: Area): Message => say(`gaia.area.${id}`);

/** Each difference from the common rules in a sentence. */
function abilityLines(abilities: Partial<Abilities>): Message[] {
  const own: Abilities = { ...commonAbilities, ...abilities };
  const lines: Message[] = [];
  if (abilities.gaiaReturnsTo === 2) lines.push(say('gaia.ability.gaiaReturnsTo'));
  if (own.gaiaConversion) lines.push(say('gaia.ability.gaiaConversion'));
  if (own.tilePerGaiaTokens > 0)
    lines.push(say('gaia.ability.tilePerGaiaTokens', { tokens: own.tilePerGaiaTokens }));
  if (own.sacrificedToGaia) lines.push(say('gaia.ability.sacrificedToGaia'));
  if (own.sharesPlanets) lines.push(say('gaia.ability.sharesPlanets'));
  if (own.knowledgePerSharedMine > 0)
    lines.push(say('gaia.ability.knowledgePerSharedMine', { knowledge: own.knowledgePerSharedMine }));
  if (own.knowledgePerNewType > 0)
    lines.push(say('gaia.ability.knowledgePerNewType', { knowledge: own.knowledgePerNewType }));
  if (own.qicAsOre) lines.push(say('gaia.ability.qicAsOre'));
  if (own.gaiaPlanetCost === 'ore') lines.push(say('gaia.ability.gaiaPlanetCost'));
  if (own.vpPerGaiaMine > 0) lines.push(say('gaia.ability.vpPerGaiaMine', { vp: own.vpPerGaiaMine }));
  if (abilities.federationValue !== undefined)
    lines.push(say('gaia.ability.federationValue', { value: own.federationValue }));
  if (own.oneFederation) lines.push(say('gaia.ability.oneFederation', { value: own.federationValue }));
  if (own.satelliteCost === 'qic') lines.push(say('gaia.ability.satelliteCost'));
  if (own.tokenWorth > 1) lines.push(say('gaia.ability.tokenWorth', { worth: own.tokenWorth }));
  if (own.tokenWhenCharging) lines.push(say('gaia.ability.tokenWhenCharging'));
  if (own.homeValue > 0) lines.push(say('gaia.ability.homeValue', { value: own.homeValue }));
  if (abilities.mayNavigate === false) lines.push(say('gaia.ability.mayNotNavigate'));
  if (abilities.mayNavigate === true) lines.push(say('gaia.ability.mayNavigate'));
  if (own.special !== undefined)
    lines.push(say('gaia.ability.special', { special: say(`gaia.special.${own.special}`) }));
  for (const id of own.freeActions) lines.push(say('gaia.ability.freeAction', { action: freeText(id) }));
  if (own.tokenWithInstitute !== undefined)
    lines.push(say('gaia.ability.tokenWithInstitute', { gains: tokenText(own.tokenWithInstitute) }));
  return lines;
}

/** What a faction can do, and what its planetary institute adds. */
export function factionLines(id: FactionId): { readonly ability: Message[]; readonly institute: Message[] } {
  const { ability, institute, brainstone, first, swapped } = factionRow(id);
  const lines = abilityLines(ability);
  if (brainstone) lines.unshift(say('gaia.ability.brainstone'));
  if (first !== 'two-mines') lines.push(say(`gaia.ability.${first}`));
  if (swapped) lines.push(say('gaia.ability.swapped'));
  const { freeActions } = { ...commonAbilities, ...ability };
  const added = (institute.freeActions ?? []).filter((action) => !freeActions.includes(action));
  return { ability: lines, institute: abilityLines({ ...institute, freeActions: added }) };
}
