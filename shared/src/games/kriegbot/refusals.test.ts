import type { Action } from './actions';
import { WEAPON_IDS, type ArmsId, type CardId } from './content/cards';
import type { RefusalCode } from './refusals';
import { edgeOf } from './rules/field/field';
import { chairs, dealt, settingUp } from './testing/scenes/chairs';
import { draft, drafting, twoDesks } from './testing/scenes/drafting';
import { FACING, given, type Given, type GivenRobot } from './testing/given';
import { gangsChoose, policeDesk } from './testing/scenes/policing';
import { started, type Position, type Who } from './testing/position';
import { attackWith, strafeWith } from './testing/scenes/shots';

/** A position, the seat that acts, and the action: each code is given for one. */
type Wrong = readonly [Position, Who, Action];

const at = (to: string): Action => ({ type: 'place', at: to, facing: FACING.south });
const aided = {
  slots: { primary: 'railgun', zero: 'targetingComputer', four: 'incendiaryMunitions' },
} as const;
/** Yellow may answer with two cards. */
const veiled = () =>
  duel(armed, { slots: { inner: 'smokeGenerator', four: 'holoBlur' } }).play(0, attackWith('towMissile'));
const ram = (target = 'yellow1'): Action => ({ type: 'ram', target });
const move = (to: string): Action => ({ type: 'move', to, facing: FACING.north });

/** Green tank and yellow car face each other, three hexes apart on open ground. */
const duel = (
  green: Partial<GivenRobot> = {},
  yellow: Partial<GivenRobot> = {},
  more: Partial<Given> = {},
): Position =>
  given({
    ...more,
    robots: {
      green1: { at: 'E14', ...green },
      yellow1: { at: 'E11', ...yellow },
      ...more.robots,
    },
  });
const armed = { slots: { primary: 'towMissile', secondary: 'gatlingGun' } } as const;
/** Green is to move. */
const moving = (
  green: Partial<GivenRobot> = {},
  yellow: Partial<GivenRobot> = {},
  more: Partial<Given> = {},
) => duel(green, yellow, { phase: 'movement', order: ['green1'], ...more });
const car = { chassis: 'robocar' } as const;
const ramming = (yellow: Partial<GivenRobot> = {}, green: Partial<GivenRobot> = {}) =>
  moving({ ...car, ...green }, { chassis: 'robotank', at: 'E13', ...yellow });

const placing = drafting(2, [['helibot'], ['robotank']]).passedTo('place');
const powered = { poweredUp: true } as const;
const glue = { slots: { zero: 'nanoGlue' }, ...powered } as const;
const pilot = { slots: { inner: 'combatPilot' } } as const;

/** Yellow is asked whether to use chaff. */
const asked = duel(armed, { slots: { zero: 'chaff' } }).attack('green1', 'towMissile', 'yellow1');
/** The pool offers 1 and 3. */
const locating = duel(armed).shoot('green1', 'towMissile', 'yellow1', { rolls: [3, 5, 1] });

/** Green hits a neighbour, at 3 or 4. */
const struck = (arms: 'flail' | 'teslaGun', poweredUp = false) =>
  duel({ slots: { primary: arms }, poweredUp }, { at: 'E13', facing: 'south', disabled: ['inner'] }).shoot(
    'green1',
    arms,
    'yellow1',
    {
      rolls: [3, 4, 4],
    },
  );
/** Yellow has to disable one item, or two. */
const disabling = (poweredUp = false) =>
  struck('teslaGun', poweredUp).play(0, { type: 'locate', location: 3 });
/** Both yellow robots are asked for smoke. */
const twoAsked = () =>
  duel(
    armed,
    { slots: { zero: 'chaff' } },
    {
      order: ['green1'],
      robots: { yellow2: { at: 'F11', chassis: 'helibot', slots: { primary: 'flamethrower' } } },
    },
  ).attack('green1', 'towMissile', 'yellow1');

const answer = (robot: string, cards: readonly CardId[] = []): Action => ({
  type: 'answer',
  robot,
  cards: [...cards],
  absorb: [],
  die: -1,
  item: '',
});

