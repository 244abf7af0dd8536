import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { viewersOf } from '../../../../core/ground/seats';
import { kriegbot } from '../..';
import { castOf } from '../../content/scenarios';
import { HEX_IDS } from '../../content/map';
import { options, type Options } from '../../options';
import { drafting } from '../../testing/scenes/drafting';
import { FACING, given, type Given, type GivenRobot, type Position } from '../../testing/given';
import { position, started } from '../../testing/position';
import { chatAudience } from '../turn/talk';
import { teamsIn } from '../field/field';

const ROCKET = { chassis: 'rocketbot', at: '' } as const satisfies GivenRobot;
const TANK = { chassis: 'robotank', at: '' } as const satisfies GivenRobot;
const HELI = { chassis: 'helibot', at: '' } as const satisfies GivenRobot;
const CAR = { chassis: 'robocar', at: 'U1' } as const satisfies GivenRobot;
const JARROW = { id: 'jarrow', at: 'A14', robot: '' } as const;

/** Two or three attackers above, in movement order a Rocketbot, a Helibot and a tank; a car below. */
const beach = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'beachhead',
    phase: 'movement',
    robots: { green1: TANK, green2: ROCKET, yellow1: CAR, ...robots },
    units: [JARROW],
    ...more,
  });
const THREE = { green3: HELI } as const;

const disk = (at: string) => ({ type: 'disk', at }) as const;
const wait = { type: 'pass' } as const;
const facingNorth = { type: 'land', facing: FACING.north } as const;

/** The first question of the set-up, with designs as they come ready-made. */
const setUp = (seats: number, chosen: Partial<Options> = {}): Position => {
  const robots: number = chosen.robots ?? 2;
  const green = (['rocketbot', 'helibot', 'hoverbot'] as const).slice(0, Math.max(2, robots));
  const yellow = (['spiderbot', 'robotank'] as const).slice(0, robots > 2 ? 2 : 1);
  return drafting(seats, [green, yellow], { scenario: 'beachhead', ...chosen }).passedTo('place');
};

describe('KS0.3: the whole expansion, whatever the table says', () => {
  test.each(['', 'cores', 'full'] as const)('with the option "%s"', (expansion) => {
    expect(options.parse({ scenario: 'beachhead', expansion }).expansion).toBe('full');
    expect(started(2, { scenario: 'beachhead', expansion }).view('spectator').options.expansion).toBe('full');
  });
  test('without the option; others stay as they were chosen', () => {
    expect(options.parse({ scenario: 'beachhead' }).expansion).toBe('full');
    expect(options.parse({}).expansion).toBe('');
    expect(options.parse({ scenario: 'lizardBot', expansion: 'cores' }).expansion).toBe('cores');
    expect(options.safeParse({ scenario: 'beachhead', expansion: 'some' }).success).toBe(false);
  });
});

describe('KS0.7: the tents of the set-up', () => {
  const tents = ({ state: { units } }: Position) => units.map(({ id, kind, seat }) => [id, kind, seat]);

  test('two attackers against one robot, five on foot and two motorized, by name', () => {
    expect(castOf({ scenario: 'beachhead' }, 1, 2)?.robots).toEqual({ green: 2, yellow: 1 });
    expect(tents(setUp(2))).toEqual([
      ['baker', 'foot', 1],
      ['castle', 'foot', 1],
      ['falk', 'foot', 1],
      ['garner', 'foot', 1],
      ['jarrow', 'motorized', 1],
      ['keller', 'motorized', 1],
      ['nolan', 'foot', 1],
    ]);
  });
  test('three against two, and three on foot, shared out among two people', () => {
    expect(castOf({ scenario: 'beachhead' }, 1, 4)?.robots).toEqual({ green: 3, yellow: 2 });
    expect(tents(setUp(4, { robots: 3 }))).toEqual([
      ['baker', 'foot', 1],
      ['castle', 'foot', 3],
      ['falk', 'foot', 1],
    ]);
  });
});

