import type { Hiding } from '../../../core/testing/checks/holding';
import { scenarioOf } from '../content/scenarios';
import { hasMole } from '../rules/field/moles';
import type { State } from '../state';

/** Whose side has no robots has nothing to hide before the first turn; afterwards, which tents hold. */
const isUnarmed = ({ seats, robots, phase, options }: State, seat: number): boolean =>
  (phase === 'templates' || phase === 'design' || phase === 'setup') &&
  !scenarioOf(options).wrecks &&
  Object.values(robots).every(({ team }) => team !== seats[seat]?.team);

/**
 * Members of a team have no secrets from each other, in every phase of the game, but their roles until its end. The mole
 * can tell that all others are loyal.
 */
export const hiding: Hiding = {
  opens: ({ state }, seat, viewer) => {
    const { seats, phase, options } = state as State;
    if (isUnarmed(state as State, seat)) return true;
    if (typeof viewer !== 'number') return false;
    const isHidden = hasMole({ options }) && phase !== 'over' && seats[viewer]?.role !== 'mole';
    return !isHidden && seats[seat]?.team === seats[viewer]?.team;
  },
  phaseOf: ({ state }) => (state as State).phase,
};