/** The Sharks have shot at the Jets with a missile: Robocop may come over the edge of the Sharks. */
const robocop = { chassis: 'helibot', at: '' } as const;
const provoked = given({
  scenario: 'sharksAndJets',
  order: [],
  teams: { green: { provoked: true } },
  robots: { police1: { at: 'E12' }, police2: robocop },
});
/** The first building of Human Wave is to be placed. */
const building = (seats: number): Position =>
  drafting(seats, [['robotank'], []], { scenario: 'humanWave' }).passedTo('build');
/** Two robots are above: the tank comes after the Rocketbot. */
const above = (more: Partial<Given>): Position =>
  given({
    scenario: 'beachhead',
    phase: 'movement',
    robots: {
      green1: { at: '' },
      green2: { at: '', chassis: 'rocketbot' },
      yellow1: { at: 'U1', chassis: 'robocar' },
    },
    ...more,
  });
/** Yellow places its first bunker. */
const bunker = (): Position =>
  drafting(2, [['helibot'], ['robotank']], { scenario: 'wmd' }).passedTo('build');
/** The hacker may use the open Radar of green1. */
const hacked = given({
  scenario: 'theHacker',
  order: ['yellow1'],
  robots: {
    green1: {
      chassis: 'spiderbot',
      at: 'Q15',
      slots: { primary: 'howitzer', zero: 'radar', four: 'combatPilot' },
      shown: ['radar', 'combatPilot'],
    },
    green2: { at: 'K15' },
    yellow1: { chassis: 'hoverbot', at: 'M15', slots: { four: 'targetingLaser' } },
  },
}).shoot('yellow1', 'targetingLaser', 'green1', { rolls: [4, 3, 1] });
const hackBy = (arms: ArmsId): Action => ({ type: 'hack', arms, target: 'green2', mode: '', attacks: 1 });

/** Green has this core, and a weapon that needs energy. */
const charged = (powerCore: GivenRobot['powerCore'], green: Partial<GivenRobot> = {}) =>
  duel({ slots: { primary: 'empBlaster' }, ...green, powerCore }, { at: 'E13' });
const desks = () => drafting(2, [['helibot'], ['robotank']], { expansion: 'cores' });

/** A green footsoldier is asked, or these; robots stand far away. */
const afoot = (units: Given['units'] = [{ id: 'adler', at: 'L10' }], more: Partial<Given> = {}): Position =>
  given({ phase: 'infantry', robots: { green1: { at: 'U15' }, yellow1: { at: 'U1' } }, units, ...more });
/** Its robot is to attack, with a pilot in its fire control. */
const leaving = (units: Given['units'] = []): Position =>
  given({
    order: ['green1'],
    robots: { green1: { chassis: 'robotank', at: 'K8', ...pilot }, yellow1: { at: 'U1' } },
    units,
  });
/** A tank with mines in its turret, and a car in front of it. */
const miner = (green1: Partial<GivenRobot>) =>
  given({
    order: ['green1'],
    robots: {
      green1: { at: 'A10', slots: { four: 'limpetMines' }, shown: ['limpetMines'], ...green1 },
      yellow1: { at: 'A9' },
    },
    options: { expansion: 'full' },
  });
const GREEN_FEET = ['adler', 'drake', 'ember', 'hale', 'marsh', 'pike', 'quill', 'tarn', 'yates', 'zeller'];

/** Cards go round, and then robots are placed around the map. */
const dealtRound = dealt(4);
const strangeTo = (place: Position): Action => {
  const pile = place.state.teams.solo1?.pile ?? [];
  const strange = WEAPON_IDS.find((card) => !pile.includes(card)) ?? 'flail';
  return draft('solo1', { primary: strange });
};
const aroundMap = settingUp();
const oneAround = (): Position => aroundMap.play(aroundMap.question?.seat ?? 0, at('A1'));

