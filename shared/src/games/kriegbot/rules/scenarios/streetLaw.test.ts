import { FACING, given, type Given, type GivenRobot, type Position } from '../../testing/given';
import type { ArmsId } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import { attackWith } from '../../testing/scenes/shots';
import { pointsOf } from '../objectives/points';

/** The next damage at location 0 destroys it; its leader sits in the cupola. */
const WEAK = {
  chassis: 'robocar',
  slots: { zero: '', four: 'hotshotPilot', primary: 'gatlingGun', secondary: 'electrolaser' },
  damage: { core: 1 },
} as const satisfies Partial<GivenRobot>;
const TANK = {
  chassis: 'robotank',
  slots: { inner: 'combatPilot', primary: 'gatlingGun', secondary: 'railgun' },
} as const satisfies Partial<GivenRobot>;
const ROBOCOP = { chassis: 'helibot', at: '' } as const;
const ARMED = { primary: 'gatlingGun', secondary: 'magClaw' } as const;

/** Krupke in the middle of the river, Robocop off the map; green, the Sharks, begin at the bottom edge. */
const street = (robots: Given['robots'], more: Partial<Given> = {}): Position =>
  given({
    scenario: 'sharksAndJets',
    robots: { police1: { at: 'B8' }, police2: ROBOCOP, ...robots },
    ...more,
  });

/** A Jet in front of a Shark that has a damaged core. */
const brawl = (more: Partial<Given> = {}, jet: Partial<GivenRobot> = {}): Position =>
  street(
    { green1: { ...WEAK, at: 'E11' }, yellow1: { ...TANK, at: 'E9', facing: 'south', ...jet } },
    { order: ['yellow1'], ...more },
  );

/** Hits at location 0, with dice of 4, 4 and 0. */
function hit(place: Position, by: RobotId, arms: ArmsId, target: RobotId): Position {
  const located = place
    .shoot(by, arms, target, { rolls: [4, 4, 0] })
    .play(by, { type: 'locate', location: 0 });
  return located.window ? located.decline() : located;
}

const points = ({ state }: Position): readonly number[] =>
  (['police', 'green', 'yellow'] as const).map((team) => pointsOf(state, team));
const guilt = ({ state }: Position, id: RobotId): readonly string[] => state.robots[id]?.guilt ?? [];
const leader = ({ state }: Position, team: 'green' | 'yellow'): string | undefined =>
  state.teams[team]?.leader;

describe('KS9 example (a): three players', () => {
  const killed = () => hit(brawl(), 'yellow1', 'gatlingGun', 'green1');

  test('an illegal kill of an innocent: Jets +1, police -2, and the Jet is guilty', () => {
    const after = killed();
    expect(after.robot('green1').fate).toBe('destroyed');
    // The Jets have 2 for their living leader besides.
    expect(points(after)).toEqual([-2, 0, 3]);
    expect(guilt(after, 'yellow1')).toEqual(['illegal', 'freesKrupke']);
    expect(leader(after, 'green')).toBe('dead');
    expect(after.state.end).toBeUndefined();
  });

  test('Robocop comes for a point, and destroys it: Sharks and Jets share', () => {
    const jet = {
      chassis: 'robocar',
      at: 'E2',
      facing: 'south',
      slots: WEAK.slots,
      damage: { core: 1 },
    } as const;
    const shark = {
      ...TANK,
      at: 'E4',
      damage: { core: 1 },
      slots: { ...TANK.slots, zero: '', deep: '' },
    } as const;
    const place = street(
      { green1: shark, yellow1: jet, police2: { ...ROBOCOP, slots: ARMED } },
      { order: ['yellow1'] },
    );
    const asked = hit(place, 'yellow1', 'gatlingGun', 'green1').passedTo('reinforce');
    expect(asked.question).toMatchObject({ robot: 'police2', seat: 2 });
    const entering = asked.play('police2', { type: 'reinforce', edge: 'top' }).passedTo('enter');
    expect(entering.emitted('pointsChanged')).toEqual([]);
    const there = entering.play('police2', { type: 'enter', at: 'D0', facing: FACING.southEast });
    expect(there.emitted('pointsChanged')).toMatchObject([
      { team: 'police', change: -1, points: -3, reason: 'reinforcement' },
    ]);
    const over = hit(there.passedTo('attack', { robot: 'police2' }), 'police2', 'gatlingGun', 'yellow1');
    expect(points(over)).toEqual([-2, 1, 1]);
    expect(over.state.end).toEqual({ winners: [0, 1], cause: 'points' });
    expect(leader(over, 'yellow')).toBe('dead');
  });
});

