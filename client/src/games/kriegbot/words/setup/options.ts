import type { Options } from '@gearhall/shared/games/kriegbot/options';
import { AS_SCENARIO, SCENARIO_IDS, scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { TARGETS } from '@gearhall/shared/games/kriegbot/content/wave';
import { parseEdited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import type { OptionWords } from '../../../../stage/contract/words';
import { SCENARIO_NAMES } from '../field/sides';

/** A mission of the campaign, which has its own number of robots, and no ready-made ones. */
const isMission = ({ campaign }: Readonly<Record<string, unknown>>): boolean => campaign !== undefined;
/** One that has not been decided yet. */
function isOpen({ campaign }: Readonly<Record<string, unknown>>): boolean {
  const { sides } = (campaign ?? {}) as { readonly sides?: readonly unknown[] };
  return sides?.length === 0;
}

/** Scenarios that offer a score to reach. */
const WITH_TARGET = SCENARIO_IDS.filter((scenario) => scenarioOf({ scenario }).hasTarget);

const SECONDS = [3, 6, 12, 20, 30];

/** The text beside each choice of a table's creator. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  scenario: {
    label: 'Scenario',
    help: 'What the battle is about, and who fights whom.',
    values: { ...SCENARIO_NAMES, edited: 'Made by a player' },
    isIdle: isOpen,
  },
  edited: {
    label: 'Own scenario',
    tell: (text) => parseEdited(text)?.name ?? '',
  },
  robots: {
    label: 'Robots per team',
    help: 'Shared among the players of a team; each of them runs at least one. Some scenarios set the number themselves.',
    values: { 1: '1', 2: '2', 3: '3' },
    isIdle: isMission,
  },
  expansion: {
    label: 'Expansion',
    help: 'Power cores: each robot has a secret battery. Electric cards, reboots and extra dice cost energy, and each kind of core can do something besides. The whole expansion adds infantry, a drone and fourteen cards. Some scenarios always have all of it.',
    values: { '': 'Basic game', cores: 'Power cores', full: 'Whole expansion' },
  },
  readyMade: {
    label: 'Ready-made robots',
    help: 'Everybody takes a robot that is designed already, and it starts in the middle of its edge: the fight begins at once.',
    isIdle: isMission,
  },
  fragile: {
    label: 'Fragile robots',
    help: 'A single point of damage destroys a weapon or a system: a shorter game.',
  },
  answers: {
    label: 'Time to respond',
    help: 'Robots that might have a card against what is happening are asked. If nobody answers in this time, the answer is no.',
    values: Object.fromEntries(SECONDS.map((seconds) => [seconds, `${seconds} seconds`])),
  },
  target: {
    label: 'Score to reach',
    help: 'Human Wave, played alone: the printed score is twice that of two players, and hardly anybody has come near it. The other one is ours, and can be reached.',
    values: {
      printed: `Printed: ${TARGETS.printed.win}, draw at ${TARGETS.printed.tie}`,
      reconstructed: `Ours: ${TARGETS.reconstructed.win}, draw at ${TARGETS.reconstructed.tie}`,
    },
    isFor: ({ scenario }, seats) => WITH_TARGET.some((id) => id === scenario) && seats === 1,
  },
  campaign: { label: 'Campaign', isIdle: () => true },
  edition: { label: 'Edition', isIdle: () => true },
  turnLimit: {
    label: 'Turn limit',
    help: 'After this many turns, the team with less damage wins, unless the scenario says otherwise.',
    values: {
      [AS_SCENARIO]: 'As the scenario says',
      ...Object.fromEntries([15, 25, 40].map((turns) => [turns, `${turns} turns`])),
    },
  },
};