const WRONG: Readonly<Record<RefusalCode, () => readonly Wrong[]>> = {
  wrongPhase: () => [
    [started(), 0, { type: 'pass' }],
    [duel(), 0, { type: 'endMove' }],
    [duel(), 0, answer('green1')],
  ],
  notAsked: () => [
    [duel({}, {}, { order: ['green1'] }), 1, { type: 'pass' }],
    [asked, 0, answer('green1')],
  ],
  notYourRobot: () => [
    [started(), 0, { type: 'template', robot: 'yellow1', chassis: 'robocar' }],
    [asked, 0, answer('yellow1')],
  ],
  noSuchRobot: () => [
    [started(), 0, { type: 'template', robot: 'green3', chassis: 'rocketbot' }],
    [duel({ slots: { zero: 'repairArm' } }), 0, { type: 'repair', robot: 'yellow1', item: 'drive' }],
  ],
  noMine: () => [[miner({}), 0, { type: 'detonate', robot: 'yellow1' }]],
  noMinesLeft: () => [
    [
      miner({ laid: { four: 3 } }),
      0,
      { type: 'attack', arms: 'limpetMines', target: 'yellow1', mode: '', attacks: 1, help: [] },
    ],
  ],
  coreNotDealt: () => [
    [desks(), 0, { ...draft('green1', {}), core: 'fuelCell' }],
    [twoDesks(), 0, { ...draft('green1', {}), core: 'fuelCell' }],
  ],
  coreTaken: () => [
    [
      drafting(
        2,
        [
          ['helibot', 'hoverbot'],
          ['robotank', 'robocar'],
        ],
        { expansion: 'cores', robots: 2 },
      ).play(0, {
        ...draft('green1', {}),
        core: 'mhdGenerator',
      }),
      0,
      { ...draft('green2', {}), core: 'mhdGenerator' },
    ],
  ],
  noEnergy: () => [
    [charged({ card: 'fuelCell', shown: true, level: 0 }), 0, attackWith('empBlaster')],
    [charged({ card: 'fuelCell', shown: true, level: 1 }), 0, attackWith('empBlaster', { overcharge: 1 })],
    [
      moving({ powerCore: { card: 'fuelCell', shown: true, level: 0 }, disabled: ['drive'] }),
      0,
      { type: 'reboot' },
    ],
  ],
  noOvercharge: () => [
    [charged({ card: 'fuelCell' }), 0, attackWith('empBlaster', { overcharge: 2 })],
    [
      charged({ card: 'fuelCell' }, { slots: { primary: 'teslaGun' } }),
      0,
      attackWith('teslaGun', { overcharge: 1 }),
    ],
    [duel(armed), 0, attackWith('towMissile', { overcharge: 1 })],
  ],
  noAbility: () => [
    [moving(), 0, { type: 'ability' }],
    [moving({ powerCore: { card: 'fuelCell' } }), 0, { type: 'ability' }],
  ],
  abilityUsed: () => [
    [moving({ powerCore: { card: 'mhdGenerator' }, marks: { coreUsed: true } }), 0, { type: 'ability' }],
    [
      charged({ card: 'ultracapacitor' }, { marks: { coreUsed: true } }),
      0,
      attackWith('empBlaster', { attacks: 2 }),
    ],
  ],
  coreHurt: () => [
    [moving({ powerCore: { card: 'mhdGenerator' }, damage: { core: 1 } }), 0, { type: 'ability' }],
    [
      charged({ card: 'ultracapacitor' }, { damage: { core: 1 } }),
      0,
      attackWith('empBlaster', { attacks: 2 }),
    ],
  ],
  otherSideChooses: () => [
    [policeDesk(), 1, draft('green1', { primary: 'railgun' })],
    [policeDesk(), 1, { type: 'ready' }],
    [gangsChoose(), 0, { type: 'template', robot: 'police1', chassis: 'robocar' }],
  ],
  notDealt: () => [[started(), 0, { type: 'template', robot: 'green1', chassis: 'robocar' }]],
  templateTaken: () => [
    [
      started(4).play(0, { type: 'template', robot: 'green1', chassis: 'helibot' }),
      2,
      { type: 'template', robot: 'green2', chassis: 'helibot' },
    ],
  ],
  ownDesignsOnly: () => [[started(), 0, { type: 'take', robot: 'green1', design: 'ace' }]],
  readyMadeOnly: () => [
    [started(2, { readyMade: true }), 0, { type: 'template', robot: 'green1', chassis: 'helibot' }],
  ],
  noSuchSlot: () => [[twoDesks(), 0, draft('green1', { deep: 'chaff' })]],
  wrongKind: () => [[twoDesks(), 0, draft('green1', { zero: 'railgun' })]],
  cardTaken: () => [[twoDesks(), 0, draft('green1', { zero: 'chaff', four: 'chaff' })]],
  drawerNeeded: () => [[policeDesk(), 0, draft('police1', { primary: 'railgun' })]],
  ownDrawerOnly: () => [
    [twoDesks(), 0, { ...draft('green1', { primary: 'railgun' }), from: { primary: 'green' } }],
  ],
  onePilotOnly: () => [[twoDesks(), 0, draft('green1', { zero: 'combatPilot', four: 'hotshotPilot' })]],
  tooManyPilots: () => [
    [
      drafting(
        2,
        [
          ['helibot', 'hoverbot'],
          ['robotank', 'robocar'],
        ],
        { scenario: 'killTheHuman' },
      ).play(0, draft('green1', { inner: 'combatPilot' })),
      0,
      draft('green2', { inner: 'hotshotPilot' }),
    ],
  ],
  pilotNeeded: () => [
    [
      drafting(2, [['helibot', 'hoverbot'], ['robotank']], { scenario: 'theHoncho' }).play(
        1,
        draft(
          'yellow1',
          {
            primary: 'railgun',
            secondary: 'howitzer',
            zero: 'radar',
            four: 'chaff',
            inner: 'holoBlur',
            deep: 'reverse',
          },
          'silvered',
        ),
      ),
      1,
      { type: 'ready' },
    ],
  ],
  cardNeeded: () => [
    [
      drafting(2, [['helibot', 'rocketbot'], ['robotank']], { scenario: 'theHacker' }).play(
        1,
        draft(
          'yellow1',
          {
            primary: 'railgun',
            secondary: 'howitzer',
            zero: 'chaff',
            four: 'radar',
            inner: 'repairArm',
            deep: 'nanoGlue',
          },
          'superSteel',
        ),
      ),
      1,
      { type: 'ready' },
    ],
  ],
  incomplete: () => [[twoDesks(), 0, { type: 'ready' }]],
  alreadyReady: () => [
    [
      twoDesks()
        .play(0, twoDesks().legalOf(0, 'design')[0] ?? draft('green1', {}))
        .play(0, { type: 'ready' }),
      0,
      { type: 'ready' },
    ],
  ],
  notYourEdge: () => [[placing, 0, at('B15')]],
  noPerpetrator: () => [[provoked.passedTo('reinforce'), 'police2', { type: 'reinforce', edge: 'top' }]],
  innocent: () => [
    [
      given({
        scenario: 'sharksAndJets',
        order: ['police1'],
        robots: { police1: { ...armed, at: 'E12' }, police2: robocop, green1: { at: 'E10' } },
      }),
      'police1',
      attackWith('towMissile', { target: 'green1' }),
    ],
  ],
  shielded: () => [
    [
      given({
        scenario: 'missionControl',
        phase: 'infantry',
        robots: { green1: { at: 'A1' } },
        units: [
          { id: 'adler', at: 'K8' },
          { id: 'baker', at: 'K6' },
        ],
      }).passedTo('tent', { robot: 'baker' }),
      1,
      { type: 'fire', arms: 'rifle', target: 'adler' },
    ],
  ],
  tooFarFromTower: () => [
    [
      given({
        scenario: 'teslaTower',
        phase: 'movement',
        order: ['green1'],
        robots: { green1: { at: 'K4' } },
      }),
      0,
      { type: 'powerUp' },
    ],
  ],
  noBuildingGround: () => [[bunker(), 1, { type: 'build', at: 'K9' }]],
  tooNearBorder: () => [[bunker(), 1, { type: 'build', at: 'K4' }]],
  tooFarFromEdge: () => {
    const place = drafting(2, [['helibot'], ['robotank']], { scenario: 'downedPilot' }).passedTo('placeTent');
    return [[place, 0, { type: 'placeTent', at: edgeOf(place.state, 'green') === 'top' ? 'K1' : 'K15' }]];
  },
  cardBanned: () => {
    const place = drafting(2, [['helibot'], ['robotank']], { scenario: 'downedPilot' });
    return [[place, 1, draft('yellow1', { zero: 'suicideNuke' })]];
  },
  tooNearOthers: () => [[bunker().play(1, { type: 'build', at: 'K5' }), 1, { type: 'build', at: 'K6' }]],
  diskTooNear: () => [
    [
      above({ order: ['green1'], disks: [{ unit: 'green2', at: 'K8', turn: 1 }], turn: 2 }),
      'green1',
      { type: 'disk', at: 'K14' },
    ],
  ],
  mustMark: () => [[above({ order: ['green1'] }), 'green1', { type: 'pass' }]],
  pilotTaken: () => [
    [
      started(4, { scenario: 'aftermath' }).play(0, { type: 'choosePilot', card: 'combatPilot' }),
      2,
      { type: 'choosePilot', card: 'combatPilot' },
    ],
  ],
  notInPile: () => [[dealtRound, 0, strangeTo(dealtRound)]],
  notAtBorder: () => [[aroundMap, aroundMap.question?.seat ?? 0, at('K8')]],
  startsTooNear: () => [
    [oneAround(), oneAround().question?.seat ?? 0, { type: 'place', at: 'D0', facing: FACING.south }],
  ],
  noDishes: () => [
    [chairs({}, { phase: 'movement', order: ['solo1'] }).passedTo('option'), 'solo1', { type: 'powerUp' }],
    [chairs({}, { phase: 'movement', order: ['solo1'] }).passedTo('option'), 'solo1', { type: 'flee' }],
  ],
  mustLand: () => [
    [above({ order: ['green1'], disks: [{ unit: 'green1', at: 'K13' }] }), 'green1', { type: 'pass' }],
  ],
  notAlone: () => [[building(2), 0, { type: 'scatter' }]],
  occupied: () => [
    [
      drafting(
        2,
        [
          ['helibot', 'hoverbot'],
          ['robotank', 'robocar'],
        ],
        { robots: 2 },
      )
        .passedTo('place')
        .play('green1', at('B0')),
      0,
      at('B0'),
    ],
  ],
  cannotReach: () => [[moving(), 0, move('E8')]],
  mayNotEnter: () => [[moving({ chassis: 'rocketbot', at: 'D10' }), 0, { type: 'biped' }]],
  clamped: () => [[moving({ marks: { clamped: true } }), 0, move('E13')]],
  onlyReboot: () => [
    [moving({ disabled: ['drive'] }), 0, move('E13')],
    [duel({ ...armed, disabled: ['core'] }), 0, attackWith('towMissile')],
  ],
  craftLost: () => [
    [
      given({
        scenario: 'warOfTheWorlds',
        phase: 'movement',
        robots: { yellow1: { at: 'E11' } },
        structures: { towerTop: 2 },
        order: ['yellow1'],
      }),
      1,
      { type: 'powerUp' },
    ],
  ],
  unpowered: () => [[moving({ damage: { core: 1 } }), 0, { type: 'reboot' }]],
  notDisabled: () => [[moving(), 0, { type: 'idle' }]],
  alreadyMoving: () => [
    [
      moving({ chassis: 'rocketbot' }).play(0, { type: 'biped' }).passedTo('option', { robot: 'green1' }),
      0,
      { type: 'powerUp' },
    ],
  ],
  noDefenseLeft: () => [[moving({ marks: { defenses: 1 } }), 0, { type: 'maneuver', facing: FACING.south }]],
  noAttackLeft: () => [[moving({ marks: { attacks: 1 } }), 0, { type: 'reboot' }]],
  noManeuver: () => [[moving({ chassis: 'hoverbot' }), 0, { type: 'maneuver', facing: FACING.south }]],
  notThisChassis: () => [
    [moving(), 0, { type: 'biped' }],
    [moving(armed), 0, strafeWith('gatlingGun')],
  ],
  noBoosters: () => [[moving(), 0, { type: 'boost' }]],
  noFleeing: () => [[moving({ at: 'H15' }, {}, { scenario: 'killTheHuman' }), 0, { type: 'flee' }]],
  notAtEdge: () => [[moving(), 0, { type: 'flee' }]],
  noPointsLeft: () => [[moving({}, { at: 'E4' }).play(0, move('E11')), 0, { type: 'flee' }]],
  notAhead: () => [[ramming({ at: 'E12' }), 0, ram()]],
  notSlower: () => [[ramming({ chassis: 'robocar' }), 0, ram()]],
  notInSightAtStart: () => [[ramming({ at: 'I9', slots: {} }, { at: 'I13' }).play(0, move('I10')), 0, ram()]],
  inBuilding: () => [[ramming({ at: 'K13' }, { at: 'K14' }), 0, ram()]],
  noSuchArms: () => [[duel(), 0, attackWith('towMissile')]],
  cardDisabled: () => [[duel({ ...glue, disabled: ['zero'] }), 0, { type: 'glue', item: 'drive' }]],
  noArc: () => [[duel({ slots: { zero: 'recoillessRifle' } }), 0, attackWith('recoillessRifle')]],
  outOfArc: () => [[duel({ ...armed, facing: 'south' }), 0, attackWith('towMissile')]],
  outOfRange: () => [
    [duel({ slots: { primary: 'flamethrower' } }, { at: 'E10' }), 0, attackWith('flamethrower')],
  ],
  tooClose: () => [
    [duel({ ...armed, at: 'K13' }, {}), 0, attackWith('gatlingGun', { target: 'towerBottom' })],
  ],
  noLine: () => [[duel({ ...armed, at: 'I13' }, { at: 'I9' }), 0, attackWith('towMissile')]],
  notAnEnemy: () => [
    [
      duel(armed, {}, { order: ['green1'], robots: { green2: { at: 'E12', chassis: 'helibot' } } }),
      0,
      attackWith('towMissile', { target: 'green2' }),
    ],
  ],
  noTarget: () => [[duel(armed), 0, attackWith('towMissile', { target: 'yellow3' })]],
  robotsOnly: () => [
    [duel({ slots: { primary: 'guidedMissile' } }), 0, attackWith('guidedMissile', { target: 'towerTop' })],
  ],
  notPowered: () => [[duel({ slots: { primary: 'railgun' } }), 0, attackWith('railgun')]],
  wrongMode: () => [[duel(armed), 0, attackWith('towMissile', { mode: 'salvo' })]],
  wrongAttacks: () => [[duel(armed), 0, attackWith('towMissile', { attacks: 2 })]],
  alreadyUsed: () => [
    [
      duel({ slots: { ...armed.slots, ...pilot.slots }, marks: { attacks: 1, used: ['towMissile'] } }),
      0,
      attackWith('towMissile'),
    ],
  ],
  cannotStrafe: () => [
    [moving({ chassis: 'helibot', at: 'E12', slots: { primary: 'chainsaw' } }), 0, strafeWith('chainsaw')],
  ],
  notMoved: () => [
    [
      duel({ at: 'E14', slots: { primary: 'guidedMissile' } }, { marks: { option: 'maneuver' } }),
      0,
      attackWith('guidedMissile'),
    ],
  ],
  stealthy: () => [
    [
      duel({ at: 'E14', slots: { four: 'targetingLaser' } }, { at: 'E4', skin: 'stealthCoat', shown: 'all' }),
      0,
      attackWith('targetingLaser'),
    ],
  ],
  notRevealed: () => [[hacked, 1, hackBy('howitzer')]],
  pilotItem: () => [[hacked, 1, hackBy('combatPilot')]],
  noHelp: () => [[duel(armed), 0, attackWith('towMissile', { help: ['targetingComputer'] })]],
  noPilot: () => [[duel(), 0, { type: 'bailOut' }]],
  noRifle: () => [[duel(), 0, { type: 'phoenix' }]],
  nothingToMend: () => [[duel(glue), 0, { type: 'glue', item: 'drive' }]],
  nothingLost: () => [[duel(glue), 0, { type: 'replicate', slot: 'four', card: 'radar' }]],
  slotFull: () => [
    [
      duel({ ...glue, lost: [{ slot: 'four', card: 'radar', shown: true, destroyed: true }] }),
      0,
      { type: 'replicate', slot: 'four', card: 'radar' },
    ],
  ],
  tooFar: () => [
    [
      duel(
        { slots: { zero: 'repairArm' } },
        {},
        { robots: { green2: { at: 'E12', chassis: 'helibot' } } },
      ).passedTo('attack', { robot: 'green1' }),
      0,
      { type: 'repair', robot: 'green2', item: 'drive' },
    ],
  ],
  leftItsHex: () => [
    [
      duel({ slots: { zero: 'repairArm' }, marks: { steps: 1 } }),
      0,
      { type: 'repair', robot: 'green1', item: 'drive' },
    ],
  ],
  notRolled: () => [[locating, 0, { type: 'locate', location: 4 }]],
  wrongOrder: () => [
    [disabling(true), 1, { type: 'disable', robot: 'yellow1', items: ['core', 'drive'] }],
    [duel(aided), 0, attackWith('railgun', { help: ['incendiaryMunitions', 'targetingComputer'] })],
    [veiled(), 1, answer('yellow1', ['smokeGenerator', 'holoBlur'])],
  ],
  wrongCount: () => [[disabling(), 1, { type: 'disable', robot: 'yellow1', items: ['drive', 'core'] }]],
  alreadyDisabled: () => [[disabling(), 1, { type: 'disable', robot: 'yellow1', items: ['inner'] }]],
  turnTooFar: () => [
    [
      struck('flail').play(0, { type: 'locate', location: 3 }),
      0,
      { type: 'turnTarget', facing: FACING.north },
    ],
  ],
  alreadyAnswered: () => [[twoAsked().answer('yellow1'), 1, answer('yellow1')]],
  noSuchCard: () => [
    [duel(), 0, { type: 'prepare', robot: 'green1', quiet: false, cards: { chaff: 'always' } }],
  ],
  cannotAnswer: () => [[asked, 1, answer('yellow1', ['flail'])]],
  notYourUnit: () => [[afoot(), 1, { type: 'hold', unit: 'adler', on: true }]],
  noSuchUnit: () => [[afoot(), 0, { type: 'hold', unit: 'drake', on: true }]],
  noTentFree: () => [
    [
      leaving(GREEN_FEET.map((id) => ({ id, at: 'B10' }))),
      'green1',
      { type: 'bailOut', who: 'pilot', at: 'K9' },
    ],
  ],
  wrongDistance: () => [[leaving(), 'green1', { type: 'bailOut', who: 'pilot', at: 'K10' }]],
  nobodyAboard: () => [[leaving(), 'green1', { type: 'bailOut', who: 'adler', at: 'K9' }]],
  notDerelict: () => [[afoot([{ id: 'adler', at: 'U15', pilot: 'hotshotPilot' }]), 0, { type: 'revive' }]],
  noRobotHere: () => [
    [afoot(), 0, { type: 'board', slot: 'primary' }],
    [afoot([{ id: 'adler', at: 'L10', pilot: 'hotshotPilot' }]), 0, { type: 'revive' }],
  ],
  slotOccupied: () => [
    [
      afoot([
        { id: 'adler', at: 'U15' },
        { id: 'drake', aboard: 'green1', slot: 'primary' },
      ]),
      0,
      { type: 'board', slot: 'primary' },
    ],
  ],
  motorized: () => [[afoot(), 0, { type: 'dismount' }]],
  footOnly: () => [[afoot([{ id: 'ives', at: 'U15' }]), 0, { type: 'board', slot: 'primary' }]],
  sharesHex: () => [
    [
      moving(
        { ...car, at: 'E14' },
        {},
        { robots: { yellow2: { at: 'E13' } }, units: [{ id: 'baker', at: 'E13' }] },
      ),
      0,
      ram('baker'),
    ],
  ],
  notHere: () => [
    [
      afoot(
        [{ id: 'green1Pilot', at: '', pilot: 'hotshotPilot', robot: 'green1', team: 'green', armed: true }],
        {
          robots: {
            green1: {
              at: 'U15',
              slots: { zero: 'suicideNuke', inner: '' },
              fate: 'derelict',
              cockpit: 'inner',
            },
            green2: { at: 'S15', slots: { four: '', inner: '', deep: '' } },
            yellow1: { at: 'U1' },
          },
          options: { expansion: 'full', robots: 2 },
        },
      ),
      0,
      { type: 'walk', to: 'U14' },
    ],
  ],
  noNuke: () => [[afoot(), 0, { type: 'remoteNuke' }]],
  onlyCarried: () => [
    [
      afoot([{ id: 'adler', at: 'A15', robot: '' }], { scenario: 'downedPilot', pilotName: 'adler' }),
      0,
      { type: 'leave' },
    ],
  ],
  noBomb: () => [[afoot(), 0, { type: 'blowUp' }]],
  alreadyPainted: () => [
    [
      afoot([{ id: 'adler', at: 'L10' }], {
        robots: { green1: { at: 'U15' }, yellow1: { at: 'L8', painted: true } },
      }),
      0,
      { type: 'fire', arms: 'designator', target: 'yellow1' },
    ],
  ],
};

describe.each(Object.entries(WRONG))('%s', (code, cases) => {
  test('is given', () => {
    expect(cases().length).toBeGreaterThan(0);
    for (const [place, who, action] of cases())
      expect([place.refusal(who, action).refused, action]).toEqual([code, action]);
  });
});
