import { CAR_CARD_IDS, DRIVER_CARD_IDS } from '../../content/cars';
import { rushncrush } from '../..';
import { started } from '../../testing/started';
import type { Position } from '../../testing/given';

const draft = (seats: number, cars: 1 | 2 = 1): Position =>
  started(seats, { course: 'shortOpen', crews: 'draft', cars });

/** This number of picks: each takes the first card that is left. */
function picked(race: Position, picks: number): Position {
  if (picks === 0) return race;
  const [seat] = rushncrush.toAct(race.state);
  const [action] = seat === undefined ? [] : race.legal(seat);
  if (seat === undefined || !action) throw new Error('Nobody picks any more.');
  return picked(race.play(seat, action), picks - 1);
}

const toPick = ({ state }: Position) => state.picks.map(({ car, of }) => `${car} ${of}`);

describe('R39 the draft', () => {
  test('cars in random order, then drivers in the reverse order', () => {
    expect(toPick(draft(3))).toEqual(['c0 car', 'c1 car', 'c2 car', 'c2 driver', 'c1 driver', 'c0 driver']);
  });

  test('a car card is taken, with its points', () => {
    const race = draft(2).play(0, { type: 'takeCar', card: 'drumMajor' });
    expect(race.car('c0')).toMatchObject({ card: 'drumMajor', structure: 8, steering: 4, mines: 4, at: '' });
    expect(race.emitted('carTaken')).toEqual([
      { type: 'carTaken', car: 'c0', seat: 0, card: 'drumMajor', dealt: false },
    ]);
    expect(rushncrush.toAct(race.state)).toEqual([1]);
  });

  test('then a driver', () => {
    const race = picked(draft(2), 2).play(1, { type: 'takeDriver', card: 'zenit' });
    expect(race.car('c1').driver).toBe('zenit');
    expect(race.emitted('driverTaken')[0]).toMatchObject({ seat: 1, card: 'zenit', dealt: false });
  });

  test('every card that nobody has is open', () => {
    const race = draft(2);
    expect(race.legalOf(0, 'takeCar').map(({ card }) => card)).toEqual(CAR_CARD_IDS);
    const next = race.play(0, { type: 'takeCar', card: 'perigee' });
    expect(next.legalOf(1, 'takeCar')).toHaveLength(5);
    expect(next.refusal(1, { type: 'takeCar', card: 'perigee' }).refused).toBe('cardTaken');
    const drivers = picked(next, 1).play(1, { type: 'takeDriver', card: 'rattle' });
    expect(drivers.legalOf(0, 'takeDriver').map(({ card }) => card)).toEqual(
      DRIVER_CARD_IDS.filter((card) => card !== 'rattle'),
    );
    expect(drivers.refusal(0, { type: 'takeDriver', card: 'rattle' }).refused).toBe('cardTaken');
  });

  test('one kind of card at a time, each in their turn, and nothing else', () => {
    const race = draft(2);
    expect(race.refusal(0, { type: 'takeDriver', card: 'rattle' }).refused).toBe('otherKindOfCard');
    expect(race.refusal(1, { type: 'takeCar', card: 'perigee' }).refused).toBe('notYourTurn');
    expect(race.refusal(0, { type: 'roll' }).refused).toBe('wrongPhase');
    const drivers = picked(race, 2);
    expect(drivers.refusal(1, { type: 'takeCar', card: 'perigee' }).refused).toBe('otherKindOfCard');
  });

  test('with two cars each, everybody picks for both', () => {
    expect(toPick(draft(2, 2)).slice(0, 4)).toEqual(['c0 car', 'c1 car', 'c2 car', 'c3 car']);
    const race = picked(draft(2, 2), 8);
    expect(Object.values(race.state.cars).every(({ card, driver, at }) => card && driver && at)).toBe(true);
  });

  test('after the last driver the cars line up and the race begins', () => {
    const race = picked(draft(6), 12);
    expect(race.state).toMatchObject({ phase: 'race', round: 1, picks: [] });
    expect(race.emitted('linedUp')).toHaveLength(6);
    expect(race.turn()).toMatchObject({ car: 'c0', step: 'gear' });
    expect(race.refusal(0, { type: 'takeCar', card: 'perigee' }).refused).toBe('wrongPhase');
  });

  test('alone, too', () => {
    expect(picked(draft(1), 2).state.phase).toBe('race');
  });
});

describe('R34, R39 a player who leaves in the middle of the draft', () => {
  test('picks no more, and the next one does', () => {
    const race = draft(3).resign(0);
    expect(toPick(race)).toEqual(['c1 car', 'c2 car', 'c2 driver', 'c1 driver']);
    expect(rushncrush.toAct(race.state)).toEqual([1]);
    expect(race.state.seats[0]).toEqual({ out: true, resigned: true });
  });

  test('may not be in turn', () => {
    const race = draft(3).resign(2);
    expect(toPick(race)).toEqual(['c0 car', 'c1 car', 'c1 driver', 'c0 driver']);
    expect(race.state.phase).toBe('draft');
  });

  test('never lines up: the others stand in front', () => {
    const race = picked(picked(draft(3), 2).resign(0), 3);
    expect(race.state.phase).toBe('race');
    expect(race.car('c0')).toMatchObject({ at: '', lost: 'resigned' });
    expect(race.emitted('linedUp').map(({ car, at }) => [car, at])).toEqual([
      ['c1', '1.3.3'],
      ['c2', '1.4.3'],
    ]);
    expect(race.state.order).toEqual(['c1', 'c2']);
  });

  test('leaves with the cards', () => {
    const race = draft(3).play(0, { type: 'takeCar', card: 'perigee' }).resign(0);
    expect(race.refusal(1, { type: 'takeCar', card: 'perigee' }).refused).toBe('cardTaken');
  });

  test('when only they were still to pick, the race begins', () => {
    const race = picked(draft(3), 5).resign(0);
    expect(race.state).toMatchObject({ phase: 'race', round: 1, order: ['c1', 'c2'] });
    expect(race.turn().car).toBe('c1');
  });

  test('when one is left, that one has won, and nobody picks', () => {
    const race = draft(3).resign(1).resign(0);
    expect(race.state).toMatchObject({
      phase: 'over',
      picks: [],
      end: { winners: [2], cause: 'lastRunning' },
    });
    expect(rushncrush.toAct(race.state)).toEqual([]);
    expect(race.emitted('roundBegan')).toEqual([]);
  });

  test('leaving alone ends the game', () => {
    expect(draft(1).resign(0).state).toMatchObject({ phase: 'over', end: { winners: [], cause: 'allLost' } });
  });

  test('with two cars each, both are gone', () => {
    const race = draft(3, 2).resign(1);
    expect(toPick(race).some((pick) => pick.startsWith('c2') || pick.startsWith('c3'))).toBe(false);
    expect(picked(race, 8).state.order).toEqual(['c0', 'c1', 'c4', 'c5']);
  });
});
