import { groundAt, HEX_IDS } from '../../content/map';
import { distance } from '../../../../core/game/hex';
import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import { moving } from '../../testing/scenes/moving';
import { started } from '../../testing/position';

/** Scenario 4 (L389-403), and what robots carry (L397-401). Green begins at the bottom. */

const scenario = 'captureTheFlag';
const borne = (bearer: string): NonNullable<Given['tokens']> => [{ bearer }];
const lying = (at: string): NonNullable<Given['tokens']> => [{ at }];

/** A robot that has maneuvered: silhouette 1. */
const still = { marks: { option: 'maneuver' } } as const satisfies Partial<GivenRobot>;
/** Fires one die at a target in the open five hexes away. */
const gunner = { at: 'K3', slots: { four: 'combatPilot' }, facing: 'south' } as const;
const bearer = { at: 'K8', facing: 'north', ...still } as const;

const fight = (robots: Given['robots'], more: Partial<Given> = {}) =>
  given({ scenario, tokens: borne('yellow1'), order: ['green1'], robots, ...more });
const hitBy = (yellow1: GivenRobot, more: Given['robots'] = {}, rolls: readonly number[] = [3]) =>
  fight({ green1: gunner, yellow1, ...more }).shoot('green1', 'combatPilot', 'yellow1', { rolls });

const flagIn = ({ state }: { state: { tokens: readonly { at: string; bearer: string }[] } }) =>
  state.tokens.map(({ at, bearer: by }) => at || by);

