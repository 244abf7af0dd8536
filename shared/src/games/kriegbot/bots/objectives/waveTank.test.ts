import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { anyGame } from '../../../../core/game';
import { USUAL_LEVELS } from '../../../../core/bots/bot';
import { botPlayer, playout } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { options } from '../../options';
import { drillOf } from '../../rules/infantry/drill';
import type { State } from '../../state';
import { soldier, wave, waveOfTwo } from '../../testing/scenes/wave';
import type { Position } from '../../testing/position';

/** How bots play Human Wave. */

const chosenBy = (level: (typeof USUAL_LEVELS)[number], place: Position, seat: number): Action => {
  const view = place.view(seat);
  return kriegbot.bots[level].choose(view, seat, kriegbot.legal(view, seat), {
    dice: quickDice(seedFrom('wave', level)),
    history: () => [],
  });
};

describe.each(USUAL_LEVELS)('a bot of the level %s', (level) => {
  test('sends the soldiers by name, and does with each as the rules would', () => {
    const place = waveOfTwo({ at: 'K10' }, [soldier('castle', 'A1'), soldier('baker', 'K6')]);
    expect(chosenBy(level, place, 1)).toEqual({ type: 'send', unit: 'baker' });
    const asked = place.play(1, { type: 'send', unit: 'baker' });
    expect(
      drillOf(
        asked.state,
        asked.state.units.find(({ id }) => id === 'baker')!,
      ).to,
    ).toBe('K8');
    expect(chosenBy(level, asked, 1)).toEqual({ type: 'walk', to: 'K8' });
  });

  test('marks the hex of the tank for who is dead, and lands him', () => {
    const dead = waveOfTwo({ at: 'K10' }, [soldier('baker')]);
    expect(chosenBy(level, dead, 1)).toEqual({ type: 'disk', at: 'K10' });
    const landing = waveOfTwo({ at: 'K10' }, [soldier('baker')], { disks: [{ unit: 'baker', at: 'A1' }] });
    expect(chosenBy(level, landing, 1)).toEqual({ type: 'land' });
  });

  test('shoots at a soldier in front of the tank', () => {
    const place = wave(
      { at: 'E14', facing: 'north', slots: { primary: 'gatlingGun' } },
      [soldier('baker', 'E12')],
      { phase: 'attack' },
    );
    const shots = Array.from({ length: 5 }, () => chosenBy(level, place, 0).type);
    expect(shots).toContain('attack');
  });
});

test('alone, a hard bot plays to the end', () => {
  let last: State | undefined;
  const plan = {
    game: anyGame(kriegbot),
    options: options.parse({ scenario: 'humanWave', target: 'reconstructed' }),
    seed: 'a whole wave',
    players: [botPlayer('hard')],
    limit: 3000,
  };
  for (const { match } of playout(plan)) last = match.state as State;
  expect(last?.phase).toBe('over');
});
