import { robotsOf, SCENARIO_IDS, scenarioOf, teamOfSeat } from './scenarios';

test('the first three scenarios of the rulebook', () => {
  expect(SCENARIO_IDS).toEqual(['showdown', 'killTheHuman', 'theHoncho']);
});

test('a robot may leave the map by its own edge in two of them', () => {
  expect(SCENARIO_IDS.filter((id) => scenarioOf(id).flee)).toEqual(['showdown', 'theHoncho']);
});

test('K60: exactly one human per team, or one honcho; otherwise any number of pilots', () => {
  expect(scenarioOf('killTheHuman').pilots).toEqual({
    green: { min: 1, max: 1 },
    yellow: { min: 1, max: 1 },
  });
  expect(scenarioOf('theHoncho').pilots).toEqual({ green: { min: 0, max: 3 }, yellow: { min: 1, max: 1 } });
  expect(scenarioOf('theHoncho').honcho).toBe('yellow');
  expect(scenarioOf('showdown').pilots.green).toEqual({ min: 0, max: 3 });
});

test('K52, K59: how each is won', () => {
  expect(scenarioOf('showdown').victory).toEqual(['firstKill', 'lastActive']);
  expect(scenarioOf('killTheHuman').victory).toEqual(['humanLost']);
  expect(scenarioOf('theHoncho').victory).toEqual(['firstKill', 'lastActive']);
});

describe('K62: seats and robots', () => {
  test('seats take the teams in turn, green first', () => {
    expect([0, 1, 2, 3, 4, 5].map(teamOfSeat)).toEqual([
      'green',
      'yellow',
      'green',
      'yellow',
      'green',
      'yellow',
    ]);
  });

  test.each([
    [2, 1, 1],
    [2, 3, 3],
    [3, 1, 2],
    [4, 1, 2],
    [5, 2, 3],
    [6, 1, 3],
  ])('Showdown, %d seats, %d chosen: %d each', (seats, chosen, each) => {
    expect(robotsOf('showdown', 'green', chosen, seats)).toBe(each);
    expect(robotsOf('showdown', 'yellow', chosen, seats)).toBe(each);
  });

  test.each([
    [2, 1, 2],
    [3, 3, 3],
    [5, 1, 3],
  ])('Kill the Human, %d seats, %d chosen: %d each, two at least', (seats, chosen, each) => {
    expect(robotsOf('killTheHuman', 'yellow', chosen, seats)).toBe(each);
  });

  test('The Honcho: two against one, with two or three people', () => {
    for (const seats of [2, 3]) {
      expect(robotsOf('theHoncho', 'green', 3, seats)).toBe(2);
      expect(robotsOf('theHoncho', 'yellow', 3, seats)).toBe(1);
    }
    expect(scenarioOf('theHoncho').seats).toEqual({ min: 2, max: 3 });
  });
});
