import { anyGame } from '../../../../core/game';
import { playout, type Player } from '../../../../core/testing/playout';
import { rushncrush } from '../..';
import { READY_COURSE_IDS } from '../../content/courses';
import { NEUTRAL } from '../../content/gears';
import { options } from '../../options';
import { BARE, given, type Given, type GivenCar, type Position } from '../../testing/given';
import { started } from '../../testing/started';

/** The action that is done for the seat on turn. */
const doneFor = (race: Position) => {
  const [seat = 0] = rushncrush.toAct(race.state);
  const action = rushncrush.fallback(rushncrush.project(race.state, seat), seat);
  expect(race.legal(seat)).toContainEqual(action);
  return action;
};

const away = (car: Partial<GivenCar>, more: Partial<Given> = {}) =>
  doneFor(given({ course: BARE, mover: 'A', ...more, cars: { A: { at: '1.3.3', ...car }, ...more.cars } }));

describe('R36 an absent player', () => {
  test('takes the first card', () => {
    expect(doneFor(started(2, { crews: 'draft' }))).toEqual({ type: 'takeCar', card: 'gravedigger' });
  });

  test('keeps the gear', () => {
    expect(away({ armed: ['rocketBooster'], heat: 3 })).toEqual({ type: 'roll' });
  });

  test('leaves neutral', () => {
    expect(away({ box: NEUTRAL })).toEqual({ type: 'gear', box: '1.4' });
  });

  test('drives as far as possible without meeting anything', () => {
    expect(away({}, { movement: 5, changes: 0 })).toEqual({ type: 'drive', to: '1.3.8', points: 5 });
  });

  test('around what is in the way', () => {
    const cars = { B: { at: '1.3.5' } };
    expect(away({}, { movement: 5, changes: 1, cars })).toMatchObject({ type: 'drive', points: 5 });
  });

  test('without Steering points, if that is as far', () => {
    expect(away({ at: '2.3.2' }, { movement: 3, changes: 0 })).toEqual({
      type: 'drive',
      to: '2.3.5',
      points: 3,
    });
  });

  test('up to the obstacle, if there is no way around', () => {
    const cars = { B: { at: '1.3.6' } };
    const action = away({ steering: 0 }, { movement: 5, changes: 0, cars });
    expect(action).toEqual({ type: 'drive', to: '1.3.5', points: 2 });
  });

  test('on a bend by the way that leads furthest', () => {
    const action = away({ at: '2.5.1' }, { movement: 4, changes: 4 });
    expect(action).toEqual({ type: 'drive', to: '2.5.6', points: 4 });
  });

  test('over the line', () => {
    expect(away({ at: '4.3.9' }, { movement: 9, changes: 0 })).toEqual({
      type: 'drive',
      to: 'finish',
      points: 2,
    });
  });

  test('and over the line of a ring rather than up to it', () => {
    const ring = { course: 'ring*2:5A-9A-6A-10A', movement: 1, changes: 0 };
    const action = away({ at: '4.3.16', lap: 1, steering: 0 }, ring);
    expect(action).toEqual({ type: 'drive', to: '1.3.1', points: 1 });
  });

  test('over the line of a ring by the inner lanes, where the outer ones do not take it so far', () => {
    const ring = { course: 'ring*2:9A-6A-10A-5A', movement: 5, changes: 5 };
    expect(away({ at: '4.1.5', lap: 1 }, ring)).toMatchObject({
      to: expect.stringMatching(/^1\./u),
      points: 5,
    });
  });

  describe('otherwise the cheapest way', () => {
    const stuck = { steering: 0, at: '1.3.3' };

    test('a mine rather than a wall', () => {
      // Lane 4 of tile 2A is blocked at its fifth space.
      const action = away(
        { at: '4.4.4', steering: 1, box: '4.10' },
        { movement: 3, changes: 0, mines: ['4.3.5'], cars: { B: { at: '4.5.5', box: '1.4' } } },
      );
      // The Side Ram costs a third of a point on average, the mine half, the wall three and a half.
      expect(action).toMatchObject({ type: 'sideRam', to: '4.5.5', by: 'right', use: [] });
      const noRam = away(
        { at: '4.4.4', steering: 1, box: '4.10' },
        { movement: 3, changes: 0, mines: ['4.3.5', '4.5.5'] },
      );
      expect(noRam).toMatchObject({ type: 'drive', points: 1 });
    });

    test('a mine rather than a car with much movement left', () => {
      const cars = { B: { at: '1.3.4' }, C: { at: '1.4.4' } };
      const action = away({ ...stuck, steering: 1 }, { movement: 9, changes: 0, mines: ['1.2.4'], cars });
      expect(action).toMatchObject({ type: 'sideRam', to: '1.4.4' });
    });

    test('a car, where the Rush ’n’ Crush is over for this round', () => {
      const cars = { B: { at: '1.3.4' }, C: { at: '1.4.4' } };
      const action = away(
        { ...stuck, steering: 1, rushed: true },
        { movement: 9, changes: 0, mines: ['1.2.4'], cars },
      );
      expect(action).toEqual({ type: 'rushNCrush', to: '1.3.4', points: 1 });
    });

    test('a mine or a Side Ram by the Arcade rules, which cost the same; a mine on a wreck costs more', () => {
      const cars = { B: { at: '4.5.5' }, W: { at: '4.3.5', lost: 'heat' as const } };
      const wall = { at: '4.4.4', steering: 1, rushed: true } as const;
      const arcade = { movement: 3, changes: 0, style: 'arcade' } as const;
      expect(away(wall, { ...arcade, cars, mines: ['4.3.5'] }).type).toBe('sideRam');
      expect(away(wall, { ...arcade, cars }).type).toBe('drive');
    });

    test('a wall, where nothing else is left', () => {
      const action = away({ at: '4.4.4', steering: 0 }, { movement: 3, changes: 0 });
      expect(action).toEqual({ type: 'crash', to: '4.4.5', by: 'ahead', points: 1 });
    });
  });

  test('swerves to the side without hazards', () => {
    const swerving = { step: 'swerve', movement: 3 } as const;
    expect(away({ at: '4.4.4' }, { ...swerving, mines: ['4.3.5'] })).toEqual({ type: 'swerve', by: 'right' });
    expect(away({ at: '4.4.4' }, { ...swerving, mines: ['4.5.5'] })).toEqual({ type: 'swerve', by: 'left' });
  });

  test('ends the turn, whatever could still be used', () => {
    expect(away({ armed: ['rocketBooster'], heat: 3 }, { step: 'after' })).toEqual({ type: 'endTurn' });
  });
});

test.each(READY_COURSE_IDS)('R36 a race of nobody but the absent comes to the line: %s', (course) => {
  const asFallback: Player = ({ match, view, seat }) => match.game.fallback(view, seat);
  const plan = {
    game: anyGame(rushncrush),
    options: options.parse({ course }),
    seed: course,
    players: [asFallback, asFallback],
    limit: 1000,
  };
  const end = [...playout(plan)].at(-1)?.match.outcome;
  expect(end?.cause).toBe('finish');
});
