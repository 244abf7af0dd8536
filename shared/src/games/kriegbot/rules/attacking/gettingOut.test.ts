import { given, type Given, type GivenRobot, type GivenUnit } from '../../testing/given';
import type { Position } from '../../testing/position';

const PILOT = { slots: { inner: 'hotshotPilot' } } as const;
const CIVILIAN = { slots: { inner: 'civilianPilot' } } as const;
const POD = { slots: { inner: 'infantryPod' } } as const;
const UAV = { slots: { inner: 'uav' } } as const;

/** The turn goes on after the first robot. */
const MATE_LATER = { order: ['green1', 'green2'] } as const;

/** Green's first robot is to attack; its mate keeps the game going without it. */
const exit = (
  green1: Partial<GivenRobot>,
  { units = [], ...more }: Partial<Given> & { readonly units?: readonly GivenUnit[] } = {},
): Position =>
  given({
    order: ['green1'],
    units,
    ...more,
    options: { expansion: 'full', robots: 2, ...more.options },
    robots: {
      green1: { chassis: 'robotank', at: 'K8', ...green1 },
      green2: { at: 'A15' },
      yellow1: { at: 'U1' },
      yellow2: { at: 'S1' },
      ...more.robots,
    },
  });

const hexesOf = (place: Position, who: string): readonly string[] =>
  place
    .legalOf('green1', 'bailOut')
    .filter((action) => action.who === who)
    .map(({ at = '' }) => at)
    .sort();

describe('where they land (KX example 17, KX66)', () => {
  test('a Civilian Pilot exactly five hexes away', () => {
    const hexes = hexesOf(exit(CIVILIAN), 'pilot');
    expect(hexes).toHaveLength(30);
    expect(hexes).toEqual(expect.arrayContaining(['K3', 'K13']));
  });
  test('at the corner, where the map leaves him nine', () => {
    expect(hexesOf(exit({ ...CIVILIAN, at: 'B0' }), 'pilot')).toEqual(
      ['A5', 'B5', 'C5', 'D4', 'E4', 'F3', 'G1', 'G2', 'G3'].sort(),
    );
  });
  test('every other pilot beside the robot', () => {
    expect(hexesOf(exit({ ...PILOT, at: 'K14' }), 'pilot')).toEqual(
      ['L14', 'K15', 'J14', 'J13', 'K13', 'L13'].sort(),
    );
  });
  test('a honcho by either way (KX78)', () => {
    const place = given({
      scenario: 'theHoncho',
      order: ['yellow1'],
      units: [],
      robots: {
        green1: { at: 'A15' },
        green2: { at: 'C15' },
        yellow1: { chassis: 'robotank', at: 'K8', ...PILOT },
      },
    });
    const hexes = place.legalOf('yellow1', 'bailOut').map(({ at }) => at);
    expect(hexes).toHaveLength(36);
  });
  test.each([
    [PILOT, 'pilot', 'K10'],
    [CIVILIAN, 'pilot', 'K9'],
    [POD, 'foot', 'K10'],
    [UAV, 'drone', 'K8'],
  ] as const)('%j: %s not to %s', (cards, who, at) => {
    expect(exit(cards).refusal('green1', { type: 'bailOut', who, at }).refused).toBe('wrongDistance');
  });
  test('nor to no hex at all', () => {
    expect(exit(PILOT).refusal('green1', { type: 'bailOut' }).refused).toBe('wrongDistance');
  });
});

