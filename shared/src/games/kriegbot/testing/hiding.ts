import type { Hiding } from '../../../core/testing/checks/holding';
import type { State } from '../state';

/** Members of a team have no secrets from each other, in every phase of the game. */
export const hiding: Hiding = {
  opens: ({ state }, seat, viewer) => {
    const { seats } = state as State;
    return typeof viewer === 'number' && seats[seat]?.team === seats[viewer]?.team;
  },
  phaseOf: ({ state }) => (state as State).phase,
};
