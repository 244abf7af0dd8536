import { CORE_IDS, coreCard } from '../../content/cores';
import { kriegbot } from '../..';
import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { rangeBetween } from '../field/arcs';
import { startLevelOf } from '../setup/dealingCores';
import { chatAudience } from '../turn/talk';
import { MIDDLE } from '../../content/map';
import { drafting } from '../../testing/scenes/drafting';
import { given, type Given, type GivenRobot, type Position } from '../../testing/given';
import { started } from '../../testing/position';

const TANK = { chassis: 'robotank', at: 'K5' } as const satisfies GivenRobot;
const CAR = { chassis: 'robocar', at: 'U1' } as const satisfies GivenRobot;

const tower = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'teslaTower',
    phase: 'movement',
    robots: { green1: TANK, yellow1: CAR, ...robots },
    ...more,
  });
const CORES = { green: { cores: [...CORE_IDS] }, yellow: { cores: [] } } as const;

const fleets = {
  one: [['helibot'], ['robotank']],
  three: [
    ['rocketbot', 'helibot', 'hoverbot'],
    ['spiderbot', 'robotank', 'robocar'],
  ],
} as const;
const build = (at: string) => ({ type: 'build', at }) as const;

test('L701: the tower stands in the middle from the start, and nothing can be aimed at it', () => {
  const begun = started(2, { scenario: 'teslaTower' });
  expect(begun.view('spectator').buildings).toEqual([{ id: 'tesla', at: MIDDLE, damage: 0 }]);
});