describe('the pilot', () => {
  const after = () =>
    exit({ ...PILOT, damage: { inner: 1 }, disabled: ['inner'] }).play('green1', {
      type: 'bailOut',
      who: 'pilot',
      at: 'K9',
    });

  test('stands on the map with his card, under the first free name, run by the same seat (KX47, KX48, KX67)', () => {
    expect(after().state.units).toMatchObject([
      {
        id: 'adler',
        kind: 'foot',
        team: 'green',
        seat: 0,
        at: 'K9',
        pilot: 'hotshotPilot',
        armed: true,
        placed: 1,
      },
    ]);
    expect(after().emitted('bailedOut')).toEqual([
      { type: 'bailedOut', robot: 'green1', card: 'hotshotPilot' },
    ]);
  });
  test('leaves a derelict whose cockpit is remembered', () => {
    expect(after().robot('green1')).toMatchObject({ fate: 'derelict', cockpit: 'inner' });
    expect(after().robot('green1').slots.inner.card).toBe('');
  });
  test('is no kill: he has only changed places (KX example 19)', () => {
    expect(after().question?.kind).not.toBe('over');
    expect(after().state.phase).not.toBe('over');
  });
  test('does nothing more this turn (KX49)', () => {
    expect(after().question?.robot).not.toBe('adler');
  });
  test('of the last active robot has lost the game (KX92)', () => {
    const duel = given({
      order: ['green1'],
      units: [],
      robots: { green1: { chassis: 'robotank', at: 'K8', ...PILOT }, yellow1: { at: 'U1' } },
    });
    const end = duel.play('green1', { type: 'bailOut', who: 'pilot', at: 'K9' });
    expect(end.state.end).toEqual({ winners: [1], cause: 'lastActive' });
  });
  test('in Kill the Human has lost by it (KX93)', () => {
    const human = given({
      scenario: 'killTheHuman',
      order: ['green1'],
      units: [],
      options: { robots: 2 },
      robots: {
        green1: { chassis: 'robotank', at: 'K8', ...PILOT },
        green2: { at: 'A15' },
        yellow1: { at: 'U1' },
        yellow2: { at: 'S1' },
      },
    });
    const end = human.play('green1', { type: 'bailOut', who: 'pilot', at: 'K9' });
    expect(end.state.end).toEqual({ winners: [1], cause: 'humanLost' });
  });
  test('without a free tent he stays', () => {
    const names = ['adler', 'drake', 'ember', 'hale', 'marsh', 'pike', 'quill', 'tarn', 'yates', 'zeller'];
    const full = exit(PILOT, { units: names.map((id) => ({ id, at: 'B10' })) });
    expect(full.refusal('green1', { type: 'bailOut', who: 'pilot', at: 'K9' }).refused).toBe('noTentFree');
  });
});

describe('an Infantry Pod', () => {
  test('lets out both by one action, one after the other', () => {
    const one = exit(POD, MATE_LATER).play('green1', { type: 'bailOut', who: 'foot', at: 'K9' });
    expect(one.question).toMatchObject({ kind: 'bailing', robot: 'green1' });
    const both = one.play('green1', { type: 'bailOut', who: 'motorized', at: 'J8' });
    expect(both.state.units.map(({ id, at }) => [id, at])).toEqual([
      ['adler', 'K9'],
      ['ives', 'J8'],
    ]);
    expect(both.robot('green1').marks.attacks).toBe(1);
    expect(both.robot('green1').slots.inner).toMatchObject({ card: 'infantryPod', shown: true });
    expect(both.question?.robot).not.toBe('green1');
  });
  test('or one, and the other later', () => {
    const one = exit(POD)
      .play('green1', { type: 'bailOut', who: 'foot', at: 'K9' })
      .play('green1', { type: 'pass' });
    expect(one.state.units).toHaveLength(1);
    const later = exit({ ...POD, out: ['foot'] });
    expect(hexesOf(later, 'foot')).toEqual([]);
    expect(hexesOf(later, 'motorized')).toHaveLength(6);
  });
  test('works though it is disabled; not twice', () => {
    expect(hexesOf(exit({ ...POD, disabled: ['inner', 'drive', 'core'] }), 'foot')).toHaveLength(6);
    const empty = exit({ ...POD, out: ['foot', 'motorized'] });
    expect(empty.refusal('green1', { type: 'bailOut', who: 'foot', at: 'K9' }).refused).toBe('nobodyAboard');
  });
  test('what is still inside dies unseen with a card that nobody has seen (KX40)', () => {
    const place = exit(
      { at: 'L12', slots: { four: 'infantryPod' }, damage: { four: 1 } },
      {
        order: ['yellow1', 'green2'],
        robots: { yellow1: { at: 'L14', facing: 'south', slots: { primary: 'grenadeLauncher' } } },
      },
    );
    const after = place
      .shoot('yellow1', 'grenadeLauncher', 'green1', { rolls: [4, 4, 0] })
      .play('yellow1', { type: 'locate', location: 4 })
      .decline();
    expect(after.robot('green1').lost).toMatchObject([{ card: 'infantryPod', shown: false }]);
    expect(after.emitted('unitKilled')).toEqual([]);
    expect(after.state.teams.green?.fallen).toBe(0);
    expect(JSON.stringify(after.view(1))).not.toContain('infantryPod');
  });
});

