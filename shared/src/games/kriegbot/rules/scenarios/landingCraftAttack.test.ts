import type { Action } from '../../actions';
import type { CardId } from '../../content/cards';
import { given, type Given } from '../../testing/given';
import { started, type Position } from '../../testing/position';
import { draft, drafting } from '../../testing/scenes/drafting';
import { craftOf, isCutOff, voiceOf } from '../field/landingCraft';
import { aimFor, aimOf, chanceToHit } from '../previews/odds';
import { attackWith } from '../../testing/scenes/shots';
import { craftAttempt } from './landingCraftAttack';

/** The War of the Worlds: the aliens' landing craft is the tower at the top, K3. */
const war = (robots: Given['robots'], more: Partial<Given> = {}): Position =>
  given({ scenario: 'warOfTheWorlds', robots, phase: 'movement', order: [], ...more });
const moved = { marks: { option: 'move' } } as const;
const car = (at: string) => ({ chassis: 'robocar', at, ...moved }) as const;
const far = { at: 'T0', ...moved } as const;
/** The aliens are asked for the attack of their craft; by default two robots of Earth stand around it. */
const asked = war({ green1: car('K8'), green2: { chassis: 'spiderbot', at: 'K7', ...moved }, yellow1: far });

describe('KS7.1, KS7.5: the craft is the TV tower at the edge of the aliens', () => {
  test('there is none before the edges are drawn, and none on Earth', () => {
    const [before, { state }] = [started(2, { scenario: 'warOfTheWorlds' }).state, asked];
    expect(craftOf(before, 'yellow')).toBeUndefined();
    expect(craftOf(state, 'yellow')).toBe('towerTop');
    expect(craftOf(state, 'green')).toBeUndefined();
    expect(craftOf(war({}, { edge: 'top' }).state, 'yellow')).toBe('towerBottom');
  });
  test('in other scenarios a tower is a tower', () => {
    expect(craftOf(given({ robots: {} }).state, 'yellow')).toBeUndefined();
  });
});

describe('KS0.2, KS7.2: the voice of the aliens is asked for its attack, before any robot attacks', () => {
  test('with all robots of Earth in range and in line, and standing structures', () => {
    expect(asked.question).toMatchObject({ kind: 'craft', robot: 'towerTop', seat: 1, brief: false });
    expect(asked.legalOf(1, 'craft').map(({ target }) => target)).toEqual(
      expect.arrayContaining(['green1', 'green2', 'gasStation']),
    );
    expect(asked.legalOf(1, 'craft').map(({ target }) => target)).not.toContain('towerTop');
    expect(asked.legalOf(0, 'craft')).toEqual([]);
  });
  test('or it passes; the robots attack afterwards', () => {
    expect(asked.play(1, { type: 'pass' }).question).toMatchObject({ kind: 'attack', robot: 'green2' });
  });
  test('the voice is the lowest seat that is still in', () => {
    const place = war(
      {
        green1: { ...car('K8'), seat: 0 },
        yellow1: { ...far, seat: 1 },
        yellow2: { at: 'S1', seat: 3, ...moved },
      },
      { seats: [{}, {}, {}, {}] },
    );
    expect(voiceOf(place.state, 'yellow')).toBe(1);
    const left = place.resign(1);
    expect(voiceOf(left.state, 'yellow')).toBe(3);
    expect(left.question).toMatchObject({ kind: 'craft', seat: 3 });
    expect(left.legalOf(3, 'craft')).not.toEqual([]);
  });
  test('a hit is located by the voice, and answered as any attack', () => {
    const shot = asked.play(1, { type: 'craft', target: 'green1' }, { rolls: [4, 3, 1] });
    expect(shot.emitted('attacked')).toMatchObject([
      { robot: 'towerTop', arms: 'freeElectronLaser', range: 5 },
    ]);
    expect(shot.emitted('rolled')).toMatchObject([
      { robot: 'towerTop', thrown: 3, silhouette: 6, hit: true },
    ]);
    expect(shot.question).toMatchObject({ kind: 'locate', robot: 'towerTop', seat: 1 });
    const after = shot.play(1, { type: 'locate', location: 4 });
    expect(after.robot('green1').slots.four.damage).toBe(1);
    expect(after.question).toMatchObject({ kind: 'attack' });
  });
  test('smoke and skins help against it, a Nemo Battery does nothing to it', () => {
    const place = war({
      green1: { ...car('K4'), slots: { inner: 'nemoBattery', four: 'smokeGenerator' }, skin: 'ablativeFoam' },
      yellow1: far,
    }).play(1, { type: 'craft', target: 'green1' });
    expect(place.window).toMatchObject({ kind: 'before', asked: ['green1'] });
    const hit = place.answer('green1', {}, { rolls: [2, 2, 2] });
    const skin = hit.passedTo('after');
    expect(skin.window).toMatchObject({ kind: 'after', about: 'green1' });
    const end = skin.answer('green1', { cards: ['ablativeFoam'] });
    expect(end.emitted('cancelled')).toMatchObject([{ card: 'ablativeFoam' }]);
    expect(end.question).toMatchObject({ kind: 'attack' });
  });
  test('it is asked once a turn, and no more when it has fallen', () => {
    expect(war({ green1: car('K8'), yellow1: far }, { structures: { towerTop: 2 } }).question).toMatchObject({
      kind: 'attack',
    });
  });
  test('refusals: no line, out of range, its own hex, its own robots, what is gone', () => {
    const place = war(
      { green1: car('K10'), green2: { at: 'A15', ...moved }, yellow1: { at: 'K5', ...moved } },
      { structures: { boatShed: 2 } },
    );
    const refused = (target: string): string => place.refusal(1, { type: 'craft', target } as never).refused;
    expect(refused('green1')).toBe('noLine');
    expect(refused('towerTop')).toBe('tooClose');
    expect(refused('yellow1')).toBe('notAnEnemy');
    expect(refused('boatShed')).toBe('noTarget');
    expect(refused('green3')).toBe('noTarget');
    expect(place.legalOf(1, 'craft').map(({ target }) => target)).not.toContain('green1');
  });
});