describe('where the flag begins', () => {
  test('KS4.1: on the centre hex, before the designs are begun; open to all', () => {
    const place = started(4, { scenario });
    expect(place.state.tokens).toEqual([]);
    let now = place;
    for (const seat of [0, 1, 2, 3]) now = now.play(seat, now.legalOf(seat, 'template')[0]!);
    expect(now.state.phase).toBe('design');
    expect(now.emitted('tokenLaid')).toEqual([
      { type: 'tokenLaid', token: 'flag', kind: 'flag', team: '', at: 'K8' },
    ]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(now.view(viewer).tokens).toMatchObject([{ id: 'flag', at: 'K8', bearer: '' }]);
  });

  test('KS4.1: of the hexes beside the gas station, it alone is equally far from both edges', () => {
    const station = HEX_IDS.find((id) => groundAt(id).structure === 'gasStation') ?? '';
    const beside = HEX_IDS.filter((id) => distance(groundAt(id).hex, groundAt(station).hex) === 1);
    const toEdge = (id: string, halves: number): number =>
      Math.min(
        ...HEX_IDS.filter((one) => groundAt(one).halves === halves).map((one) =>
          distance(groundAt(one).hex, groundAt(id).hex),
        ),
      );
    expect(beside.filter((id) => toEdge(id, 0) === toEdge(id, 30))).toEqual(['K8']);
    expect([toEdge('K8', 0), toEdge('K8', 30)]).toEqual([8, 8]);
  });
});

describe('KS0.12: picking up', () => {
  const car = { chassis: 'robocar', at: 'K11', facing: 'north' } as const;
  const robots = { green1: car, yellow1: { at: 'T0' } } as const;
  const onTheWay = (tokens: NonNullable<Given['tokens']>) => moving(robots, { scenario, tokens });
  const to = (at: string) => ({ type: 'move', to: at, facing: FACING.north }) as const;

  test('is obligatory and at once, in the middle of a move', () => {
    const after = onTheWay(lying('K10')).play('green1', to('K8'));
    expect(after.emitted('tokenTaken')).toEqual([
      { type: 'tokenTaken', token: 'flag', robot: 'green1', at: 'K10' },
    ]);
    expect(after.state.tokens).toMatchObject([{ at: '', bearer: 'green1' }]);
    const kinds = after.events.map(({ type }) => type);
    expect(kinds.indexOf('tokenTaken')).toBe(kinds.indexOf('stepped') + 1);
  });

  test('who stands in its hex already, or turns there, has not entered it', () => {
    const place = onTheWay(lying('K11'));
    const turned = place.play('green1', { type: 'move', to: 'K11', facing: FACING.northEast });
    expect(flagIn(turned)).toEqual(['K11']);
    expect(flagIn(place.play('green1', { type: 'endMove' }))).toEqual(['K11']);
  });

  test('is done by flyers and bipeds, and by who is set back, but not by derelicts', () => {
    for (const more of [{ biped: false }, { biped: true }]) {
      const rocket = { chassis: 'rocketbot', at: 'K11', facing: 'north', ...more } as const;
      const place = moving({ green1: rocket }, { scenario, tokens: lying('K10') });
      expect(flagIn(place.play('green1', to('K10')))).toEqual(['green1']);
    }
    // It dies over another robot, and returns to where it came from.
    const strafed = moving(
      { green1: car, yellow1: { at: 'K9', fate: 'derelict' }, yellow2: { chassis: 'helibot', at: 'T0' } },
      { scenario, tokens: lying('K10') },
    );
    expect(flagIn(strafed.play('green1', to('K10')))).toEqual(['green1']);
  });
});

describe('KS0.13: a fumble', () => {
  test('is caused by damage of an enemy, also by a marker that Chobham Armor takes', () => {
    expect(flagIn(hitBy(bearer))).toEqual(['K9']);
    const armored = { ...bearer, slots: { zero: 'chobhamArmor' }, shown: ['chobhamArmor'] } as const;
    const asked = fight({ green1: gunner, yellow1: armored }).attack('green1', 'combatPilot', 'yellow1', {
      rolls: [3],
    });
    const window = asked.passedTo('after');
    const after = window.answer('yellow1', { cards: ['chobhamArmor'], absorb: [3] });
    expect(after.emitted('cancelled')).toHaveLength(1);
    expect(flagIn(after)).toEqual(['K9']);
  });

  test('not by disables, fire, or its own action', () => {
    const emp = { at: 'K3', slots: { primary: 'empBlaster' }, facing: 'south' } as const;
    const shocked = fight({ green1: emp, yellow1: bearer }).shoot('green1', 'empBlaster', 'yellow1', {
      rolls: [3],
    });
    expect(shocked.emitted('marked')).toMatchObject([{ marker: 'disable' }]);
    expect(flagIn(shocked)).toEqual(['yellow1']);
    const burnt = given({
      scenario,
      phase: 'status',
      tokens: borne('yellow1'),
      robots: { green1: gunner, yellow1: { ...bearer, onFire: true } },
      rolls: [3],
    });
    expect(burnt.emitted('marked')).toMatchObject([{ cause: 'fire' }]);
    expect(flagIn(burnt)).toEqual(['yellow1']);
  });

  test('by a ram the rammed drops it, the rammer does not', () => {
    const ram = (token: string) =>
      moving(
        {
          green1: { chassis: 'robocar', at: 'F10', facing: 'north' },
          yellow1: { chassis: 'robotank', at: 'F9', facing: 'south' },
        },
        { scenario, tokens: borne(token) },
      ).play('green1', { type: 'ram', target: 'yellow1' }, { rolls: [1, 3] });
    expect(
      ram('yellow1')
        .emitted('marked')
        .map(({ robot }) => robot),
    ).toEqual(['green1', 'yellow1']);
    expect(flagIn(ram('yellow1'))).toEqual(['F8']);
    expect(flagIn(ram('green1'))).toEqual(['green1']);
  });

  test('by a collapse that an enemy has brought about, not by that of its own side', () => {
    const inside = { chassis: 'robotank', at: 'D8', facing: 'north', ...still } as const;
    const shooter = { at: 'D4', slots: { primary: 'grenadeLauncher' } } as const;
    const blown = (by: string, robots: Given['robots']) =>
      fight({ yellow1: inside, ...robots }, { order: [by], structures: { boatShed: 1 } }).shoot(
        by,
        'grenadeLauncher',
        'boatShed',
        { rolls: [3, 3] },
      );
    const byEnemy = blown('green1', { green1: shooter });
    expect(byEnemy.emitted('marked')).toMatchObject([{ cause: 'collapse', robot: 'yellow1' }]);
    expect(flagIn(byEnemy)).toEqual(['D9']);
    const byMate = blown('yellow2', { yellow2: { ...shooter, chassis: 'spiderbot' } });
    expect(byMate.emitted('marked')).toMatchObject([{ cause: 'collapse', robot: 'yellow1' }]);
    expect(flagIn(byMate)).toEqual(['yellow1']);
  });
});

describe('KS0.14: where it falls', () => {
  test('into the hex behind, whatever lies there', () => {
    expect(flagIn(hitBy({ ...bearer, facing: 'south' }))).toEqual(['K7']);
    expect(flagIn(hitBy(bearer))).toEqual(['K9']);
  });
  test('off the map is its own hex, where only entering picks it up again', () => {
    const edge = { at: 'K15', facing: 'north', ...still } as const;
    const after = fight({ green1: { ...gunner, at: 'K12', facing: 'south' }, yellow1: edge }).shoot(
      'green1',
      'combatPilot',
      'yellow1',
      { rolls: [3, 3] },
    );
    expect(flagIn(after)).toEqual(['K15']);
    expect(after.robot('yellow1').at).toBe('K15');
  });
  test('a derelict there does not bear it', () => {
    const wreck = { yellow2: { chassis: 'helibot', at: 'K9', fate: 'derelict' } } as const;
    expect(flagIn(hitBy(bearer, wreck))).toEqual(['K9']);
  });
});

test('KS0.15: all that it bears falls, once for each roll', () => {
  const place = fight(
    { green1: { ...gunner, slots: { primary: 'heavyMachineGun' } }, yellow1: { ...bearer, at: 'K5' } },
    { tokens: [{ bearer: 'yellow1' }, { id: 'other', bearer: 'yellow1' }] },
  );
  const after = place.shoot('green1', 'heavyMachineGun', 'yellow1', { rolls: [1, 2, 3] });
  expect(after.emitted('marked').length).toBeGreaterThan(1);
  expect(after.emitted('tokenFell').map(({ token, at }) => [token, at])).toEqual([
    ['flag', 'K6'],
    ['other', 'K6'],
  ]);
});

describe('KS0.16: a bearer that is lost', () => {
  test('by an enemy: into the hex behind it', () => {
    const after = hitBy({ ...bearer, damage: { core: 1, drive: 2 } }, {}, [1]);
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(flagIn(after)).toEqual(['K9']);
  });
  test('by nobody: into its own; so does who bails out', () => {
    const burnt = given({
      scenario,
      phase: 'status',
      tokens: borne('yellow1'),
      robots: {
        green1: gunner,
        yellow1: { ...bearer, onFire: true, damage: { core: 1, drive: 2 } },
        yellow2: { chassis: 'helibot', at: 'T0' },
      },
      rolls: [1],
    });
    expect(burnt.robot('yellow1').fate).toBe('destroyed');
    expect(flagIn(burnt)).toEqual(['K8']);
    const left = given({
      scenario,
      tokens: borne('yellow1'),
      order: ['yellow1'],
      robots: {
        yellow1: { ...bearer, slots: { inner: 'hotshotPilot' } },
        yellow2: { chassis: 'helibot', at: 'T0' },
      },
    }).play('yellow1', { type: 'bailOut' });
    expect(flagIn(left)).toEqual(['K8']);
  });
  test('a Phoenix-bot keeps it', () => {
    const after = given({
      scenario,
      tokens: borne('yellow1'),
      order: ['yellow1'],
      robots: { yellow1: { ...bearer, slots: { four: 'recoillessRifle' } } },
    }).play('yellow1', { type: 'phoenix' });
    expect(after.robot('yellow1').phoenix).toBe(true);
    expect(flagIn(after)).toEqual(['yellow1']);
  });
});

test('KS0.17: a flag is no target, and nuke, flood and fire leave it where it lies', () => {
  const bomber = { at: 'K8', slots: { deep: 'suicideNuke' }, poweredUp: true } as const;
  const place = given({
    scenario,
    tokens: lying('K8'),
    order: ['green1'],
    robots: {
      green1: bomber,
      green2: { chassis: 'spiderbot', at: 'B14' },
      yellow1: { at: 'T0' },
    },
  });
  expect(
    place.refusal('green1', {
      type: 'attack',
      arms: 'chainsaw',
      target: 'flag',
      mode: '',
      attacks: 1,
      help: [],
    } as never).refused,
  ).toBeDefined();
  const after = place.play('green1', { type: 'nuke' });
  expect(after.emitted('structureHit').map(({ structure }) => structure)).toContain('dam');
  expect(flagIn(after)).toEqual(['K8']);
});

test('KS0.18: the bearer is attacked as if painted: over woods, and with missiles over everything', () => {
  const robots = { green1: { ...gunner, at: 'K12', facing: 'north' }, yellow1: bearer } as const;
  // The gas station stands between them.
  const shots = (tokens: NonNullable<Given['tokens']>) =>
    fight(robots, { tokens })
      .legalOf('green1', 'attack')
      .filter(({ target }) => target === 'yellow1');
  expect(shots(lying('A1'))).toEqual([]);
  expect(shots(borne('yellow1')).map(({ arms }) => arms)).toEqual(['combatPilot']);
});

describe('KS4 examples', () => {
  test('KS4 example (a): a Bazooka hits the bearer: the flag falls into the gas station, where a Hoverbot cannot fetch it', () => {
    const after = hitBy({ ...bearer, chassis: 'robocar' });
    expect(after.emitted('marked')).toMatchObject([{ marker: 'damage', cause: 'attack' }]);
    expect(after.emitted('tokenFell')).toEqual([
      { type: 'tokenFell', token: 'flag', robot: 'yellow1', at: 'K9' },
    ]);
    expect(groundAt('K9').structure).toBe('gasStation');
    const hover = moving(
      { green1: { chassis: 'hoverbot', at: 'K10', facing: 'north' } },
      { scenario, tokens: lying('K9') },
    );
    expect(hover.legalOf('green1', 'move').filter(({ to }) => to === 'K9')).toEqual([]);
    expect(hover.refusal('green1', { type: 'move', to: 'K9', facing: FACING.north }).refused).toBe(
      'cannotReach',
    );
  });

  test('KS4 example (b): an enemy that flies behind the bearer bears it now', () => {
    const after = hitBy(
      { ...bearer, at: 'M6', facing: 'southEast' },
      { green2: { chassis: 'helibot', at: 'L5' } },
      [3, 3],
    );
    expect(after.emitted('tokenFell')).toMatchObject([{ at: 'L5' }]);
    expect(after.emitted('tokenTaken')).toMatchObject([{ robot: 'green2' }]);
    expect(flagIn(after)).toEqual(['green2']);
  });

  test('KS4 example (c): damage that a skin cancels, and disables alone, make nobody drop it', () => {
    const flames = { at: 'K6', facing: 'south', slots: { primary: 'flamethrower' } } as const;
    const place = fight({
      green1: flames,
      yellow1: { ...bearer, skin: 'superSteel', shown: 'all' },
    });
    const after = place.shoot('green1', 'flamethrower', 'yellow1', { rolls: [4, 4, 3] });
    expect(after.emitted('cancelled')).toHaveLength(1);
    // The fire harms it when the turn ends.
    expect(after.emitted('marked')).toMatchObject([{ cause: 'fire' }]);
    expect(flagIn(after)).toEqual(['yellow1']);
  });

  test('KS4 example (d): from the centre a Robocar is home in two turns, an undamaged Robotank in three', () => {
    const home = (chassis: 'robocar' | 'robotank'): number => {
      const facing = 'south';
      let [turns, at] = [0, 'K8'];
      for (;;) {
        turns += 1;
        const place = moving({ green1: { chassis, at, facing } }, { scenario, tokens: borne('green1') });
        const rows = place
          .legalOf('green1', 'move')
          .filter(({ facing: looks }) => looks === FACING.south)
          .filter(({ to }) => to.startsWith('K'))
          .map(({ to }) => Number(to.slice(1)));
        at = `K${Math.max(...rows)}`;
        const last = place.play('green1', { type: 'move', to: at, facing: FACING.south });
        if (last.state.movement?.points === 0 || last.question?.kind !== 'moving') continue;
        const end = last.play('green1', { type: 'flee' });
        expect(end.state.end).toEqual({ winners: [0], cause: 'flagHome' });
        return turns;
      }
    };
    expect(home('robocar')).toBe(2);
    expect(home('robotank')).toBe(3);
  });

  test('KS4 example (e): not over the other edge', () => {
    const place = given({
      scenario,
      edge: 'top',
      phase: 'movement',
      order: ['yellow1'],
      tokens: borne('yellow1'),
      robots: { yellow1: { chassis: 'robocar', at: 'J0', facing: 'north' } },
    });
    expect(place.refusal('yellow1', { type: 'flee' })).toEqual({ refused: 'notAtEdge' });
  });
});

describe('how it ends', () => {
  const atEdge = { chassis: 'robocar', at: 'F15', facing: 'south' } as const;
  test('KS4.2: the bearer that leaves over its own edge wins at once; another one does not', () => {
    const place = moving(
      { green1: atEdge, green2: { chassis: 'spiderbot', at: 'B12' } },
      { scenario, tokens: borne('green1') },
    );
    expect(place.play('green1', { type: 'flee' }).state.end).toEqual({ winners: [0], cause: 'flagHome' });
    const bare = moving(
      { green1: atEdge, green2: { chassis: 'spiderbot', at: 'B12' } },
      { scenario, tokens: lying('K8') },
    );
    expect(bare.play('green1', { type: 'flee' }).state.end).toBeUndefined();
  });
  test('KS4.3: a side without an active robot loses at once, both: a draw', () => {
    const dead = { damage: { core: 1 }, disabled: ['drive'], dead: 1 } as const satisfies Partial<GivenRobot>;
    const end = (yellow1: Partial<GivenRobot>, green1: Partial<GivenRobot>) =>
      given({
        scenario,
        phase: 'status',
        tokens: lying('K8'),
        robots: { green1: { at: 'B13', ...green1 }, yellow1: { at: 'K3', ...yellow1 } },
      }).state.end;
    expect(end(dead, {})).toEqual({ winners: [0], cause: 'lastActive' });
    expect(end(dead, dead)).toEqual({ winners: [], cause: 'lastActive' });
  });
  test('KS4.4: a kill wins nothing', () => {
    const doomed = { ...bearer, damage: { core: 1, drive: 2 } } as const;
    const after = hitBy(doomed, { yellow2: { chassis: 'helibot', at: 'T0' } }, [1]);
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.state.end).toBeUndefined();
  });
  test('KS4.4: at the limit who bears it wins; on the ground the lower score', () => {
    const last = (tokens: NonNullable<Given['tokens']>) =>
      given({
        scenario,
        phase: 'status',
        turn: 25,
        tokens,
        robots: { green1: { at: 'B13' }, yellow1: { at: 'K3', damage: { drive: 1 } } },
      }).state.end;
    expect(last(borne('yellow1'))).toEqual({ winners: [1], cause: 'limit' });
    expect(last(lying('K8'))).toEqual({ winners: [0], cause: 'limit' });
  });
});