describe('a drone', () => {
  test('is launched once, and its card is shown', () => {
    const up = exit(UAV).play('green1', { type: 'bailOut', who: 'drone', at: 'K9' });
    expect(up.state.units).toMatchObject([{ id: 'green1Drone', kind: 'drone', at: 'K9', robot: 'green1' }]);
    expect(up.robot('green1').slots.inner).toMatchObject({ card: 'uav', shown: true });
    expect(hexesOf(exit({ ...UAV, out: ['drone'] }), 'drone')).toEqual([]);
  });
  test('not from a disabled card, for it is neither pilot nor infantry (KX65)', () => {
    const place = exit({ ...UAV, disabled: ['inner'] });
    expect(place.refusal('green1', { type: 'bailOut', who: 'drone', at: 'K9' }).refused).toBe('cardDisabled');
  });
});

describe('passengers', () => {
  const ABOARD = [
    { id: 'adler', aboard: 'green1', slot: 'primary' },
    { id: 'drake', aboard: 'green1', slot: 'inner' },
  ] as const;

  test('get out by one action, as many as their owner wants', () => {
    const place = exit(PILOT, { units: ABOARD });
    const one = place.play('green1', { type: 'bailOut', who: 'drake', at: 'K9' });
    expect(one.question?.kind).toBe('bailing');
    const both = one.play('green1', { type: 'bailOut', who: 'adler', at: 'L8' });
    expect(both.state.units.map(({ id, at, aboard }) => [id, at, aboard])).toEqual([
      ['adler', 'L8', ''],
      ['drake', 'K9', ''],
    ]);
    expect(both.robot('green1').marks.attacks).toBe(1);
  });
  test('are put out into the hex of a derelict, and do nothing more this turn (KX68)', () => {
    const left = exit(PILOT, { units: ABOARD }).play('green1', { type: 'bailOut', who: 'pilot', at: 'K9' });
    expect(left.emitted('putOut').map(({ unit, at }) => [unit, at])).toEqual([
      ['drake', 'K8'],
      ['adler', 'K8'],
    ]);
    expect(left.state.units.map(({ id }) => id)).toContain('ember');
    expect(left.question?.kind).not.toBe('tent');
  });
  test('a Combat Pilot can let out two groups, not one twice', () => {
    const place = exit(
      { slots: { zero: 'combatPilot', inner: 'infantryPod' } },
      { units: [{ id: 'adler', aboard: 'green1', slot: 'primary' }], ...MATE_LATER },
    );
    const pods = place
      .play('green1', { type: 'bailOut', who: 'foot', at: 'K9' })
      .play('green1', { type: 'bailOut', who: 'motorized', at: 'K9' });
    expect(pods.question).toMatchObject({ kind: 'attack', robot: 'green1' });
    const two = pods.play('green1', { type: 'bailOut', who: 'adler', at: 'K7' });
    expect(two.robot('green1').marks.attacks).toBe(2);
    const passed = place
      .play('green1', { type: 'bailOut', who: 'foot', at: 'K9' })
      .play('green1', { type: 'pass' });
    expect(passed.question).toMatchObject({ kind: 'attack', robot: 'green1' });
    expect(passed.refusal('green1', { type: 'bailOut', who: 'motorized', at: 'K9' }).refused).toBe(
      'alreadyUsed',
    );
  });
  test('who is not aboard cannot get out', () => {
    expect(exit(PILOT).refusal('green1', { type: 'bailOut', who: 'adler', at: 'K9' }).refused).toBe(
      'nobodyAboard',
    );
  });
});

