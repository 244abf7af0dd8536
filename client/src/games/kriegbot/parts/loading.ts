import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { options, type Options } from '@gearhall/shared/games/kriegbot/options';
import { callPlaced, takeInExpansion, takeInScenario } from './own';
import type { OwnScenario, PartId } from './kinds';
import { neededBy } from './needed';
import type { ExpansionPart, ScenarioPart } from './part';

/** Where each part comes from: a chunk of its own (docs/adding-a-game.md, "What only some tables need"). */
const SCENARIOS: { readonly [Id in OwnScenario]: () => Promise<ScenarioPart<Id>> } = {
  captureTheFlag: async () => (await import('../scenarios/captureTheFlag')).part,
  cryptoFlag: async () => (await import('../scenarios/cryptoFlag')).part,
  whenCyborgsRule: async () => (await import('../scenarios/whenCyborgsRule')).part,
  warOfTheWorlds: async () => (await import('../scenarios/warOfTheWorlds')).part,
  theHacker: async () => (await import('../scenarios/theHacker')).part,
  sharksAndJets: async () => (await import('../scenarios/sharksAndJets')).part,
  lizardBot: async () => (await import('../scenarios/lizardBot')).part,
  missionControl: async () => (await import('../scenarios/missionControl')).part,
  beachhead: async () => (await import('../scenarios/beachhead')).part,
  wmd: async () => (await import('../scenarios/wmd')).part,
  downedPilot: async () => (await import('../scenarios/downedPilot')).part,
  aftermath: async () => (await import('../scenarios/aftermath')).part,
  bombsAway: async () => (await import('../scenarios/bombsAway')).part,
  musicalChairs: async () => (await import('../scenarios/musicalChairs')).part,
  humanWave: async () => (await import('../scenarios/humanWave')).part,
  teslaTower: async () => (await import('../scenarios/teslaTower')).part,
  edited: async () => (await import('../scenarios/edited')).part,
};
const loadExpansion = async (): Promise<ExpansionPart> => (await import('../expansion')).part;

/** How the words of a part that has been loaded are taken in. */
const loaded = new Map<PartId, () => void>();

async function load(id: PartId): Promise<void> {
  if (id === 'expansion') {
    const part = await loadExpansion();
    loaded.set(id, () => takeInExpansion(part));
  } else {
    const part = (await SCENARIOS[id]()) as ScenarioPart;
    loaded.set(id, () => takeInScenario(id, part));
  }
}

const isOwn = (scenario: string): scenario is OwnScenario => Object.hasOwn(SCENARIOS, scenario);

/** An edited scenario has words of its own last: they hold. */
const partsOf = ({ expansion, ...chosen }: Options): readonly PartId[] => [
  ...(chosen.scenario === 'edited' ? neededBy(scenarioOf(chosen)) : []),
  ...(isOwn(chosen.scenario) ? [chosen.scenario] : []),
  ...(expansion === '' ? [] : (['expansion'] as const)),
];

/**
 * Loads what a table with these options has besides every other one; undefined where it is there already. Two scenarios
 * may say the same in words of their own: those of the table that has been opened last hold.
 */
export function loadParts(chosen: unknown): Promise<void> | undefined {
  const parsed = options.safeParse(chosen);
  const parts = parsed.success ? partsOf(parsed.data) : [];
  const takeIn = (): void => {
    parts.forEach((id) => loaded.get(id)?.());
    callPlaced(parsed.success && scenarioOf(parsed.data).bunkers ? 'bunker' : 'building');
  };
  const missing = parts.filter((id) => !loaded.has(id));
  if (missing.length > 0) return Promise.all(missing.map(load)).then(takeIn);
  takeIn();
  return undefined;
}
