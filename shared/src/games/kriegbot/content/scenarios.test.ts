import { CHASSIS_IDS } from './chassis';
import { isSolo, SOLO_IDS } from './teams';
import {
  planOf,
  robotsOf,
  SCENARIO_IDS,
  scenarioOf,
  seatsFor,
  sidesOf,
  teamOfSeat,
  turnsOf,
} from './scenarios';

test('the scenarios of the rulebook, in its order', () => {
  const numbers = SCENARIO_IDS.map((id) => scenarioOf({ scenario: id }).number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe.each(SCENARIO_IDS)('%s', (id) => {
  const { casts, seatSides, sides } = scenarioOf({ scenario: id });

  test('each cast gives robots or tents to all its sides, and no seat is without one', () => {
    for (const { robots, tents = {}, pilots = 0, seats } of casts) {
      const armed = new Set([...Object.keys(robots), ...Object.keys(tents)]);
      // Of sides of one robot each, as many play as there are seats.
      const playing = sidesOf({ scenario: id }).filter((team) => !isSolo(team) || robots[team]);
      expect([...armed].sort()).toEqual(playing.toSorted());
      expect(playing.every((team) => team in sides)).toBe(true);
      for (let number = seats.min; number <= seats.max; number += 1) {
        const taken = seatSides.slice(0, number);
        expect(taken).toHaveLength(number);
        for (const team of playing) {
          const own = taken.filter((one) => one === team).length;
          // The rules play a side that has tents alone.
          if (robots[team] !== undefined) expect(own).toBeGreaterThan(0);
          expect(own).toBeLessThanOrEqual(pilots + (robots[team] ?? tents[team]?.foot ?? 0));
        }
      }
    }
  });

  test('it has sides that can be designed', () => {
    for (const team of sidesOf({ scenario: id })) {
      const { pilots, chassis } = planOf({ scenario: id }, team);
      const most = Math.max(...casts.map(({ robots }) => robots[team] ?? 0));
      if (pilots !== 'all') expect(pilots.min).toBeLessThanOrEqual(pilots.max);
      if (typeof chassis !== 'string') expect(chassis.length).toBeGreaterThanOrEqual(most);
    }
  });
});

test('in Kill the Human nobody may flee (L377), nor may the police (L463), bearers over any edge (KS6.3), the Lizard only over the far edge (KS10.4), nobody in Beachhead (KS12.5), who has dishes over any side in Musical Chairs (KS17.6), no soldiers of Human Wave (KS13.10)', () => {
  const exits = SCENARIO_IDS.flatMap((id) =>
    sidesOf({ scenario: id }).flatMap((team) =>
      planOf({ scenario: id }, team).exit === 'own' ? [] : [[id, team, planOf({ scenario: id }, team).exit]],
    ),
  );
  expect(exits).toEqual([
    ['killTheHuman', 'green', 'none'],
    ['killTheHuman', 'yellow', 'none'],
    ['whenCyborgsRule', 'green', 'laden'],
    ['whenCyborgsRule', 'yellow', 'laden'],
    ['sharksAndJets', 'police', 'none'],
    ['lizardBot', 'yellow', 'far'],
    ['beachhead', 'green', 'none'],
    ['beachhead', 'yellow', 'none'],
    ['humanWave', 'yellow', 'none'],
    ['aftermath', 'green', 'none'],
    ['aftermath', 'yellow', 'none'],
    ...SOLO_IDS.map((team) => ['musicalChairs', team, 'dishes']),
  ]);
});

test('K60: exactly one human per team, or one honcho; otherwise any number of pilots', () => {
  expect(planOf({ scenario: 'killTheHuman' }, 'green').pilots).toEqual({ min: 1, max: 1 });
  expect(planOf({ scenario: 'killTheHuman' }, 'yellow').pilots).toEqual({ min: 1, max: 1 });
  expect(planOf({ scenario: 'theHoncho' }, 'green')).toMatchObject({ pilots: { min: 0, max: 3 } });
  expect(planOf({ scenario: 'theHoncho' }, 'yellow')).toMatchObject({
    pilots: { min: 1, max: 1 },
    honcho: true,
  });
  expect(planOf({ scenario: 'showdown' }, 'green').pilots).toEqual({ min: 0, max: 3 });
});

test('L373, L379, L387: the first kill wins, or the last active robot', () => {
  expect(scenarioOf({ scenario: 'showdown' }).victory).toEqual(['firstKill', 'lastActive']);
  expect(scenarioOf({ scenario: 'killTheHuman' }).victory).toEqual(['humanLost']);
  expect(scenarioOf({ scenario: 'theHoncho' }).victory).toEqual(['firstKill', 'lastActive']);
});

test('L475: the Lizard has the Spiderbot, the others the rest', () => {
  const [lizard, others] = [
    planOf({ scenario: 'lizardBot' }, 'yellow').chassis,
    planOf({ scenario: 'lizardBot' }, 'green').chassis,
  ];
  expect(lizard).toEqual(['spiderbot']);
  expect([...lizard, ...others].sort()).toEqual(CHASSIS_IDS.toSorted());
});

describe('K62: seats alternate, and each runs at least one robot', () => {
  test('green, yellow, green, …', () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOfSeat({ scenario: 'showdown' }, seat))).toEqual([
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
    expect(robotsOf({ scenario: 'showdown' }, 'green', chosen, seats)).toBe(each);
    expect(robotsOf({ scenario: 'showdown' }, 'yellow', chosen, seats)).toBe(each);
  });

  test.each([
    [2, 1, 2],
    [3, 3, 3],
    [5, 1, 3],
  ])('Kill the Human, %d seats, %d chosen: %d each, two at least', (seats, chosen, each) => {
    expect(robotsOf({ scenario: 'killTheHuman' }, 'yellow', chosen, seats)).toBe(each);
  });

  test('The Honcho: two against one, with two or three people', () => {
    for (const seats of [2, 3]) {
      expect(robotsOf({ scenario: 'theHoncho' }, 'green', 3, seats)).toBe(2);
      expect(robotsOf({ scenario: 'theHoncho' }, 'yellow', 3, seats)).toBe(1);
    }
    expect(seatsFor({ scenario: 'theHoncho' }, 1)).toEqual({ min: 2, max: 3 });
  });
});

test('the time limit is that of the scenario, unless the table chooses another (KS0.23)', () => {
  expect(turnsOf({ scenario: 'showdown', turnLimit: 0 })).toBe(25);
  expect(turnsOf({ scenario: 'lizardBot', turnLimit: 0 })).toBe(15);
  expect(turnsOf({ scenario: 'lizardBot', turnLimit: 40 })).toBe(40);
});
