import { isSolo } from '@gearhall/shared/games/kriegbot/content/teams';
import { SCENARIO_IDS, scenarioOf, sidesOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { castingOf } from './casting';
import { STORIES } from './stories';
import { FORM_WORDS } from './words';

test('who plays what is told for every scenario and every number of seats: each seat runs something', () => {
  for (const id of SCENARIO_IDS)
    for (const { robots, seats } of scenarioOf({ scenario: id }).casts)
      for (let count = seats.min; count <= seats.max; count += 1) {
        const casting = castingOf({ scenario: id }, Math.max(...Object.values(robots)), count);
        // Of sides of one robot each, as many play as there are seats.
        const playing = sidesOf({ scenario: id }).filter(
          (team) => !isSolo(team) || casting.some((one) => one.team === team),
        );
        expect(casting.map(({ team }) => team)).toEqual(playing);
        expect(casting.flatMap((side) => side.seats).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, seat) => seat),
        );
        for (const { robots: own, pilots, tents, seats: run } of casting)
          expect(own + pilots + tents.foot).toBeGreaterThanOrEqual(run.length);
      }
});

test.each([
  { id: 'captureTheFlag', robots: 3, seats: 5, green: [3, [0, 2, 4]], yellow: [3, [1, 3]] },
  { id: 'whenCyborgsRule', robots: 2, seats: 4, green: [2, [0, 2]], yellow: [2, [1, 3]] },
  { id: 'whenCyborgsRule', robots: 3, seats: 6, green: [3, [0, 2, 4]], yellow: [3, [1, 3, 5]] },
  { id: 'theHoncho', robots: 1, seats: 3, green: [2, [0, 2]], yellow: [1, [1]] },
  { id: 'theHacker', robots: 2, seats: 3, green: [2, [0, 2]], yellow: [1, [1]] },
  { id: 'warOfTheWorlds', robots: 1, seats: 2, green: [1, [0]], yellow: [1, [1]] },
  { id: 'lizardBot', robots: 1, seats: 4, green: [3, [1, 2, 3]], yellow: [1, [0]] },
] as const)('$id with $robots robots chosen and $seats seats', ({ id, robots, seats, green, yellow }) => {
  const [first, second] = castingOf({ scenario: id }, robots, seats);
  expect([first?.robots, first?.seats]).toEqual(green);
  expect([second?.robots, second?.seats]).toEqual(yellow);
});

test.each([
  { robots: 1, seats: 3, sides: { green: [1, [1]], yellow: [1, [2]], police: [2, [0]] } },
  { robots: 2, seats: 5, sides: { green: [2, [1, 3]], yellow: [2, [2, 4]], police: [2, [0]] } },
] as const)('three sides with $robots robots a gang and $seats seats', ({ robots, seats, sides }) => {
  const casting = castingOf({ scenario: 'sharksAndJets' }, robots, seats);
  expect(Object.fromEntries(casting.map((one) => [one.team, [one.robots, one.seats]]))).toEqual(sides);
});

test('Beachhead says how many tents the defenders have', () => {
  const said = (robots: number, seats: number) =>
    castingOf({ scenario: 'beachhead' }, robots, seats).map((side) => FORM_WORDS.runs(side));
  expect(said(1, 2)).toEqual([
    '2 robots, run by seat 1',
    '1 robot, 5 footsoldiers and 2 motorized, run by seat 2',
  ]);
  expect(said(3, 5)).toEqual([
    '3 robots, run by seats 1, 3 and 5',
    '2 robots and 3 footsoldiers, run by seats 2 and 4',
  ]);
});

test('Human Wave says who plays the infantry', () => {
  const said = (seats: number) =>
    castingOf({ scenario: 'humanWave' }, 1, seats).map((side) => FORM_WORDS.runs(side));
  expect(said(2)).toEqual(['1 robot, run by seat 1', '8 footsoldiers, run by seat 2']);
  expect(said(1)).toEqual(['1 robot, run by seat 1', '8 footsoldiers, run by the rules']);
});

test('every story is short, and says how long and how hard it is', () => {
  for (const id of SCENARIO_IDS) {
    const { wins, caption, minutes } = STORIES[id];
    expect(wins.length).toBeLessThanOrEqual(160);
    expect(caption.length).toBeLessThanOrEqual(90);
    expect(minutes[0]).toBeLessThan(minutes[1]);
  }
});