test('KS7 example (a): a car that moved, five hexes away: 3D against 6; behind the gas station no line', () => {
  const at = (hex: string, destroyed = 0) =>
    war({ green1: car(hex), yellow1: far }, { structures: { gasStation: destroyed } });
  const aim = (place: Position) => aimFor(place.state, craftAttempt(place.state, 'towerTop', 'green1'));
  expect(aim(at('K8'))).toMatchObject({ dice: 3, silhouette: 6 });
  expect(aim(at('K8')).chance).toBeCloseTo(0.752, 3);
  expect(at('K10').refusal(1, { type: 'craft', target: 'green1' }).refused).toBe('noLine');
  expect(
    at('K10', 2)
      .legalOf(1, 'craft')
      .map(({ target }) => target),
  ).toContain('green1');
  expect(aim(at('K10', 2))).toMatchObject({ dice: 2 });
  expect(aim(at('K10', 2)).chance).toBeCloseTo(0.463, 3);
});

describe('KS7 example (b), KS7.3: a missile at the craft', () => {
  const armed = {
    at: 'K9',
    facing: 'north',
    slots: { primary: 'towMissile', secondary: 'howitzer' },
  } as const;
  const place = given({
    scenario: 'warOfTheWorlds',
    robots: { green1: armed, green2: { ...armed, chassis: 'spiderbot', at: 'L8' }, yellow1: far },
    order: ['green1', 'green2', 'yellow1'],
  });
  const shot = place.attack('green1', 'towMissile', 'towerTop');

  test('the voice may take one die from it: 1D against 1', () => {
    expect(shot.window).toMatchObject({ kind: 'before', about: 'towerTop', asked: ['towerTop'] });
    const after = shot.answer('towerTop', { cards: ['freeElectronLaser'] }, { rolls: [3] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, silhouette: 1, hit: true }]);
    expect(after.state.structures.towerTop).toBe(1);
    expect(chanceToHit(1, 1)).toBeCloseTo(0.833, 3);
  });
  test('or let it come: 2D', () => {
    expect(
      aimOf(place.state, place.robot('green1'), attackWith('towMissile', { target: 'towerTop' })),
    ).toMatchObject({ dice: 2, silhouette: 1, mayDiffer: true });
    expect(shot.decline({ rolls: [0, 0] }).emitted('rolled')).toMatchObject([{ thrown: 2, hit: false }]);
  });
  test('once a turn', () => {
    const used = shot.answer('towerTop', { cards: ['freeElectronLaser'] }, { rolls: [0] });
    const next = used.passedTo('attack', { robot: 'green2' }).attack('green2', 'towMissile', 'towerTop', {
      rolls: [0, 0],
    });
    expect(next.window).toBeUndefined();
    expect(next.state.guarded).toEqual(['towerTop']);
  });
  test('not against a shell', () => {
    const shell = place.attack('green1', 'howitzer', 'towerTop', { rolls: [0, 0] });
    expect(shell.window).toBeUndefined();
  });
  test('nobody else may answer for it, and with nothing else', () => {
    const answer = (cards: CardId[]): Action => ({
      type: 'answer',
      robot: 'towerTop',
      cards,
      absorb: [],
      die: -1,
      item: '',
    });
    expect(shot.refusal(0, answer([])).refused).toBe('notAsked');
    expect(shot.refusal(1, answer(['chaff'])).refused).toBe('cannotAnswer');
  });
});