describe('KS9 example (b): peace until the limit', () => {
  test('KS9.12: 2 : 2 : 0, and the gangs share', () => {
    const over = street(
      { green1: { ...WEAK, at: 'E11' }, yellow1: { ...TANK, at: 'P9' } },
      { phase: 'status', turn: 15 },
    );
    expect(points(over)).toEqual([0, 2, 2]);
    expect(over.emitted('pointsChanged')).toMatchObject([
      { team: 'green', change: 2, reason: 'leaderLives', robot: '' },
      { team: 'yellow', change: 2, reason: 'leaderLives', robot: '' },
    ]);
    expect(over.state.end).toEqual({ winners: [0, 1], cause: 'limit' });
  });
});

describe('KS9 example (c): Riff leaves the map while Bernardo lives', () => {
  const edge = () =>
    street(
      {
        yellow1: { ...WEAK, at: 'F0', facing: 'north' },
        green1: { ...TANK, at: 'F15', facing: 'south' },
        green2: { chassis: 'hoverbot', at: 'P9' },
      },
      { phase: 'movement', order: ['yellow1', 'green1'] },
    );

  test('KS9.10: he is assassinated, -3; Bernardo then leaves in peace, +2', () => {
    const first = edge().play('yellow1', { type: 'flee' });
    expect(leader(first, 'yellow')).toBe('assassinated');
    expect(points(first)).toEqual([0, 2, -3]);
    const second = first.passedTo('option', { robot: 'green1' }).play('green1', { type: 'flee' });
    expect(leader(second, 'green')).toBe('escaped');
    expect(points(second)).toEqual([0, 2, -3]);
  });

  test('KS9.3: it is told, with the robot, and his card is shown', () => {
    const first = edge().play('yellow1', { type: 'flee' });
    expect(first.emitted('leaderLost')).toEqual([
      { type: 'leaderLost', team: 'yellow', robot: 'yellow1', fate: 'assassinated' },
    ]);
    expect(first.view(0).robots['yellow1']?.slots.four.card).toBe('hotshotPilot');
  });

  test('KS9.11: a robot without the leader leaves for nothing', () => {
    const place = street(
      {
        yellow1: { chassis: 'robocar', at: 'F0', facing: 'north' },
        yellow2: { ...TANK, at: 'P3' },
        green1: { ...WEAK, at: 'P9', chassis: 'hoverbot' },
      },
      { phase: 'movement', order: ['yellow1'] },
    ).play('yellow1', { type: 'flee' });
    expect(place.emitted('pointsChanged')).toEqual([]);
    expect(leader(place, 'yellow')).toBe('alive');
  });

  test('KS9.12: it ends at once when no gang has a living robot on the map', () => {
    const place = street(
      { yellow1: { ...WEAK, at: 'F0', facing: 'north' }, green1: { ...TANK, at: '', fate: 'destroyed' } },
      { phase: 'movement', order: ['yellow1'], teams: { green: { leader: 'dead' } } },
    );
    const over = place.play('yellow1', { type: 'flee' });
    expect(points(over)).toEqual([0, 0, 2]);
    expect(over.state.end).toEqual({ winners: [1], cause: 'points' });
  });
});

