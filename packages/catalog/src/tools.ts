/** @orrery/catalog/tools: what test harnesses need of the games. Clients do not import it, and so do not carry it. */
import type { Adapter, Core } from '@orrery/kernel';
import type { GameTesting } from '@orrery/kernel/testing';

/** A game as test harnesses know it. Whatever is absent, they cope without. */
interface Tools {
  /** Replays recordings of other engines. */
  conformance?(): Promise<Adapter>;
  /** What the property harness needs. */
  testing?(): Promise<GameTesting<Core>>;
}

const tools: Readonly<Record<string, Tools>> = {
  'gaia-project': {
    conformance: async () => (await import('@orrery/gaia-project/conformance')).adapter,
    testing: async () => (await import('@orrery/gaia-project/testing')).testing,
  },
  // No game of its own: the opponent of Gaia Project's solo game, whose decisions have vectors of their own.
  'gaia-automa': {
    conformance: async () => (await import('@orrery/gaia-project/conformance')).automaAdapter(),
  },
  'race-for-the-galaxy': {
    conformance: async () => (await import('@orrery/race-for-the-galaxy/conformance')).adapter,
    testing: async () => (await import('@orrery/race-for-the-galaxy/testing')).testing,
  },
  'terraforming-mars': {
    conformance: async () => (await import('@orrery/terraforming-mars/conformance')).adapter,
    testing: async () => (await import('@orrery/terraforming-mars/testing')).testing,
  },
  reference: {
    conformance: async () => (await import('@orrery/reference/conformance')).adapter,
    testing: async () => (await import('@orrery/reference/testing')).testing,
  },
};

/** The tools of a game; none of them for a game that has none, or that does not exist. */
export const toolsOf = (id: string): Tools => (Object.hasOwn(tools, id) ? (tools[id] ?? {}) : {});