describe('KS7.6: without the craft no alien powers up or reboots', () => {
  const fallen = { structures: { towerTop: 2 } } as const;
  const moving = (yellow: object, more: Partial<Given> = {}) =>
    war(
      { green1: car('K8'), yellow1: { at: 'T0', chassis: 'helibot', ...yellow } },
      { order: ['yellow1'], ...more },
    );

  test('refused craftLost', () => {
    const place = moving({}, fallen);
    expect(place.refusal(1, { type: 'powerUp' }).refused).toBe('craftLost');
    expect(place.refusal(1, { type: 'reboot' }).refused).toBe('craftLost');
    expect(isCutOff(place.state, place.robot('yellow1'))).toBe(true);
  });
  test('as long as it stands, both are allowed; Earth is never cut off', () => {
    expect(moving({}).legalOf(1, 'powerUp')).toHaveLength(1);
    const place = war({ green1: { at: 'K8' }, yellow1: far }, { order: ['green1'], ...fallen });
    expect(place.legalOf(0, 'reboot')).toHaveLength(1);
  });
  test('what was powered up this turn stays so until the status phase', () => {
    const place = given({
      scenario: 'warOfTheWorlds',
      robots: {
        green1: { at: 'K7', slots: { primary: 'howitzer' } },
        yellow1: { at: 'T0', poweredUp: true },
      },
      structures: { towerTop: 1 },
      order: ['green1', 'yellow1'],
    }).attack('green1', 'howitzer', 'towerTop', { rolls: [3, 3] });
    expect(place.state.structures.towerTop).toBe(2);
    expect(place.robot('yellow1').poweredUp).toBe(true);
  });

  test('KS7 example (c): a struck alien stands idle, and counts no more after two ends of turns', () => {
    const struck = { disabled: ['drive'] } as const;
    const place = moving(struck, fallen);
    expect(place.legal(1).map(({ type }) => type)).toEqual(expect.arrayContaining(['idle']));
    expect(place.legalOf(1, 'reboot')).toEqual([]);
    const ended = (dead: number) =>
      war(
        { green1: car('K8'), yellow1: { at: 'T0', chassis: 'helibot', ...struck, dead } },
        { phase: 'status', ...fallen },
      );
    expect(ended(0).robot('yellow1').dead).toBe(1);
    expect(ended(0).state.end).toBeUndefined();
    expect(ended(1).state.end).toEqual({ winners: [0], cause: 'lastActive' });
  });
  test('with the craft it would still count', () => {
    const place = war({ green1: car('K8'), yellow1: { at: 'T0', disabled: ['drive'] } }, { phase: 'status' });
    expect(place.robot('yellow1').dead).toBe(0);
  });
});

