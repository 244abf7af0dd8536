import type { Hiding } from '../../../core/testing/checks/holding';
import { hasMole } from '../rules/roles';
import type { State } from '../state';

/**
 * Members of a team have no secrets from each other, in every phase of the game, but their roles until its end. The mole
 * can tell that all others are loyal.
 */
export const hiding: Hiding = {
  opens: ({ state }, seat, viewer) => {
    const { seats, phase, options } = state as State;
    if (typeof viewer !== 'number') return false;
    const isHidden = hasMole({ options }) && phase !== 'over' && seats[viewer]?.role !== 'mole';
    return !isHidden && seats[seat]?.team === seats[viewer]?.team;
  },
  phaseOf: ({ state }) => (state as State).phase,
};
