import { defineGame, type Game } from '@orrery/kernel';
import * as automaDeck from './automa/deck.ts';
import * as automaPassing from './automa/passing.ts';
import * as automaSetup from './automa/setup.ts';
import * as automaTurn from './automa/turn.ts';
import * as boardActions from './rules/board-actions.ts';
import * as charge from './rules/charge.ts';
import * as federation from './rules/federation.ts';
import * as federationToken from './rules/federation-token.ts';
import * as free from './rules/free.ts';
import * as gaiaPhase from './rules/gaia-phase.ts';
import * as projects from './rules/gaia-project.ts';
import * as income from './rules/income.ts';
import * as map from './rules/map.ts';
import * as mine from './rules/mine.ts';
import * as power from './rules/power.ts';
import * as research from './rules/research.ts';
import * as round from './rules/round.ts';
import { outcome, preview } from './rules/scoring.ts';
import * as setup from './rules/setup.ts';
import * as special from './rules/special.ts';
import * as techTiles from './rules/tech-tiles.ts';
import * as turn from './rules/turn.ts';
import { closedActions } from './rules/unavailable.ts';
import { options, setupState } from './setup.ts';
import { cloneState, type GaiaAsk, type GaiaState, type GaiaStep } from './state.ts';
import { fill, type GaiaView, viewOf } from './view.ts';
import { effectText } from './wording/components.ts';
import { say } from './wording/say.ts';

/** Every question of the game, in the order of the rulebook. */
export const questions = {
  'setup.faction': setup.factionQuestion,
  'setup.turn': map.turnQuestion,
  'setup.place': setup.placeQuestion,
  'setup.booster': setup.boosterQuestion,
  'gaia.convert': gaiaPhase.convertQuestion,
  'gaia.tile': gaiaPhase.tileQuestion,
  'turn.action': { ...turn.actionQuestion, unavailable: closedActions },
  'turn.free': free.freeQuestion,
  'power.stone': power.stoneQuestion,
  'power.spend': power.spendQuestion,
  'power.sacrifice': power.sacrificeQuestion,
  'power.discard': power.discardQuestion,
  'mine.place': mine.placeQuestion,
  'federation.form': federation.formQuestion,
  'federation.token': federationToken.tokenQuestion,
  'tech.tile': techTiles.tileQuestion,
  'tech.cover': techTiles.coverQuestion,
  'research.area': research.areaQuestion,
  'research.lostPlanet': research.lostPlanetQuestion,
  'special.swap': special.swapQuestion,
  'special.station': special.stationQuestion,
  'special.downgrade': special.downgradeQuestion,
  'charge.accept': charge.acceptQuestion,
};

/** Gaia Project, the base box for two to four players, or for one against the Automa. */
export const gaiaProject: Game<GaiaState, GaiaView> = defineGame<
  GaiaState,
  GaiaView,
  typeof options,
  GaiaStep,
  GaiaAsk
>({
  id: 'gaia-project',
  version: 2,
  name: say('gaia.name'),
  seats: { min: 1, max: 4 },
  options,
  setup: setupState,
  steps: {
    'setup.deal': setup.dealStep,
    'setup.map': map.mapStep,
    'setup.turnTiles': map.turnTilesStep,
    'setup.drawFactions': setup.drawFactionsStep,
    'setup.structures': setup.structuresStep,
    'round.start': round.startStep,
    'income.take': income.takeStep,
    'income.charge': income.chargeStep,
    'income.tokens': income.tokensStep,
    'gaia.start': gaiaPhase.startStep,
    'gaia.tiles': gaiaPhase.tilesStep,
    'gaia.return': gaiaPhase.returnStep,
    'turn.next': turn.nextStep,
    'turn.start': turn.startStep,
    'turn.after': turn.afterStep,
    'turn.end': turn.endStep,
    'free.gain': free.gainStep,
    'project.place': projects.placeStep,
    'board.effect': boardActions.effectStep,
    'federation.build': federation.buildStep,
    'tech.gain': techTiles.gainStep,
    'research.choose': research.chooseStep,
    'charge.offer': charge.offerStep,
    'round.end': round.endStep,
    'automa.arrive': automaSetup.arriveStep,
    'automa.firstMine': automaSetup.firstMineStep,
    'automa.firstBooster': automaSetup.firstBoosterStep,
    'automa.firstDeck': automaDeck.firstDeckStep,
    'automa.turn': automaTurn.turnStep,
    'automa.part': automaTurn.partStep,
    'automa.points': automaTurn.pointsStep,
    'automa.pass': automaPassing.passStep,
    'automa.nextDeck': automaDeck.nextDeckStep,
  },
  questions,
  bags: { orderMatters: income.orderMatters, describe: (_state, effect) => effectText(effect) },
  clone: cloneState,
  view: viewOf,
  fill,
  outcome,
  preview,
  moment: round.momentOf,
});
