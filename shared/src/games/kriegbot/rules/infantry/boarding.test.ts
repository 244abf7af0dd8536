import { kriegbot } from '../..';
import { given, type Given, type GivenRobot, type GivenUnit } from '../../testing/given';
import type { Position } from '../../testing/position';
import type { TeamId } from '../../content/teams';
import { scoreOf } from '../ending/score';

const DERELICT = { fate: 'derelict', cockpit: 'inner' } as const;

/** The infantry phase of a turn, with two robots a side. */
const afoot = (
  units: readonly GivenUnit[],
  robots: Readonly<Record<string, GivenRobot>> = {},
  more: Partial<Given> = {},
): Position =>
  given({
    phase: 'infantry',
    turn: 6,
    units,
    ...more,
    options: { expansion: 'full', robots: 2, ...more.options },
    robots: {
      green1: { chassis: 'robotank', at: 'U15' },
      green2: { chassis: 'spiderbot', at: 'S15' },
      yellow1: { at: 'U1' },
      yellow2: { chassis: 'hoverbot', at: 'S1' },
      ...robots,
    },
  });

describe('boarding a robot (L518, KX72)', () => {
  const HERE = { green1: { chassis: 'robotank', at: 'L10' } } as const;

  test('a footsoldier lies openly on a card of his choice, which stays face down (KX41)', () => {
    const robots = { green1: { ...HERE.green1, slots: { primary: 'railgun' } } } as const;
    const after = afoot([{ id: 'adler', at: 'L10' }], robots).play(0, { type: 'board', slot: 'primary' });
    expect(after.emitted('boarded')).toEqual([
      { type: 'boarded', unit: 'adler', robot: 'green1', slot: 'primary' },
    ]);
    expect(after.state.units).toMatchObject([{ id: 'adler', at: '', aboard: 'green1', slot: 'primary' }]);
    expect(after.view(1).robots['green1']?.slots.primary.card).toBe('hidden');
    expect(after.view(1).units).toMatchObject([{ id: 'adler', aboard: 'green1', slot: 'primary' }]);
  });
  test('one to a card, and none on an empty slot', () => {
    const place = afoot(
      [
        { id: 'adler', at: 'L10' },
        { id: 'drake', aboard: 'green1', slot: 'primary' },
      ],
      { green1: { ...HERE.green1, slots: { four: '' } } },
    );
    expect(place.refusal(0, { type: 'board', slot: 'primary' }).refused).toBe('slotOccupied');
    expect(place.refusal(0, { type: 'board', slot: 'four' }).refused).toBe('noSuchCard');
    expect(place.legalOf(0, 'board').map(({ slot }) => slot)).toEqual(['secondary', 'zero', 'inner', 'deep']);
  });
  test('a full pod may bear one on top', () => {
    const place = afoot([{ id: 'adler', at: 'L10' }], {
      green1: { ...HERE.green1, slots: { inner: 'infantryPod' } },
    });
    expect(place.play(0, { type: 'board', slot: 'inner' }).state.units).toHaveLength(1);
  });
  test('not motorized, not from elsewhere, not a derelict, not the enemy’s', () => {
    const refused = (unit: GivenUnit, robots: Readonly<Record<string, GivenRobot>>) =>
      afoot([unit], robots).refusal(0, { type: 'board', slot: 'primary' }).refused;
    expect(refused({ id: 'ives', at: 'L10' }, HERE)).toBe('footOnly');
    expect(refused({ id: 'adler', at: 'L11' }, HERE)).toBe('noRobotHere');
    expect(refused({ id: 'adler', at: 'L10' }, { green1: { ...HERE.green1, ...DERELICT } })).toBe(
      'noRobotHere',
    );
    expect(refused({ id: 'adler', at: 'L10' }, { yellow2: { chassis: 'hoverbot', at: 'L10' } })).toBe(
      'noRobotHere',
    );
  });
  test('aboard he is not asked', () => {
    expect(afoot([{ id: 'adler', aboard: 'green1', slot: 'primary' }]).question?.kind).not.toBe('tent');
  });
});