describe('passengers and hits (KX example 32)', () => {
  const ROW = [
    { id: 'adler', aboard: 'green1', slot: 'primary' },
    { id: 'drake', aboard: 'green1', slot: 'four' },
  ] as const;
  /** A grenade meets the tank's turret, in which the pilot sits. */
  const hit = (turret: Partial<GivenRobot>): Position =>
    exit(
      { at: 'L12', slots: { primary: 'howitzer', four: 'combatPilot' }, shown: 'all', ...turret },
      {
        order: ['yellow1', 'green2'],
        units: ROW,
        robots: { yellow1: { at: 'L14', facing: 'south', slots: { primary: 'grenadeLauncher' } } },
      },
    )
      .shoot('yellow1', 'grenadeLauncher', 'green1', { rolls: [4, 4, 0] })
      .play('yellow1', { type: 'locate', location: 4 });

  test('with the card under him he dies; who sits elsewhere stands in the hex of the derelict (KX73)', () => {
    const after = hit({ damage: { four: 1 } });
    expect(after.emitted('unitKilled').map(({ unit }) => unit)).toEqual(['drake']);
    expect(after.robot('green1').fate).toBe('derelict');
    expect(after.state.units).toMatchObject([{ id: 'adler', at: 'L12', aboard: '', placed: 1 }]);
  });
  test('a damage that the card survives does nothing to him', () => {
    expect(hit({}).state.units).toHaveLength(2);
  });
  test('with the robot all of them die', () => {
    const after = exit(
      { at: 'L12' },
      {
        order: ['yellow1', 'green2'],
        units: ROW,
        robots: {
          yellow1: { chassis: 'robotank', at: 'L14', slots: { deep: 'suicideNuke' }, poweredUp: true },
        },
      },
    ).play('yellow1', { type: 'nuke' });
    expect(after.emitted('unitKilled').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['adler', 'nuke'],
      ['drake', 'nuke'],
    ]);
    expect(after.state.teams.green?.fallen).toBe(2);
  });
  test('of a Phoenix-bot he who sits on the Rifle goes along, and nobody else (KX76)', () => {
    const car = exit(
      {
        chassis: 'robocar',
        slots: { zero: '', four: 'combatPilot', inner: 'recoillessRifle' },
        shown: 'all',
      },
      {
        ...MATE_LATER,
        units: [
          { id: 'adler', aboard: 'green1', slot: 'inner' },
          { id: 'drake', aboard: 'green1', slot: 'primary' },
        ],
      },
    ).play('green1', { type: 'phoenix' });
    expect(car.state.units).toMatchObject([{ id: 'adler', aboard: 'green1', slot: 'inner' }]);
    expect(car.emitted('unitKilled').map(({ unit }) => unit)).toEqual(['drake']);
  });
  test('with a robot that leaves the map they have got away (KX74)', () => {
    const place = exit(
      { at: 'K15', facing: 'south' },
      { phase: 'movement', units: ROW, robots: { green2: { at: 'A15' } } },
    );
    const after = place.play('green1', { type: 'flee' });
    expect(after.emitted('leftMap').map(({ unit }) => unit)).toEqual(['adler', 'drake']);
    expect(after.state.teams.green?.fallen).toBe(0);
  });
  test('a pilot among them still sets off what he left behind (KX74, L581)', () => {
    const flight = (edition: 1 | 2) =>
      exit(
        { at: 'K15', facing: 'south' },
        {
          phase: 'movement',
          options: { edition },
          units: [
            {
              ...{ id: 'adler', aboard: 'green1', slot: 'zero', robot: 'green2' },
              ...{ pilot: 'hotshotPilot', armed: true },
            },
          ],
          robots: {
            green2: {
              ...{ chassis: 'spiderbot', at: 'A12', fate: 'derelict', cockpit: 'inner' },
              slots: { inner: '', zero: 'suicideNuke' },
            },
            green3: { chassis: 'hoverbot', at: 'T15' },
          },
        },
      ).play('green1', { type: 'flee' });
    expect(flight(1).state.units).toEqual([]);
    const gone = { id: 'green2Pilot', at: '', aboard: '', slot: '', pilot: 'hotshotPilot', armed: true };
    expect(flight(2).state.units).toMatchObject([gone]);
  });
});