describe('KS19.1: one building for each robot, before the designs', () => {
  test('(c) three against three: six buildings, in movement order; neither the river nor the gas station', () => {
    let place = drafting(6, fleets.three, { scenario: 'teslaTower', robots: 3 });
    expect(place.refusal(0, build('I9')).refused).toBe('noBuildingGround');
    expect(place.refusal(0, build('K9')).refused).toBe('noBuildingGround');
    expect(place.refusal(0, build('K12')).refused).toBe('tooFar');
    expect(place.legalOf(0, 'build')).toHaveLength(31);
    const asked: string[] = [];
    while (place.question?.kind === 'build') {
      const { seat, robot } = place.question;
      asked.push(Object.values(place.state.robots).find((one) => one.seat === seat)?.chassis ?? '');
      expect(place.state.phase).toBe('setup');
      const [first] = place.legalOf(seat, 'build');
      place = place.play(seat, first ?? build(''));
      expect(place.emitted('built')).toMatchObject([{ structure: robot }]);
    }
    expect(asked).toEqual(['rocketbot', 'helibot', 'hoverbot', 'spiderbot', 'robotank', 'robocar']);
    expect(place.state.phase).toBe('design');
    const { buildings = [] } = place.state;
    expect(buildings.map(({ id }) => id)).toEqual(['tesla', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6']);
    expect(buildings.every(({ at }) => rangeBetween(at, MIDDLE) <= 3)).toBe(true);
    expect(place.view('spectator').buildings).toEqual(buildings);
  });

  test('nobody designs yet, talk is private, and who gives up hands over the choice', () => {
    const place = drafting(
      4,
      [
        ['rocketbot', 'helibot'],
        ['robotank', 'robocar'],
      ],
      { scenario: 'teslaTower', robots: 2 },
    );
    expect(place.refusal(0, { type: 'ready' }).refused).toBe('wrongPhase');
    expect(chatAudience(place.state, 0)).toEqual([0, 2]);
    expect(place.resign(0).question).toMatchObject({ kind: 'build', seat: 2 });
    const designing = place.resign(0).passedTo('place');
    expect(designing.state.phase).toBe('setup');
    expect(chatAudience(designing.state, 1)).toBe('everybody');
  });

  test('K95: ready-made, they stand by lot', () => {
    let place = kriegbot.setup(
      kriegbot.options.parse({ scenario: 'teslaTower', readyMade: true }),
      2,
      quickDice(seedFrom('x')),
    ).state;
    const dice = quickDice(seedFrom('y'));
    while (place.phase === 'templates') {
      const [seat = 0] = kriegbot.toAct(place);
      const step = kriegbot.apply(place, seat, kriegbot.fallback(kriegbot.project(place, seat), seat), dice);
      if ('refused' in step) throw new Error(step.refused);
      place = step.state;
    }
    expect(place.buildings?.map(({ id }) => id)).toEqual(['tesla', 'b1', 'b2']);
    expect(place.turn).toBe(1);
  });
});

describe('KS19.2: cores begin three steps below their maximum', () => {
  test.each([
    ['mhdGenerator', 3],
    ['compulsatorFlywheel', 2],
    ['nanowireBattery', 3],
    ['ultracapacitor', 1],
    ['fuelCell', 3],
    ['superconductingSolenoid', 2],
  ] as const)('%s: %i', (core, level) => {
    expect(startLevelOf(tower().state, core)).toBe(level);
    expect(startLevelOf(given({ robots: { green1: TANK } }).state, core)).toBe(coreCard(core).most);
  });

  test('as they are laid; nobody else sees the level until the core is open (KX98)', () => {
    const begun = drafting(2, fleets.one, { scenario: 'teslaTower' }).passedTo('option');
    for (const { id, powerCore } of Object.values(begun.state.robots)) {
      const card = powerCore?.card ?? '';
      expect(card === '' ? 0 : coreCard(card).most - (powerCore?.level ?? 0)).toBe(3);
      const other = begun.robot(id).team === 'green' ? 1 : 0;
      expect(begun.view(other).robots[id]?.powerCore).toEqual({ card: 'hidden', shown: false, level: 0 });
    }
  });

  test('the first gain shows it', () => {
    const low = { ...TANK, powerCore: { card: 'mhdGenerator', level: 3 } } as const;
    const up = tower({ order: ['green1'] }, { green1: low }).play('green1', { type: 'powerUp' });
    expect(up.emitted('coreShown')).toMatchObject([{ robot: 'green1', core: 'mhdGenerator' }]);
    expect(up.emitted('energy')).toMatchObject([{ from: 3, cause: 'powerUp' }]);
  });

  const charging = (card: 'fuelCell' | 'mhdGenerator', more: Partial<GivenRobot> = {}): Position =>
    tower({ phase: 'status', teams: CORES }, { green1: { ...TANK, powerCore: { card, level: 3 }, ...more } });
  test('a face-down Fuel Cell is asked for in the status phase, whatever core it is (KX98)', () => {
    const fuel = charging('fuelCell');
    expect(fuel.window).toMatchObject({ kind: 'mend', asked: ['green1'] });
    expect(charging('mhdGenerator').window).toMatchObject({ kind: 'mend', asked: ['green1'] });
    const fed = fuel.answer('green1', { core: 'recharge' });
    expect(fed.emitted('coreShown')).toMatchObject([{ core: 'fuelCell' }]);
    const { recharge } = coreCard('fuelCell');
    expect(fed.robot('green1').powerCore).toMatchObject({ level: 3 - 1 + recharge });
    expect(fuel.answer('green1').robot('green1').powerCore).toEqual({
      card: 'fuelCell',
      shown: false,
      level: 3,
    });
  });
  test('a face-down Rectenna over a face-down core too; it shows both', () => {
    const asked = charging('mhdGenerator', { slots: { inner: 'rectenna' } });
    const fed = asked.answer('green1', { cards: ['rectenna'] });
    expect(fed.emitted('energy')).toMatchObject([{ from: 3, to: 4, cause: 'received' }]);
  });
  test('in other scenarios nobody is asked for a full core (KX6)', () => {
    const full = given({
      phase: 'status',
      teams: CORES,
      options: { expansion: 'cores' },
      robots: { green1: { ...TANK, powerCore: { card: 'fuelCell' } }, yellow1: CAR },
    });
    expect(full.window).toBeUndefined();
  });

  test('(d) an Ultracapacitor has one shot, or a reboot', () => {
    const laser = {
      slots: { primary: 'freeElectronLaser' },
      powerCore: { card: 'ultracapacitor', level: 1 },
    } as const;
    const aimed = tower(
      { phase: 'attack', order: ['green1'] },
      { green1: { ...TANK, ...laser, facing: 'south' }, yellow1: { ...CAR, at: 'K7' } },
    );
    const shot = aimed.shoot('green1', 'freeElectronLaser', 'yellow1', { rolls: [0, 0, 0, 0] });
    expect(shot.robot('green1').powerCore).toMatchObject({ level: 0, shown: true });
    const struck = tower({ order: ['green1'] }, { green1: { ...TANK, ...laser, disabled: ['drive'] } });
    expect(struck.play('green1', { type: 'reboot' }).robot('green1').powerCore?.level).toBe(0);
  });
});

test('KS19.3: (a) a tank at range 3 may power up, at range 4 it may not', () => {
  const at = (hex: string) => tower({ order: ['green1'] }, { green1: { ...TANK, at: hex } });
  expect(rangeBetween('K5', MIDDLE)).toBe(3);
  expect(at('K5').legalOf('green1', 'powerUp')).toHaveLength(1);
  expect(at('K4').refusal('green1', { type: 'powerUp' }).refused).toBe('tooFarFromTower');
});

test('KS19.4: (b) a Free Electron Laser has one die more for one step, the Tesla Gun none', () => {
  const armed = (arms: 'freeElectronLaser' | 'teslaGun', at: string) =>
    tower(
      { phase: 'attack', order: ['green1'] },
      {
        green1: {
          ...TANK,
          at: 'A8',
          facing: 'south',
          slots: { primary: arms },
          powerCore: { card: 'mhdGenerator', level: 3 },
        },
        yellow1: { ...CAR, at },
      },
    );
  const thrown = (arms: 'freeElectronLaser' | 'teslaGun', at: string, rolls: readonly number[]) => {
    const shot = armed(arms, at).shoot('green1', arms, 'yellow1', { rolls });
    return [shot.emitted('rolled')[0]?.thrown, shot.emitted('energy').map(({ from, to }) => from - to)];
  };
  // Medium range: two dice and one.
  expect(thrown('freeElectronLaser', 'A15', [0, 0, 0])).toEqual([3, [1]]);
  expect(thrown('teslaGun', 'A10', [0, 0])).toEqual([2, [1]]);
});

describe('KS19.5: the last robot', () => {
  const GONE = { fate: 'destroyed', at: '' } as const;
  test('the side without one loses at once; both at once: a draw', () => {
    const ended = (robots: Given['robots']) => tower({ phase: 'status' }, robots).state.end;
    expect(ended({ yellow1: { ...CAR, ...GONE } })).toEqual({ winners: [0], cause: 'lastRobot' });
    expect(ended({ green1: { ...TANK, fate: 'derelict' } })?.winners).toEqual([1]);
    expect(ended({ green1: { ...TANK, ...GONE }, yellow1: { ...CAR, ...GONE } })).toEqual({
      winners: [],
      cause: 'lastRobot',
    });
  });
  test('the limit goes by the score', () => {
    const last = tower({ phase: 'status', turn: 25 }, { yellow1: { ...CAR, damage: { drive: 1 } } });
    expect(last.state.end).toEqual({ winners: [0], cause: 'score' });
  });
});
