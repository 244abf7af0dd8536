import type { ChassisId } from '../../content/chassis';
import { started } from '../../testing/position';

const choose = (robot: string, chassis: ChassisId) => ({ type: 'template', robot, chassis }) as const;

/** Shuffles change nothing: green is dealt the first three templates. */
const duel = started(2);
const four = started(4);

describe('K10: three templates for each team, whatever its number of robots', () => {
  test('all six are dealt, openly', () => {
    expect(duel.emitted('dealt')).toMatchObject([
      { team: 'green', templates: ['rocketbot', 'helibot', 'hoverbot'] },
      { team: 'yellow', templates: ['spiderbot', 'robotank', 'robocar'] },
    ]);
    expect(duel.view('spectator').teams.green?.dealt).toEqual(['rocketbot', 'helibot', 'hoverbot']);
  });

  test('each robot takes one of its own team', () => {
    expect(duel.legalOf(0, 'template')).toHaveLength(3);
    expect(duel.refusal(0, choose('green1', 'robotank')).refused).toBe('notDealt');
    expect(duel.refusal(0, choose('yellow1', 'robotank')).refused).toBe('notYourRobot');
    expect(duel.refusal(0, choose('green3', 'rocketbot')).refused).toBe('noSuchRobot');
  });

  test('a template can only be chosen once', () => {
    const taken = four.play(0, choose('green1', 'helibot'));
    expect(taken.refusal(2, choose('green2', 'helibot')).refused).toBe('templateTaken');
    expect(taken.legalOf(2, 'template').map(({ chassis }) => chassis)).toEqual(['rocketbot', 'hoverbot']);
  });

  test('a choice may be changed while somebody still chooses', () => {
    const changed = four.play(0, choose('green1', 'helibot')).play(0, choose('green1', 'rocketbot'));
    expect(changed.robot('green1').chassis).toBe('rocketbot');
    expect(changed.play(2, choose('green2', 'helibot')).robot('green2').chassis).toBe('helibot');
    expect(changed.legalOf(0, 'template').map(({ chassis }) => chassis)).toEqual(['helibot', 'hoverbot']);
  });

  test('it is secret until both teams have chosen, then revealed', () => {
    const one = four.play(0, choose('green1', 'helibot'));
    expect(one.events).toEqual([]);
    expect(one.view(1).robots['green1']?.chassis).toBe('');
    expect(one.view('spectator').robots['green1']?.chassis).toBe('');
    expect(one.view(2).robots['green1']?.chassis).toBe('helibot');
    const all = one
      .play(1, choose('yellow1', 'robocar'))
      .play(2, choose('green2', 'hoverbot'))
      .play(3, choose('yellow2', 'spiderbot'));
    expect(all.state.phase).toBe('design');
    expect(all.emitted('fielded').map(({ robot, seat, chassis }) => [robot, seat, chassis])).toEqual([
      ['green1', 0, 'helibot'],
      ['green2', 2, 'hoverbot'],
      ['yellow1', 1, 'robocar'],
      ['yellow2', 3, 'spiderbot'],
    ]);
    expect(all.view(1).robots['green1']?.chassis).toBe('helibot');
    expect(all.refusal(0, choose('green1', 'rocketbot')).refused).toBe('wrongPhase');
  });
});

describe('K62: robots are shared out to the seats of their team in turn', () => {
  const seatsOf = (seats: number, robots: 1 | 2 | 3) =>
    Object.values(started(seats, { robots }).state.robots).map(({ id, seat }) => `${id} ${seat}`);

  test.each([
    [2, 1, ['green1 0', 'yellow1 1']],
    [2, 2, ['green1 0', 'green2 0', 'yellow1 1', 'yellow2 1']],
    [3, 1, ['green1 0', 'green2 2', 'yellow1 1', 'yellow2 1']],
    [4, 3, ['green1 0', 'green2 2', 'green3 0', 'yellow1 1', 'yellow2 3', 'yellow3 1']],
  ] as const)('%d seats, %d robots chosen', (seats, robots, shared) => {
    expect(seatsOf(seats, robots)).toEqual(shared);
  });

  test('every seat that has a robot without a template is to act', () => {
    const two = started(2, { robots: 2 });
    const one = two.play(0, choose('green1', 'helibot'));
    expect(one.legalOf(0, 'template').some(({ robot }) => robot === 'green2')).toBe(true);
    expect(one.play(0, choose('green2', 'rocketbot')).view(1).robots['green2']?.chassis).toBe('');
  });
});