test('KS7.7: the end of the craft is no kill', () => {
  const place = given({
    scenario: 'warOfTheWorlds',
    robots: { green1: { at: 'K7', slots: { primary: 'howitzer' } }, yellow1: far },
    structures: { towerTop: 1 },
    order: ['green1', 'yellow1'],
  }).attack('green1', 'howitzer', 'towerTop', { rolls: [3, 3] });
  expect(place.state.end).toBeUndefined();
  expect(place.question).toMatchObject({ kind: 'attack', robot: 'yellow1' });
});

describe('KS0.21, KS0.22: how it ends', () => {
  const leaver = { at: 'E14', slots: { inner: 'combatPilot' } } as const;
  const battle = (robots: Given['robots']): Position =>
    given({ scenario: 'warOfTheWorlds', robots: { yellow1: far, ...robots }, order: ['green1'] });

  test('a pilot who bails out is no kill, and the battle goes on while Earth has another', () => {
    const place = battle({ green1: leaver, green2: { at: 'A12' } }).play(0, { type: 'bailOut' });
    expect(place.robot('green1').fate).toBe('derelict');
    expect(place.state.end).toBeUndefined();
  });
  test('without another one it is lost', () => {
    const place = battle({ green1: leaver }).play(0, { type: 'bailOut' });
    expect(place.state.end).toEqual({ winners: [1], cause: 'lastActive' });
  });
  test('the first kill wins', () => {
    const place = battle({
      green1: { at: 'K9', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'K7', chassis: 'robocar', slots: { zero: '' }, damage: { core: 1 } },
    }).shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [0, 5, 5, 3, 3] });
    const [choice] = place.legalOf(0, 'locate');
    const after = choice ? place.play(0, choice) : place;
    expect(after.state.end).toEqual({ winners: [0], cause: 'firstKill' });
  });
});

describe('KS0.6: all on Earth are piloted, no alien is', () => {
  const drawn = drafting(2, [['helibot'], ['robotank']], { scenario: 'warOfTheWorlds' });

  test('aliens may not lay a pilot', () => {
    expect(drawn.refusal(1, draft('yellow1', { inner: 'combatPilot' }))).toMatchObject({
      refused: 'tooManyPilots',
    });
  });
  test('ready-made designs obey', () => {
    const pilots = (seat: number) =>
      drawn
        .legalOf(seat, 'design')
        .map(({ slots }) => Object.values(slots).filter((card) => card.endsWith('Pilot')).length);
    expect(new Set(pilots(0))).toEqual(new Set([1]));
    expect(new Set(pilots(1))).toEqual(new Set([0]));
  });
  test('nobody on Earth is ready without a pilot', () => {
    const slots = {
      primary: 'railgun',
      secondary: 'howitzer',
      zero: 'chaff',
      four: 'radar',
      inner: 'nanoGlue',
    } as const;
    const laid = drawn.play(0, draft('green1', slots, 'superSteel'));
    expect(laid.refusal(0, { type: 'ready' }).refused).toBe('pilotNeeded');
    const flown = drawn.play(0, draft('green1', { ...slots, inner: 'combatPilot' }, 'superSteel'));
    expect(flown.play(0, { type: 'ready' }).state.seats[0]?.ready).toBe(true);
  });
});

describe('with power cores', () => {
  const cored = { powerCore: { card: 'fuelCell', shown: true, level: 3 } } as const;
  test('KS7.4: the laser of the craft costs nothing, and has no die more', () => {
    const place = war({ green1: { ...car('K8'), ...cored }, yellow1: { ...far, ...cored } });
    const shot = place.play(1, { type: 'craft', target: 'green1' }, { rolls: [0, 0, 0] });
    expect(shot.emitted('rolled')).toMatchObject([{ robot: 'towerTop', thrown: 3 }]);
    expect(shot.emitted('energy')).toEqual([]);
  });
  test('KS7.6: without the craft a Fuel Cell charges all the same', () => {
    const robots = { green1: car('K8'), yellow1: { ...far, ...cored } };
    const place = war(robots, { phase: 'status', structures: { towerTop: 2 } });
    expect(place.emitted('energy').at(-1)).toMatchObject({ robot: 'yellow1', to: 4, cause: 'fuelCell' });
  });
});