describe('KS12.1: where the defenders begin', () => {
  test('a robot on any hex that it may enter, then each tent on any hex at all', () => {
    const first = setUp(2);
    expect(first.question).toMatchObject({ kind: 'place', robot: 'yellow1', seat: 1 });
    const placed = first.play(1, { type: 'place', at: 'K8', facing: FACING.south });
    expect(placed.question).toMatchObject({ kind: 'placeTent', robot: 'baker', seat: 1 });
    expect(placed.legalOf(1, 'placeTent').map(({ at }) => at)).toEqual(HEX_IDS);
    let place = placed;
    for (const id of ['baker', 'castle', 'falk', 'garner', 'jarrow', 'keller', 'nolan']) {
      expect(place.question?.robot).toBe(id);
      place = place.play(1, { type: 'placeTent', at: 'K8' });
      expect(place.emitted('unitPlaced')).toMatchObject([{ unit: id, team: 'yellow', robot: '', at: 'K8' }]);
    }
    expect(place.state.turn).toBe(1);
    expect(place.question).toMatchObject({ kind: 'disk', seat: 0 });
    expect(place.state.units.every(({ placed: turn }) => turn === 0)).toBe(true);
  });

  test('no edges are drawn, and no attacker is placed', () => {
    const begun = setUp(2).passedTo('disk');
    expect(begun.emitted('edgeDrawn')).toEqual([]);
    expect(teamsIn(begun.state).map((team) => begun.state.teams[team]?.edge)).toEqual(['', '']);
    expect(begun.robot('green1').at).toBe('');
  });

  test('K95: ready-made, they stand about the middle, no two tents together', () => {
    let place = started(2, { scenario: 'beachhead', readyMade: true });
    while (place.state.phase === 'templates') {
      const [seat = 0] = kriegbot.toAct(place.state);
      // Power cores are drawn by lot.
      const dice = seededDice(seedFrom('ready-made'));
      const step = kriegbot.apply(place.state, seat, kriegbot.fallback(place.view(seat), seat), dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      place = position(step.state, step.events);
    }
    expect(place.question?.kind).toBe('disk');
    expect(place.robot('yellow1').at).toBe('K8');
    const hexes = place.state.units.map(({ at }) => at);
    expect(new Set([...hexes, 'K8']).size).toBe(8);
    expect(hexes).not.toContain('');
  });

  test('the attackers see all of it, and nobody else than its owner places it', () => {
    const first = setUp(2).play(1, { type: 'place', at: 'K8', facing: FACING.south });
    expect(first.refusal(0, { type: 'placeTent', at: 'A1' }).refused).toBe('notAsked');
    const next = first.play(1, { type: 'placeTent', at: 'A1' });
    expect(next.view(0).units.find(({ id }) => id === 'baker')?.at).toBe('A1');
  });

  test('KS0.8, K66: who gives up in the middle of it hands over what is still to be placed', () => {
    const begun = setUp(4, { robots: 3 }).passedTo('placeTent');
    const left = begun.resign(1);
    expect(left.question).toMatchObject({ kind: 'placeTent', robot: 'baker', seat: 3 });
    expect(left.state.units.every(({ seat }) => seat === 3)).toBe(true);
  });
});

test('KX64: a motorized one that has come from no robot dismounts where it stands, for its own seat', () => {
  const asked = beach({
    phase: 'infantry',
    units: [{ id: 'jarrow', at: 'A14', robot: '', seat: 1 }],
  });
  const after = asked.play(1, { type: 'dismount' });
  expect(after.state.units).toMatchObject([{ id: 'baker', kind: 'foot', at: 'A14', robot: '', seat: 1 }]);
});

test('a tent that has come from no robot attacks for its side', () => {
  const asked = beach(
    { phase: 'infantry', units: [{ id: 'baker', at: 'K8', robot: '' }] },
    { green1: { ...TANK, at: 'K8' }, green2: { ...ROCKET, at: 'A1' } },
  );
  const fired = asked.play(1, { type: 'fire', arms: 'designator', target: 'green1' }, { rolls: [4, 4] });
  expect(fired.robot('green1').painted).toBe(true);
});

describe('KS12.2: who marks, and when', () => {
  test('in movement order each is asked; one who waits leaves it to the next', () => {
    const asked = beach({}, THREE);
    expect(asked.question).toMatchObject({ kind: 'disk', robot: 'green2' });
    const heli = asked.play('green2', wait);
    expect(heli.question).toMatchObject({ kind: 'disk', robot: 'green3' });
    const tank = heli.play('green3', wait);
    expect(tank.question).toMatchObject({ kind: 'disk', robot: 'green1' });
    expect(tank.legalOf('green1', 'pass')).toEqual([]);
    expect(tank.refusal('green1', wait).refused).toBe('mustMark');
  });

  test('exactly one a turn: when one has marked, nobody else is asked', () => {
    const marked = beach({}, THREE).play('green2', disk('A1'));
    expect(marked.question).toMatchObject({ kind: 'option', robot: 'yellow1' });
  });

  test('three attackers: disks on turns 1, 2, 3, landings on turns 2, 3, 4', () => {
    const kinds: (readonly [number, string])[] = [];
    let place = beach({}, THREE);
    while (place.state.turn < 5 && place.state.phase !== 'over') {
      const { question, turn } = place.state;
      if (question?.kind === 'disk' || question?.kind === 'land') kinds.push([turn, question.kind]);
      const [seat = 0] = kriegbot.toAct(place.state);
      place = place.play(seat, kriegbot.fallback(place.view(seat), seat));
    }
    expect(kinds.filter(([, kind]) => kind === 'disk').map(([turn]) => turn)).toEqual([1, 2, 3]);
    expect(kinds.filter(([, kind]) => kind === 'land').map(([turn]) => turn)).toEqual([2, 3, 4]);
  });

  test('a Rocketbot lands before a slower chassis of the other side moves, a tank after it', () => {
    const disks = [{ unit: 'green2', at: 'K8' }] as const;
    const rocket = beach({ turn: 2, disks });
    expect(rocket.question).toMatchObject({ kind: 'land', robot: 'green2' });
    const tank = beach(
      { turn: 2, disks: [{ unit: 'green1', at: 'K8' }] },
      { green2: { ...ROCKET, at: 'A1' }, yellow1: { ...CAR, chassis: 'hoverbot' } },
    );
    expect(tank.passedTo('option', { robot: 'yellow1' }).passedTo('land').question?.robot).toBe('green1');
  });
});

describe('KS12.3: how far disks lie from each other', () => {
  const second = (more: Partial<Given> = {}, robots: Given['robots'] = {}) =>
    beach({ turn: 2, order: ['green1'], ...more }, robots);
  const hexes = (place: Position) => place.legalOf('green1', 'disk').map(({ at }) => at);

  test('not within six hexes of a friendly disk', () => {
    const asked = second({ disks: [{ unit: 'green2', at: 'K8' }] });
    expect(hexes(asked)).not.toContain('K14');
    expect(hexes(asked)).toContain('K15');
  });
  test('nor of a friendly robot, or of a derelict of its side, as they stand now', () => {
    expect(hexes(second({}, { green2: { ...ROCKET, at: 'K8' } }))).not.toContain('K14');
    expect(hexes(second({}, { green2: { ...ROCKET, at: 'K8', fate: 'derelict' } }))).not.toContain('K14');
  });
  test('enemies do not matter, nor does ground', () => {
    expect(hexes(second({}, { yellow1: { ...CAR, at: 'K8' }, green2: { ...ROCKET, at: 'A1' } }))).toEqual(
      expect.arrayContaining(['K8', 'K9', 'B11']),
    );
  });
  test('if no hex is far enough, any is', () => {
    const crowd = {
      green2: { ...ROCKET, at: 'E4' },
      green3: { ...HELI, at: 'Q4' },
      green4: { chassis: 'hoverbot', at: 'E12' },
      green5: { chassis: 'spiderbot', at: 'Q12' },
      green6: { chassis: 'robocar', at: 'K8' },
    } as const;
    expect(hexes(second({}, crowd))).toEqual(HEX_IDS);
  });
});

describe('KS12.4: the last unit', () => {
  /** The tank attacks with a gun that kills tents. */
  const firing = (units: NonNullable<Given['units']>, robots: Given['robots'] = {}) =>
    beach(
      { phase: 'attack', order: ['green1'], units },
      {
        green1: { ...TANK, at: 'K12', facing: 'north', slots: { primary: 'gatlingGun' } },
        green2: { ...ROCKET, at: 'A1' },
        ...robots,
      },
    );
  const kill = (place: Position) =>
    place.shoot('green1', 'gatlingGun', 'baker', { rolls: [4, 4, 4], attacks: 1 });

  test('tents count, on the map, with robots that still live', () => {
    const after = firing([{ id: 'baker', at: 'K10', robot: '' }, JARROW], {
      yellow1: { ...CAR, fate: 'destroyed', at: '' },
    });
    expect(after.state.end).toBeUndefined();
    expect(kill(after).state.end).toBeUndefined();
  });
  test('a derelict, a drone, and what sits in a pod do not', () => {
    const after = kill(
      firing(
        [
          { id: 'baker', at: 'K10', robot: '' },
          { id: 'yellow1Drone', at: 'U2' },
        ],
        {
          yellow1: { ...CAR, fate: 'derelict', slots: { four: '', zero: 'infantryPod' }, cockpit: 'four' },
        },
      ),
    );
    expect(after.state.end).toEqual({ winners: [0], cause: 'lastUnit' });
  });
  test('both sides without: a draw', () => {
    const robots = {
      green1: TANK,
      green2: { ...ROCKET, fate: 'destroyed' },
      yellow1: { ...CAR, at: 'K8' },
    } as const;
    const over = beach(
      { turn: 3, order: ['green1'], disks: [{ unit: 'green1', at: 'K8' }], units: [] },
      robots,
    ).play('green1', facingNorth);
    expect(over.state.end).toEqual({ winners: [], cause: 'lastUnit' });
  });
  test('a pilot on foot is a unit', () => {
    const place = firing([{ id: 'baker', at: 'K10', robot: 'yellow1', pilot: 'hotshotPilot' }], {
      yellow1: { ...CAR, fate: 'derelict', slots: { four: '' } },
    });
    expect(place.state.end).toBeUndefined();
    expect(kill(place).state.end?.winners).toEqual([0]);
  });
});

describe('KS12.5: no edges', () => {
  test('nobody leaves the map, on foot neither', () => {
    const robot = beach({ order: ['yellow1'] }, { yellow1: { ...CAR, at: 'F0', facing: 'north' } });
    expect(robot.refusal('yellow1', { type: 'flee' }).refused).toBe('noFleeing');
    const tent = beach({ phase: 'infantry', units: [{ id: 'baker', at: 'F0', robot: '' }] });
    expect(tent.refusal(1, { type: 'leave' }).refused).toBe('noFleeing');
  });
  test('KS0.27: no tower is anybody’s: all talk is open when both have fallen', () => {
    const { state } = beach({
      structures: { towerTop: 2, towerBottom: 2 },
      seats: [{}, {}, { team: 'green' }],
    });
    expect(chatAudience(state, 0)).toBe('everybody');
  });
  test('KX100: a Rectenna charges, whatever the towers', () => {
    const over = beach(
      { phase: 'status', units: [], structures: { towerTop: 2, towerBottom: 2 } },
      {
        yellow1: {
          ...CAR,
          slots: { zero: 'rectenna' },
          shown: ['rectenna'],
          powerCore: { card: 'mhdGenerator', shown: true, level: 2 },
        },
      },
    );
    expect(over.robot('yellow1').powerCore?.level).toBe(3);
  });
  test('at the limit the defenders win', () => {
    const over = beach({ phase: 'status', turn: 25, units: [] }, { green1: { ...TANK, at: 'A1' } });
    expect(over.state.end).toEqual({ winners: [1], cause: 'limit' });
  });
});

describe('the examples of scenario 12', () => {
  test('KS12 example (a): K14 is within six hexes of K8, K15 is not', () => {
    const second = beach({ order: ['green2'] })
      .play('green2', disk('K8'))
      .passedTo('land')
      .play('green2', facingNorth)
      .passedTo('disk', { robot: 'green1' });
    expect(second.state.turn).toBe(2);
    expect(second.refusal('green1', disk('K14')).refused).toBe('diskTooNear');
    expect(second.play('green1', disk('K15')).emitted('diskSet')).toHaveLength(1);
  });

  test('KS12 example (b): it lands at K8, faces anywhere and may attack; a tank there is lost with it, a soldier killed', () => {
    const down = (robots: Given['robots'], units: Given['units'] = [JARROW]) =>
      beach(
        { turn: 2, order: ['green1'], disks: [{ unit: 'green1', at: 'K8' }], units },
        { green2: { ...ROCKET, at: 'A1' }, ...robots },
      ).play('green1', { type: 'land', facing: FACING.southWest });
    const free = down({});
    expect(free.robot('green1')).toMatchObject({ at: 'K8', facing: FACING.southWest });
    expect(free.passedTo('attack', { robot: 'green1' }).question?.seat).toBe(0);
    const both = down({ yellow1: { chassis: 'spiderbot', at: 'K8' } });
    expect(both.emitted('destroyed').map(({ robot }) => robot)).toEqual(['yellow1', 'green1']);
    const soldier = down({}, [JARROW, { id: 'baker', at: 'K8', robot: '' }]);
    expect(soldier.emitted('unitKilled')).toMatchObject([{ unit: 'baker', cause: 'landing' }]);
  });

  test('KS12 example (c): yellow’s last footsoldier dies while an attacker is still in orbit: green wins', () => {
    const place = beach(
      { phase: 'attack', order: ['green1'], units: [{ id: 'baker', at: 'K10', robot: '' }] },
      {
        green1: { ...TANK, at: 'K12', facing: 'north', slots: { primary: 'gatlingGun' } },
        green3: HELI,
        yellow1: { ...CAR, at: '', fate: 'destroyed' },
      },
    );
    const over = place.shoot('green1', 'gatlingGun', 'baker', { rolls: [4, 4, 4], attacks: 1 });
    expect(over.state.end).toEqual({ winners: [0], cause: 'lastUnit' });
  });

  test('KS12 example (d): both landed robots are destroyed with the third one’s disk down: the game goes on', () => {
    const place = beach(
      { turn: 3, phase: 'status', disks: [{ unit: 'green3', at: 'K8', turn: 3 }] },
      {
        green1: { ...TANK, fate: 'destroyed' },
        green2: { ...ROCKET, fate: 'destroyed' },
        green3: HELI,
      },
    );
    expect(place.state.end).toBeUndefined();
    expect(place.passedTo('land').question).toMatchObject({ robot: 'green3' });
  });
});

test('nobody learns the designs of who is still above', () => {
  const begun = setUp(3).passedTo('disk');
  for (const viewer of viewersOf(3)) {
    const isOwn = typeof viewer === 'number' && begun.state.seats[viewer]?.team === 'green';
    const cards = Object.values(begun.view(viewer).robots['green1']?.slots ?? {}).map(({ card }) => card);
    if (viewer !== 'everyone') expect(cards.includes('hidden')).toBe(!isOwn);
  }
});