describe('a derelict comes back to life (KX example 18, KX75)', () => {
  const BAKER = { id: 'baker', at: 'L10', pilot: 'hotshotPilot' } as const;
  const WRECK = {
    green2: {
      chassis: 'spiderbot',
      at: 'L10',
      slots: { primary: 'railgun', four: 'chaff', inner: '' },
      damage: { primary: 1 },
      painted: true,
      powerCore: { card: 'fuelCell', level: 4 },
      lost: [{ slot: 'inner', card: 'combatPilot', shown: true, destroyed: false }],
      ...DERELICT,
    },
  } as const;
  const place = () => afoot([BAKER], WRECK);
  const alive = () => place().play(1, { type: 'revive' });

  test('it has the pilot’s side and seat, and everything that it had, its energy too (KX28, KX69)', () => {
    const robot = alive().robot('green2');
    expect(robot).toMatchObject({
      team: 'yellow',
      seat: 1,
      fate: '',
      painted: true,
      powerCore: { card: 'fuelCell', level: 4, shown: false },
      slots: {
        primary: { card: 'railgun', damage: 1, shown: false },
        inner: { card: 'hotshotPilot', shown: true, foreign: true },
      },
    });
    expect(robot.cockpit).toBeUndefined();
    expect(alive().state.units).toEqual([]);
  });
  test('its new side reads all cards, its old side still knows them, and watchers learn nothing (KX70)', () => {
    const cards = (viewer: 0 | 1 | 'spectator') => {
      const robot = alive().view(viewer).robots['green2'];
      return [robot?.slots.primary.card, robot?.slots.four.card, robot?.powerCore?.card];
    };
    expect(place().view(1).robots['green2']?.slots.primary.card).toBe('hidden');
    expect(cards(1)).toEqual(['railgun', 'chaff', 'fuelCell']);
    expect(cards(0)).toEqual(['railgun', 'chaff', 'fuelCell']);
    expect(cards('spectator')).toEqual(['hidden', 'hidden', 'hidden']);
  });
  test('it stands still until the turn ends, and moves in the next', () => {
    const next = alive().passedTo('option', { robot: 'green2' });
    expect(next.state.turn).toBe(7);
    expect(next.question).toMatchObject({ robot: 'green2', seat: 1 });
    expect(next.legalOf(1, 'move').length).toBeGreaterThan(0);
  });
  test('he who comes first by name has it', () => {
    const both = afoot([{ id: 'adler', at: 'L10', pilot: 'engineerPilot' }, BAKER], WRECK);
    expect(both.question).toMatchObject({ robot: 'adler', seat: 0 });
    const mine = both.play(0, { type: 'revive' });
    expect(mine.robot('green2')).toMatchObject({ team: 'green', seat: 0, fate: '' });
    expect(mine.robot('green2').captured).toBeUndefined();
    expect(mine.refusal(1, { type: 'revive' }).refused).toBe('notDerelict');
  });
  test.each([
    ['no pilot', { id: 'baker', at: 'L10' }, WRECK, 'noPilot'],
    ['from elsewhere', { ...BAKER, at: 'L11' }, WRECK, 'noRobotHere'],
    ['a live robot', BAKER, { green2: { ...WRECK.green2, fate: '' } }, 'notDerelict'],
    ['one that never had a pilot', BAKER, { green2: { ...WRECK.green2, cockpit: undefined } }, 'notDerelict'],
  ] as const)('%s: refused', (_says, unit, robots, code) => {
    const refused = afoot([unit], robots as Readonly<Record<string, GivenRobot>>).refusal(1, {
      type: 'revive',
    }).refused;
    expect(refused).toBe(code);
  });
  test('the crew of its pod serves the new side (KX71)', () => {
    const pod = { ...WRECK.green2, slots: { ...WRECK.green2.slots, zero: 'infantryPod' } } as const;
    const turn = afoot([BAKER], { green2: pod })
      .play(1, { type: 'revive' })
      .passedTo('attack', { robot: 'green2' });
    const after = turn.play(1, { type: 'bailOut', who: 'motorized', at: 'L11' });
    expect(after.state.units).toMatchObject([{ id: 'jarrow', team: 'yellow', seat: 1, at: 'L11' }]);
  });
  test('captured it counts as lost for the side that built it, and tents count one each (KX94)', () => {
    const score = (place: Position) =>
      ['green', 'yellow'].map((team) => scoreOf(place.state, team as TeamId));
    const [before, after] = [score(place()), score(alive())];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    const fallen = afoot([BAKER], WRECK, { teams: { green: { fallen: 3 } } });
    expect(score(fallen)[0]).toBe((before[0] ?? 0) + 3);
  });
  test('a captured robot gives nobody a voice (KX95)', () => {
    const fallen = afoot([BAKER], WRECK, {
      structures: { towerBottom: 2 },
      seats: [{}, {}, { team: 'green' }, { team: 'yellow' }],
    });
    const audiences = ({ view }: Position) =>
      [0, 1, 2, 3].map((seat) => kriegbot.chatAudience?.(view(seat), seat));
    expect(audiences(fallen)).toEqual([[0, 1, 3], 'everybody', [1, 2, 3], 'everybody']);
    expect(audiences(fallen.play(1, { type: 'revive' }))).toEqual(audiences(fallen));
  });
  test('a captured robot flees over the edge of its new side', () => {
    const at = { green2: { ...WRECK.green2, at: 'K15' } } as const;
    const captured = afoot([{ ...BAKER, at: 'K15' }], at).play(1, { type: 'revive' });
    const turn = captured.passedTo('option', { robot: 'green2' });
    expect(turn.refusal(1, { type: 'flee' }).refused).toBe('notAtEdge');
  });
});

