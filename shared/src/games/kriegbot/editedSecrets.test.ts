import { seededDice, seedFrom } from '../../core/dice/dice';
import { anyGame } from '../../core/game';
import { seatsOf, type Viewer } from '../../core/ground/seats';
import { playout, randomPlayer } from '../../core/testing/playout';
import { kriegbot } from '.';
import { options } from './options';
import { redeal } from './redeal';
import { suspectsIn } from './rules/pieces/decoys';
import type { State } from './state';
import { hideout, skirmish, traitor } from './testing/editedGiven';

/** The secrets of scenarios that somebody has made: who the mole is, and who the pilot; and whom they ask in turn. */

const WORLDS = 40;
const worldsOf = (state: State, viewer: number | 'spectator'): readonly State[] =>
  Array.from({ length: WORLDS }, (_, index) => redeal(state, viewer, seededDice(seedFrom('made', index))));

/** The states of a game, one of these many after the other. */
function statesOf(edited: string, seats: number): readonly State[] {
  const plan = {
    game: anyGame(kriegbot),
    options: options.parse({ scenario: 'edited', edited, readyMade: true }),
    seed: 'secrets',
    players: Array.from({ length: seats }, () => randomPlayer),
  };
  return [...playout(plan)].map(({ match }) => match.state as State);
}
const sampled = (states: readonly State[]): readonly State[] =>
  states.filter((state, index) => index % Math.ceil(states.length / 8) === 0 && state.phase !== 'over');

/** All that a viewer is told at this moment. */
const told = (state: State, viewer: Viewer) => {
  const view = kriegbot.project(state, viewer);
  return {
    view,
    toAct: kriegbot.toAct(state),
    legal: typeof viewer === 'number' ? kriegbot.legal(view, viewer) : [],
  };
};

describe('the mole', () => {
  const states = sampled(statesOf(traitor, 4));
  const moleOf = ({ seats }: State): number => seats.findIndex(({ role }) => role === 'mole');

  test('others are told the same, whichever of two it is', () => {
    for (const state of states) {
      const mole = moleOf(state);
      const [other = 0, ...viewers] = seatsOf(4).filter((seat) => seat !== mole);
      const role = (seat: number) => (seat === other ? 'mole' : 'loyal');
      const twin: State = { ...state, seats: state.seats.map((one, seat) => ({ ...one, role: role(seat) })) };
      for (const viewer of [...viewers, 'spectator'] as const)
        expect(told(twin, viewer)).toEqual(told(state, viewer));
    }
  });

  test('it may be any of the others, for those who cannot know', () => {
    for (const state of states) {
      const mole = moleOf(state);
      for (const viewer of seatsOf(4)) {
        const found = new Set(worldsOf(state, viewer).map(moleOf));
        expect([...found].toSorted()).toEqual(
          viewer === mole ? [mole] : seatsOf(4).filter((seat) => seat !== viewer),
        );
      }
    }
  });
});

describe('the pilot in hiding, of yellow', () => {
  const [GREEN, YELLOW] = [0, 1] as const;
  const states = sampled(statesOf(hideout, 2)).filter(({ pilotName }) => pilotName !== undefined);

  test('others are told the same for each of them', () => {
    expect(states.length).toBeGreaterThan(2);
    for (const state of states)
      for (const { id } of suspectsIn(state))
        for (const viewer of [GREEN, 'spectator'] as const)
          expect(told({ ...state, pilotName: id }, viewer)).toEqual(told(state, viewer));
  });

  test('he may be any who is left, for those who cannot know', () => {
    for (const state of states) {
      const found = new Set(worldsOf(state, GREEN).map(({ pilotName }) => pilotName));
      expect(found).toEqual(new Set(suspectsIn(state).map(({ id }) => id)));
      const known = new Set(worldsOf(state, YELLOW).map(({ pilotName }) => pilotName));
      expect([...known]).toEqual([state.pilotName]);
    }
  });
});

test.each(['callBomb', 'craft'] as const)('both sides are asked: %s', (kind) => {
  const asked = statesOf(skirmish, 2).flatMap(({ turn, question }) =>
    question?.kind === kind && turn === 1 ? [question.robot] : [],
  );
  expect([...new Set(asked)].toSorted()).toEqual(['towerBottom', 'towerTop']);
});