describe('KS9 example (d): what is legal', () => {
  test('KS9.5: the Electrolaser (BOLT) at a Shark: no guilt, no Robocop', () => {
    const after = hit(
      brawl({}, { slots: { ...TANK.slots, secondary: 'electrolaser' } }),
      'yellow1',
      'electrolaser',
      'green1',
    );
    expect(guilt(after, 'yellow1')).toEqual([]);
    expect(after.state.teams.yellow?.provoked).toBe(false);
  });

  test('KS9.5: a Railgun at the TV tower, a smokescreen: neither', () => {
    const tower = brawl({}, { at: 'K6', facing: 'north', poweredUp: true }).attack(
      'yellow1',
      'railgun',
      'towerTop',
      { rolls: [4, 4, 4] },
    );
    expect(guilt(tower, 'yellow1')).toEqual([]);
    const burner = { slots: { primary: 'flamethrower' }, shown: ['flamethrower'] } as const;
    const smoke = street(
      { green1: { ...TANK, at: 'E11' }, yellow1: { at: 'E9', chassis: 'robocar', ...burner } },
      { order: ['green1'] },
    )
      .attack('green1', 'gatlingGun', 'yellow1')
      .answer('yellow1', { cards: ['flamethrower'] }, { rolls: [0, 0] });
    expect(smoke.emitted('answered')).toMatchObject([{ robot: 'yellow1', card: 'flamethrower' }]);
    expect(guilt(smoke, 'yellow1')).toEqual([]);
    expect(guilt(smoke, 'green1')).toEqual(['illegal', 'freesKrupke']);
  });

  test('KS9.5: a missile that misses counts, a Radar does not', () => {
    const missed = brawl().shoot('yellow1', 'gatlingGun', 'green1', { rolls: [0, 0, 0] });
    expect(guilt(missed, 'yellow1')).toContain('illegal');
    const radar = brawl({}, { slots: { ...TANK.slots, four: 'radar' } }).shoot('yellow1', 'radar', 'green1', {
      rolls: [4, 4],
    });
    expect(guilt(radar, 'yellow1')).toEqual([]);
  });

  test('KS9.5: a Suicide Nuke is illegal; KS9.6: and an attack on the police within six hexes', () => {
    const bomb = (at: string) =>
      brawl({
        robots: {
          police1: { at },
          police2: ROBOCOP,
          green1: { ...WEAK, at: 'P9' },
          yellow1: { chassis: 'robotank', at: 'E9', poweredUp: true, slots: { deep: 'suicideNuke' } },
          yellow2: { chassis: 'hoverbot', at: 'T3', slots: { four: 'combatPilot' } },
        },
      }).play('yellow1', { type: 'nuke' }, at === 'E13' ? { rolls: [1, 2] } : {});
    expect(guilt(bomb('E13'), 'yellow1')).toEqual(['illegal', 'freesKrupke', 'attackedPolice']);
    expect(points(bomb('E13'))).toEqual([2, 3, 2]);
    expect(guilt(bomb('T13'), 'yellow1')).toEqual(['illegal', 'freesKrupke']);
    expect(points(bomb('T13'))).toEqual([1, 3, 2]);
  });
});

describe('KS9 example (e): a Jet rams Krupke', () => {
  const rammed = () =>
    street(
      {
        police1: { at: 'K5', facing: 'north', slots: ARMED },
        yellow1: { chassis: 'robocar', at: 'K6', facing: 'north', slots: { four: 'hotshotPilot' } },
        yellow2: { chassis: 'hoverbot', at: 'K3', facing: 'south' },
        green1: { ...TANK, at: 'P9' },
      },
      { phase: 'movement', order: ['yellow1'] },
    ).play('yellow1', { type: 'ram', target: 'police1' }, { rolls: [0] });

  test('KS9.6, KS9.7: it has attacked the police, and Krupke may attack that Jet, not its mate', () => {
    const place = rammed().passedTo('attack', { robot: 'police1' });
    expect(guilt(place, 'yellow1')).toEqual(['attackedPolice', 'freesKrupke']);
    expect(place.refusal('police1', attackWith('gatlingGun', { target: 'yellow2' }))).toEqual({
      refused: 'innocent',
    });
    expect(place.legalOf('police1', 'attack').some(({ target }) => target === 'yellow2')).toBe(false);
  });

  test('KS9.8: Robocop may come on the edge of the Jets; KS0.2: the voice of the police is asked', () => {
    const asked = rammed().passedTo('reinforce');
    expect(asked.question).toMatchObject({ kind: 'reinforce', robot: 'police2', seat: 2 });
    expect(asked.legal('police2').filter(({ type }) => type === 'reinforce')).toEqual([
      { type: 'reinforce', edge: '' },
      { type: 'reinforce', edge: 'top' },
    ]);
    expect(asked.refusal('police2', { type: 'reinforce', edge: 'bottom' })).toEqual({
      refused: 'noPerpetrator',
    });
  });
});