describe('kills and pilots on foot (KX example 18, KX example 19, KX90)', () => {
  const ADLER = { id: 'adler', at: 'L10', pilot: 'combatPilot', robot: 'green2', armed: true } as const;
  const GONE = { green2: { chassis: 'spiderbot', at: 'S15', slots: { inner: '' }, ...DERELICT } } as const;
  const gunner = {
    chassis: 'robotank',
    at: 'L8',
    facing: 'south',
    slots: { primary: 'heavyMachineGun' },
  } as const;
  const hunted = (more: Readonly<Record<string, GivenRobot>> = {}, units: readonly GivenUnit[] = [ADLER]) =>
    afoot(units, { ...GONE, yellow1: gunner, ...more }, { phase: 'attack', order: ['yellow1', 'yellow2'] });

  test('a pilot shot on foot is a kill', () => {
    const after = hunted().shoot('yellow1', 'heavyMachineGun', 'adler', { rolls: [4, 4, 4] });
    expect(after.emitted('unitKilled')).toMatchObject([{ unit: 'adler' }]);
    expect(after.state.end).toEqual({ winners: [1], cause: 'firstKill' });
  });
  test('infantry is none', () => {
    const soldier = { id: 'adler', at: 'L10' } as const;
    const after = hunted({}, [soldier]).shoot('yellow1', 'heavyMachineGun', 'adler', { rolls: [4, 4, 4] });
    expect(after.emitted('unitKilled')).toMatchObject([{ unit: 'adler' }]);
    expect(after.state.end).toBeUndefined();
    expect(after.state.teams.green?.fallen).toBe(1);
  });
  test('nor is the derelict that he has left', () => {
    const after = hunted({
      green2: { ...GONE.green2, at: 'L13' },
      yellow1: { chassis: 'robotank', at: 'L14', slots: { deep: 'suicideNuke' } },
      yellow2: { chassis: 'robotank', at: 'L15', slots: { primary: 'grenadeLauncher' } },
    });
    expect(after.state.end).toBeUndefined();
  });
  test('a honcho on foot is still a unit, in Showdown a tent is no robot (KX92)', () => {
    const honcho = given({
      scenario: 'theHoncho',
      order: ['yellow1', 'green1'],
      units: [],
      robots: {
        green1: { at: 'A15' },
        green2: { at: 'C15' },
        yellow1: { chassis: 'robotank', at: 'K8', slots: { inner: 'hotshotPilot' } },
      },
    });
    const out = honcho.play('yellow1', { type: 'bailOut', who: 'pilot', at: 'K9' });
    expect(out.state.end).toBeUndefined();
    expect(out.state.units).toMatchObject([{ id: 'baker', pilot: 'hotshotPilot' }]);
  });
  test('who walks over his own edge has escaped', () => {
    const edge = afoot([{ ...ADLER, at: 'K15' }], GONE);
    const after = edge.play(0, { type: 'leave' });
    expect(after.emitted('leftMap')).toEqual([{ type: 'leftMap', unit: 'adler' }]);
    expect(after.state.end).toBeUndefined();
    expect(after.state.losses).toEqual([]);
  });
});

