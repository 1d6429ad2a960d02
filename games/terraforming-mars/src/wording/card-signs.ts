/** What cards say in icons besides their effects: requirements, actions, what sets them off, changed rules, points. */
import { type ProjectId, projectIds, START_CARDS, standardProjects } from '../data/board.ts';
import type { Face } from '../data/cards.ts';
import { type CubeKind, type Resource, resources } from '../data/resources.ts';
import type { Action, Cost, Modifier, Requirement, Trigger } from '../data/types.ts';
import { signsOf } from '../verbs/index.ts';
import { say } from './say.ts';
import {
  anybody,
  arrow,
  between,
  colon,
  mark,
  minus,
  production,
  type Shown,
  type Sign,
  shownTile,
  slash,
  thing,
  together,
} from './signs.ts';

const shownTrack = { temperature: 'temperature', oxygen: 'oxygen', oceans: 'ocean' } as const;
const units = { temperature: ' °C', oxygen: ' %', oceans: '' } as const;

const levelText = (level: number): string => (level < 0 ? `−${-level}` : String(level));

/** "Oxygen ≥ 8 %"; one of a thing is its icon alone. */
export function requirementSigns(requirement: Requirement): readonly Sign[] {
  if ('track' in requirement) {
    const { track, min, max } = requirement;
    const bound = min === undefined ? `≤ ${levelText(max ?? 0)}` : `≥ ${levelText(min)}`;
    return [thing(shownTrack[track]), mark(`${bound}${units[track]}`)];
  }
  const bound = requirement.min === 1 ? [] : [mark(`≥ ${requirement.min}`)];
  if ('tag' in requirement) return [thing(`tag-${requirement.tag}`), ...bound];
  if ('production' in requirement) return [production(thing(requirement.production)), ...bound];
  const tile = thing(requirement.tile);
  return [requirement.tile === 'city' ? anybody(tile) : tile, ...bound];
}

function costSigns(cost: Cost): Sign[] {
  switch (cost.pay) {
    case 'nothing':
      return [];
    case 'production':
      return [production(minus, thing(cost.of, cost.by))];
    case 'cubes':
      return [thing(`cube-${cost.kind}`, cost.amount)];
    case 'anyCube':
      return [anybody(minus, thing(`cube-${cost.kind}`))];
    case 'anyAmount':
      return [thing(cost.of, 'any')];
    default:
      return cost.or === undefined
        ? [thing(cost.pay, cost.amount)]
        : [together(thing(cost.pay, cost.amount), mark('('), thing(cost.or), mark(')'))];
  }
}

/** One way to use a card: cost, arrow, gain. */
export function actionSigns({ cost, effects, ifRated }: Action): readonly Sign[] {
  const brings = cost.pay === 'anyAmount' ? [thing(cost.into, 'any')] : signsOf(effects);
  const condition = ifRated === true ? [together(thing('rating'), mark('+'), colon)] : [];
  return [...condition, ...costSigns(cost), arrow, ...brings];
}

function whenSigns(trigger: Trigger): readonly Sign[] {
  const byAnyone = (signs: readonly Sign[]): readonly Sign[] =>
    'by' in trigger && trigger.by === 'anyone' ? [anybody(...signs)] : signs;
  const oneOf = (all: readonly Shown[]): readonly Sign[] =>
    between(
      slash,
      all.map((each) => [thing(each)]),
    );
  switch (trigger.on) {
    case 'tag':
      return byAnyone(oneOf(trigger.tags.map((tag): Shown => `tag-${tag}`)));
    case 'event':
      return [...(trigger.tag === undefined ? [] : [thing(`tag-${trigger.tag}`)]), thing('tag-event')];
    case 'tile':
      return byAnyone([thing(shownTile(trigger.tile))]);
    case 'bonus':
      return oneOf(trigger.of);
    case 'paid': {
      const paid = oneOf(trigger.for);
      return trigger.min === 0 ? paid : [...paid, mark('≥'), thing('megacredits', trigger.min)];
    }
  }
}

/** Whenever something happens: what it brings. */
export const triggerSigns = (trigger: Trigger): readonly Sign[] => [
  together(...whenSigns(trigger), colon),
  ...signsOf(trigger.effects),
];

const isResource = (what: Resource | CubeKind): what is Resource =>
  resources.some((resource) => resource === what);

export function modifierSigns(modifier: Modifier): readonly Sign[] {
  switch (modifier.modifies) {
    case 'cost': {
      const what = thing(modifier.tag === undefined ? 'card' : `tag-${modifier.tag}`);
      return [together(what, minus, thing('megacredits', modifier.by))];
    }
    case 'project':
      return [
        together(
          thing('project'),
          ...projectSigns(modifier.project),
          minus,
          thing('megacredits', modifier.by),
        ),
      ];
    case 'metal':
      return [together(thing(modifier.of), mark('+'), thing('megacredits', modifier.by))];
    case 'requirements':
      return [together(mark(`±${modifier.steps}`), thing('temperature'), thing('oxygen'), thing('ocean'))];
    case 'payment':
      return [together(thing('heat'), mark('='), thing('megacredits'))];
    case 'greenery':
      return [together(thing('plants', modifier.plants), arrow, thing('greenery'))];
    case 'protection':
      return [
        together(
          thing('shield'),
          ...modifier.of.map((what) => thing(isResource(what) ? what : `cube-${what}`)),
        ),
      ];
    case 'lock':
      return [thing('lock')];
  }
}

/** What a standard project brings. */
export const projectSigns = (project: ProjectId): readonly Sign[] =>
  signsOf(standardProjects[projectIds.indexOf(project)]?.effects ?? []);

/** Points at the end: so many, or so many for what stands in the signs. */
export interface PointsSigns {
  readonly vp: number;
  readonly per: readonly Sign[];
}

export function pointsSigns({ vp: points, stores }: Face): PointsSigns | undefined {
  if (points === undefined) return undefined;
  const { vp } = points;
  const cube = thing(stores === undefined ? 'cube' : `cube-${stores}`);
  const each = (every: number, what: Sign): readonly Sign[] =>
    every > 1 ? [slash, mark(String(every)), what] : [slash, what];
  switch (points.score) {
    case 'fixed':
      return { vp, per: [] };
    case 'cubes':
      return { vp, per: each(points.every, cube) };
    case 'anyCube':
      return { vp, per: [colon, cube] };
    case 'tag':
      return { vp, per: each(points.every, thing(`tag-${points.tag}`)) };
    case 'cities':
      return { vp, per: each(points.every, anybody(thing('city'))) };
    case 'neighbours':
      return { vp, per: each(1, thing(points.tile)) };
  }
}

/** What a corporation begins with, and what its first action is. */
export function startSigns({
  stock,
  production: levels,
  firstAction,
  kind,
  beginner,
}: Face): readonly Sign[] {
  if (kind !== 'corporation') return [];
  const amounts = resources.flatMap((resource, place) => {
    const n = stock[place] ?? 0;
    return n === 0 ? [] : [thing(resource, n)];
  });
  const rises = resources.flatMap((resource, place) => {
    const n = levels[place] ?? 0;
    return n === 0 ? [] : [thing(resource, n)];
  });
  return [
    ...amounts,
    ...(rises.length > 0 ? [production(...rises)] : []),
    ...(beginner ? [thing('card', START_CARDS)] : []),
    ...(firstAction.length > 0
      ? [{ sign: 'word' as const, word: say('mars.sign.first') }, ...signsOf(firstAction)]
      : []),
  ];
}