describe('KS9.7: Krupke', () => {
  const beat = (
    jet: Partial<GivenRobot>,
    police: Partial<GivenRobot> = {},
    phase: Given['phase'] = 'attack',
  ) =>
    street(
      {
        police1: { at: 'K5', facing: 'north', slots: ARMED, ...police },
        yellow1: { ...TANK, at: 'K4', facing: 'south', ...jet },
        green1: { ...WEAK, at: 'P9' },
      },
      { phase, order: [phase === 'movement' ? 'yellow1' : 'police1'] },
    );

  test('attacks nobody who has given no cause, but structures', () => {
    const place = beat({});
    expect(place.refusal('police1', attackWith('gatlingGun'))).toEqual({ refused: 'innocent' });
    const guilty = beat({ guilt: ['freesKrupke'] });
    expect(guilty.legalOf('police1', 'attack').map(({ target }) => target)).toContain('yellow1');
    const tower = beat({ at: 'T3' }, { at: 'K4', facing: 'north', slots: ARMED });
    expect(tower.legalOf('police1', 'attack').map(({ target }) => target)).toContain('towerTop');
  });

  test('does not clamp or ram an innocent either', () => {
    expect(beat({}, {}, 'movement').window).toBeUndefined();
    expect(beat({ guilt: ['freesKrupke'] }, {}, 'movement').window).toMatchObject({ asked: ['police1'] });
    const ram = (guilty: boolean) =>
      street(
        {
          police1: { chassis: 'robocar', at: 'K5', facing: 'north' },
          yellow1: { ...TANK, at: 'K4', shown: 'all', guilt: guilty ? ['freesKrupke'] : [] },
          green1: { ...WEAK, chassis: 'hoverbot', at: 'P9' },
        },
        { phase: 'movement', order: ['police1'] },
      );
    expect(ram(false).refusal('police1', { type: 'ram', target: 'yellow1' })).toEqual({
      refused: 'innocent',
    });
    expect(ram(true).legalOf('police1', 'ram')).toEqual([{ type: 'ram', target: 'yellow1' }]);
  });

  test('Robocop shoots at anybody', () => {
    const place = street(
      {
        police1: { at: 'B8' },
        police2: { chassis: 'helibot', at: 'K5', facing: 'north', slots: ARMED },
        yellow1: { ...TANK, at: 'K3' },
        green1: { ...WEAK, at: 'P9' },
      },
      { order: ['police2'] },
    );
    expect(place.legalOf('police2', 'attack').map(({ target }) => target)).toContain('yellow1');
    const hitBack = street(
      { police2: { chassis: 'helibot', at: 'K5' }, yellow1: { ...TANK, at: 'K3', facing: 'south' } },
      { order: ['yellow1'] },
    ).shoot('yellow1', 'gatlingGun', 'police2', { rolls: [0, 0, 0] });
    expect(guilt(hitBack, 'yellow1')).toEqual(['illegal', 'freesKrupke', 'attackedPolice']);
  });

  test('KS9.6: damage by a collapse is no attack, but frees him', () => {
    const place = street(
      {
        police1: { at: 'K13' },
        yellow1: { ...TANK, at: 'K10', facing: 'south', slots: { ...TANK.slots, primary: 'towMissile' } },
        green1: { ...WEAK, at: 'P9' },
      },
      { order: ['yellow1'], structures: { towerBottom: 1 } },
    ).attack('yellow1', 'towMissile', 'towerBottom', { rolls: [4, 4] });
    expect(place.state.structures.towerBottom).toBe(2);
    expect(guilt(place, 'yellow1')).toEqual(['freesKrupke']);
    expect(place.state.teams.yellow?.provoked).toBe(false);
  });

  test('the police do not leave the map (L463)', () => {
    const place = street(
      { police1: { chassis: 'robocar', at: 'F15', facing: 'south' }, green1: { ...TANK, at: 'P9' } },
      { phase: 'movement', order: ['police1'] },
    );
    expect(place.refusal('police1', { type: 'flee' })).toEqual({ refused: 'noFleeing' });
  });
});