describe('a nuke from afar (KX example 28, L581, KX77)', () => {
  const WRECK = {
    chassis: 'robotank',
    at: 'E14',
    slots: { inner: '', deep: 'suicideNuke' },
    ...DERELICT,
  } as const;
  const GONE = {
    id: 'green2Pilot',
    at: '',
    pilot: 'hotshotPilot',
    robot: 'green2',
    team: 'green',
    armed: true,
  } as const;
  const ring = {
    // No other green robot shows a nuke.
    green1: { at: 'U15', slots: { zero: 'nanoGlue', four: 'reverse', inner: '', deep: '' }, shown: 'all' },
    green2: WRECK,
    yellow1: { chassis: 'robocar', at: 'E8' },
    yellow2: { chassis: 'hoverbot', at: 'E7' },
  } as const;
  const place = (more: Readonly<Record<string, GivenRobot>> = {}, units: readonly GivenUnit[] = [GONE]) =>
    afoot(units, { ...ring, ...more });

  test('a pilot who has left the map is asked, and sets it off', () => {
    expect(place().question).toMatchObject({ kind: 'tent', robot: 'green2Pilot', seat: 0, brief: true });
    const after = place().play(0, { type: 'remoteNuke' }, { rolls: [0, 0] });
    expect(after.emitted('nuked')).toEqual([{ type: 'nuked', robot: 'green2' }]);
    expect(after.robot('green2').fate).toBe('destroyed');
    expect(after.emitted('locationsRolled').map(({ robot }) => robot)).toEqual(['yellow1']);
    expect(after.emitted('structureHit').map(({ structure, damage }) => [structure, damage])).toContainEqual([
      'towerBottom',
      1,
    ]);
  });
  test('it is no first kill, though it takes an enemy along (KX91)', () => {
    const after = place({ yellow1: { at: 'E12' } }).play(0, { type: 'remoteNuke' });
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.state.end?.cause).not.toBe('firstKill');
  });
  test('tents within six die, drones within two (KX59)', () => {
    const after = place({ yellow1: { chassis: 'robotank', at: 'U1', slots: { inner: 'uav' } } }, [
      GONE,
      { id: 'drake', at: 'E12', placed: 6 },
      { id: 'baker', at: 'E8', placed: 6 },
      { id: 'castle', at: 'E7', placed: 6 },
      { id: 'yellow1Drone', at: 'E13', placed: 6 },
    ]).play(0, { type: 'remoteNuke' });
    expect(after.emitted('unitKilled').map(({ unit }) => unit)).toEqual(['yellow1Drone', 'baker', 'drake']);
    expect(after.state.units.map(({ id }) => id)).toEqual(['castle']);
  });
  test('a drone further off passes both damage to its card', () => {
    const after = place(
      { yellow1: { chassis: 'robotank', at: 'U1', slots: { inner: 'uav' }, shown: 'all' } },
      [GONE, { id: 'yellow1Drone', at: 'E11', placed: 6 }],
    ).play(0, { type: 'remoteNuke' });
    expect(after.robot('yellow1').slots.inner.card).toBe('');
    expect(after.state.units).toEqual([]);
  });
  test('a pilot on the map may do so too, a soldier not, nor twice', () => {
    const adler = { id: 'adler', at: 'U15', pilot: 'hotshotPilot', robot: 'green2', armed: true } as const;
    const onFoot = place({}, [adler]);
    expect(onFoot.legalOf(0, 'remoteNuke')).toHaveLength(1);
    expect(place({}, [{ ...adler, pilot: '' }]).refusal(0, { type: 'remoteNuke' }).refused).toBe('noNuke');
    expect(place({}, [{ ...adler, armed: false }]).refusal(0, { type: 'remoteNuke' }).refused).toBe('noNuke');
  });
  test('nobody is asked for a nuke that, by what lies open, cannot be there (KX38)', () => {
    const slots = { zero: 'repairArm', four: '', inner: '', deep: 'targetingComputer' } as const;
    const open = place({ green2: { ...WRECK, slots, shown: 'all' } });
    expect(open.question?.robot).not.toBe('green2Pilot');
    const bluff = place({ green2: { ...WRECK, slots } });
    expect(bluff.question).toMatchObject({ robot: 'green2Pilot', brief: true });
    expect(bluff.refusal(0, { type: 'remoteNuke' }).refused).toBe('noNuke');
  });
});