describe('KS9.8: the reinforcement', () => {
  const called = (more: Given['robots'] = {}, given: Partial<Given> = {}) =>
    street(
      { green1: { ...WEAK, at: 'E11' }, yellow1: { ...TANK, at: 'E9', facing: 'south' }, ...more },
      { order: [], ...given },
    );
  const provoked = { teams: { yellow: { provoked: true } } } as const;

  test('only after cause, and it may be declined any number of times', () => {
    expect(called().passedTo('option').state.turn).toBe(2);
    const asked = called({}, provoked).passedTo('reinforce');
    const declined = asked.play('police2', { type: 'reinforce', edge: '' });
    expect(declined.state.turn).toBe(2);
    expect(declined.state.teams.yellow?.provoked).toBe(false);
    expect(declined.robot('police2').at).toBe('');
    expect(called({}, { ...provoked, turn: 2 }).passedTo('reinforce').question?.robot).toBe('police2');
  });

  test('either edge, if both gangs are perpetrators', () => {
    const asked = called({}, { teams: { yellow: { provoked: true }, green: { provoked: true } } });
    expect(
      asked
        .passedTo('reinforce')
        .legalOf('police2', 'reinforce')
        .map(({ edge }) => edge),
    ).toEqual(['', 'top', 'bottom']);
  });

  test('entering costs the first point of its movement, in its order; then it goes on, and has moved', () => {
    const entering = called({}, provoked)
      .passedTo('reinforce')
      .play('police2', { type: 'reinforce', edge: 'top' });
    expect(entering.emitted('reinforcementCalled')).toEqual([
      { type: 'reinforcementCalled', robot: 'police2', edge: 'top' },
    ]);
    // A Helibot comes before a spider, a tank and a car.
    expect(entering.question).toMatchObject({ kind: 'enter', robot: 'police2' });
    expect(entering.refusal('police2', { type: 'enter', at: 'F15', facing: FACING.south })).toEqual({
      refused: 'notYourEdge',
    });
    const there = entering.play('police2', { type: 'enter', at: 'F0', facing: FACING.south });
    expect(there.question).toMatchObject({ kind: 'moving', robot: 'police2' });
    expect(there.state.movement?.points).toBe(6);
    expect(there.robot('police2').marks).toMatchObject({ option: 'move', steps: 1 });
    expect(there.legalOf('police2', 'powerUp')).toEqual([]);
    expect(there.state.teams.police?.comesOn).toBe('');
    expect(there.play('police2', { type: 'endMove' }).passedTo('attack', { robot: 'police2' })).toBeDefined();
  });

  test('without a free half-hex it waits for the next turn', () => {
    const crowd = Object.fromEntries(
      ['B0', 'D0', 'F0', 'H0', 'J0', 'L0', 'N0', 'P0', 'R0', 'T0'].map((at, index) => [
        `green${index + 2}`,
        { chassis: 'robotank', at, fate: 'derelict' } as const,
      ]),
    );
    const full = called(crowd, { teams: { police: { comesOn: 'top' } } }).passedTo('option');
    expect(full.state.turn).toBe(2);
    expect(full.robot('police2').at).toBe('');
    expect(full.state.teams.police?.comesOn).toBe('top');
    const next = full.passedTo('attack').passedTo('option');
    expect(next.state.teams.police?.comesOn).toBe('top');
  });
});

describe('KS9.9: what a lost robot brings', () => {
  const dying = (shark: Partial<GivenRobot>, more: Given['robots'] = {}) =>
    street(
      {
        green1: {
          ...WEAK,
          at: 'E11',
          onFire: true,
          slots: { zero: '', four: 'hotshotPilot' },
          damage: { core: 1 },
          ...shark,
        },
        yellow1: { ...TANK, at: 'P9' },
        ...more,
      },
      { phase: 'status', rolls: [0] },
    );

  test.each([
    [[], -2],
    [['illegal', 'freesKrupke'], 1],
    [['illegal', 'freesKrupke', 'attackedPolice'], 2],
    [['freesKrupke'], -2],
  ] as const)('%j: the police get %i, whoever did it, and the rival one', (guilty, worth) => {
    const after = dying({ guilt: guilty });
    expect(after.robot('green1').fate).toBe('destroyed');
    expect(points(after)).toEqual([worth, 0, 3]);
  });

  test('a robot of the police: -1 for them, and one for both gangs', () => {
    const krupke = {
      chassis: 'robocar',
      at: 'E11',
      onFire: true,
      slots: { zero: '' },
      damage: { core: 1 },
    } as const;
    const after = dying({ onFire: false }, { police1: krupke });
    expect(after.robot('police1').fate).toBe('destroyed');
    expect(points(after)).toEqual([-1, 3, 3]);
  });

  test('once: killed with its pilot, it brings nothing more as a wreck; left by its pilot, it counts when it falls', () => {
    const pilotKilled = dying({ slots: { zero: 'hotshotPilot' }, damage: { zero: 1, core: 1 } });
    expect(pilotKilled.robot('green1').fate).toBe('derelict');
    expect(points(pilotKilled)).toEqual([-2, 0, 3]);
    const lost = (destroyed: boolean) =>
      [{ slot: 'four', card: 'hotshotPilot', shown: true, destroyed }] as const;
    const wreck = { fate: 'derelict', slots: { zero: '', four: '' } } as const;
    const mate = { green2: { chassis: 'hoverbot', at: 'T14' } } as const;
    const burnt = (destroyed: boolean, fate: 'dead' | 'escaped') =>
      given({
        ...{ scenario: 'sharksAndJets', phase: 'status', rolls: [0], teams: { green: { leader: fate } } },
        robots: {
          police1: { at: 'B8' },
          police2: ROBOCOP,
          green1: { ...WEAK, at: 'E11', onFire: true, ...wreck, lost: lost(destroyed) },
          yellow1: { ...TANK, at: 'P9' },
          ...mate,
        },
      });
    expect(points(burnt(true, 'dead'))).toEqual([0, 0, 2]);
    expect(points(burnt(false, 'escaped'))).toEqual([-2, 2, 3]);
  });
});

describe('KS9.9: once, also where a pilot has revived it', () => {
  const killed = { slot: 'four', card: 'hotshotPilot', shown: true, destroyed: true } as const;
  const revived = (more: Partial<GivenRobot>, edition: 1 | 2 = 2) =>
    street(
      {
        green1: { ...WEAK, at: 'E11', lost: [killed], ...more },
        green2: { chassis: 'hoverbot', at: 'T14' },
        yellow1: { ...TANK, at: 'P9' },
      },
      { teams: { green: { leader: 'dead' } }, options: { edition }, order: ['green1'] },
    );
  const booked = (place: Position) =>
    place.emitted('pointsChanged').filter(({ reason }) => reason === 'casualty');

  test('his bail-out brings nothing', () => {
    expect(booked(revived({}).play('green1', { type: 'bailOut' }))).toEqual([]);
    expect(booked(revived({}, 1).play('green1', { type: 'bailOut' }))).not.toEqual([]);
  });
  test('nor does his death in it', () => {
    const burnt = {
      slots: { ...WEAK.slots, zero: 'combatPilot', four: '' },
      damage: { zero: 1, core: 1 },
    } as const;
    const after = street(
      {
        green1: { ...WEAK, at: 'E11', onFire: true, lost: [killed], ...burnt },
        green2: { chassis: 'hoverbot', at: 'T14' },
        yellow1: { ...TANK, at: 'P9' },
      },
      { phase: 'status', rolls: [0], teams: { green: { leader: 'dead' } } },
    );
    expect(after.robot('green1').fate).toBe('derelict');
    expect(booked(after)).toEqual([]);
  });
});

describe('KS9.10: leaders', () => {
  const fight = (jet: Partial<GivenRobot>, teams: Given['teams'] = {}) =>
    street(
      {
        green1: { ...WEAK, at: 'E11' },
        yellow1: { ...TANK, at: 'E9', facing: 'south', ...jet },
        yellow2: { chassis: 'hoverbot', at: 'T3' },
      },
      { order: ['yellow1'], teams },
    );

  test('a bail-out while the rival leader lives is the same as an exit; safe after his death', () => {
    const betrayed = fight({}).play('yellow1', { type: 'bailOut' });
    expect(leader(betrayed, 'yellow')).toBe('assassinated');
    expect(points(betrayed)).toEqual([0, 2, -3]);
    const safe = fight({}, { green: { leader: 'dead' } }).play('yellow1', { type: 'bailOut' });
    expect(leader(safe, 'yellow')).toBe('escaped');
    expect(points(safe)).toEqual([0, 0, 2]);
  });

  test('a Phoenix-bot is no bail-out', () => {
    const slots = { ...TANK.slots, zero: 'recoillessRifle' } as const;
    const flown = fight({ slots }).play('yellow1', { type: 'phoenix' });
    expect(flown.robot('yellow1').phoenix).toBe(true);
    expect(leader(flown, 'yellow')).toBe('alive');
    expect(points(flown)).toEqual([0, 2, 2]);
  });

  test('the end of a robot without him tells nothing of him', () => {
    const after = street(
      {
        green1: { ...WEAK, at: 'E11', onFire: true, slots: { zero: '', four: 'radar' } },
        green2: { ...TANK, at: 'T14' },
        yellow1: { chassis: 'hoverbot', at: 'P9', slots: { four: 'nemoBattery' } },
      },
      { phase: 'status', rolls: [0] },
    );
    expect(after.robot('green1').fate).toBe('destroyed');
    expect(after.emitted('leaderLost')).toEqual([]);
    expect(leader(after, 'green')).toBe('alive');
  });
});
