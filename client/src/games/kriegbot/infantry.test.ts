import { quickDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { TENT_NAMES } from '@gearhall/shared/games/kriegbot/content/infantry';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { given, type Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { controllerAt } from '../testing/contexts';
import { BoardController } from './board/BoardController';
import type { Moment } from './testing/games';
import type { Pointed } from './tools/tool';
import { words } from './words';

const NAMES = ['Ada', 'Bo'];
const hex = (id: string): Pointed => ({ kind: 'hex', hex: id });
const unit = (id: string): Pointed => ({ kind: 'robot', robot: id });

/** What seat 0 is asked in this position. */
function momentIn(situation: Given): Moment {
  const view = kriegbot.project(given(situation).state, 0);
  return { view, seat: 0, legal: kriegbot.legal(view, 0) } as Moment;
}
const boardAt = (moment: Moment) => controllerAt(BoardController, moment, NAMES);
const ordersIn = ({ view, seat, legal }: Moment) => words.orders(view, seat, legal, NAMES);
const labelsIn = (moment: Moment, group: string): readonly string[] =>
  ordersIn(moment)
    .find(({ id }) => id === group)
    ?.orders.map(({ label }) => label) ?? [];

const FAR = { green1: { at: 'U15' }, yellow1: { at: 'U1' } } as const;
const afoot = (units: Given['units'], robots: Given['robots'] = FAR): Moment =>
  momentIn({ phase: 'infantry', robots, units: units ?? [] });

const WALKER = { id: 'adler', at: 'K7' } as const;
const DUEL = afoot([WALKER, { id: 'baker', at: 'K5' }, { id: 'castle', at: 'K5' }]);

test('a tent is asked for one thing', () => {
  expect(words.prompt(DUEL.view, 0, NAMES)).toBe('Your footsoldier Adler may do one thing: walk or attack.');
  expect(words.status(DUEL.view, NAMES)).toBe('Turn 1 of 25, infantry. Ada’s footsoldier Adler may act.');
  expect(ordersIn(DUEL).map(({ id }) => id)).toEqual(expect.arrayContaining(['go', 'fire', 'end']));
});

test.each([
  ['a footsoldier beside a robot', 'foot', 'K7', /walk(?:, attack)? or get aboard[.]$/u],
  ['a footsoldier alone', 'foot', 'A1', /may walk[.]$/u],
  ['motorized infantry beside a robot', 'motorized', 'K7', /walk(?:, attack)? or dismount[.]$/u],
  ['motorized infantry alone', 'motorized', 'A1', /walk or dismount[.]$/u],
] as const)('%s is told only what it can do', (_who, kind, at, ends) => {
  const id = kind === 'foot' ? 'adler' : TENT_NAMES.green.motorized[0];
  const robots = { green1: { at: 'K7' }, yellow1: { at: 'U1' } } as const;
  const { view } = afoot([{ id, kind, at }], robots);
  expect(words.prompt(view, 0, NAMES)).toMatch(ends);
});

test('by touch the first tap on a hex shows the way of a tent, the second sends it', () => {
  const { sent, controller } = boardAt(DUEL);
  controller.tap(hex('K9'));
  expect(sent).toEqual([]);
  expect(controller.highlights()?.trail).toEqual(['K7', 'K8', 'K9']);
  controller.tap(hex('K9'));
  expect(sent).toEqual([{ action: { type: 'walk', to: 'K9' }, isLegal: true }]);
});

test('of several tents in a hex the one that is tapped is attacked, and its stack opens', () => {
  const { sent, controller } = boardAt(DUEL);
  expect(controller.rack()?.arms.map(({ label }) => label)).toEqual(['Move', 'Rifle', 'Laser designator']);
  controller.choose('arms', 'rifle');
  expect(controller.open()).toBe('');
  controller.tap(unit('castle'));
  expect(controller.open()).toBe('K5');
  expect(sent).toEqual([]);
  controller.tap(unit('castle'));
  expect(sent).toEqual([{ action: { type: 'fire', arms: 'rifle', target: 'castle' }, isLegal: true }]);
});

test('what a tent cannot reach is refused on the board', () => {
  const { sent, controller } = boardAt(DUEL);
  controller.tap(hex('K1'));
  expect(sent).toEqual([]);
  expect(controller.highlights()?.goal).toBeUndefined();
});

test('a drone flies', () => {
  const moment = afoot([{ id: 'green1Drone', kind: 'drone', at: 'K7' }], {
    green1: { at: 'U15', slots: { inner: 'uav' }, shown: 'all', out: ['drone'] },
    yellow1: { at: 'U1' },
  });
  expect(words.prompt(moment.view, 0, NAMES)).toBe('The drone of your Robotank may fly to another hex.');
  const { sent, controller } = boardAt(moment);
  controller.tap(hex('K2'));
  controller.tap(hex('K2'));
  expect(sent).toEqual([{ action: { type: 'fly', to: 'K2' }, isLegal: true }]);
});

test('a pilot may take over a derelict, and a footsoldier board a robot of his side', () => {
  const lost = { at: 'K6', fate: 'derelict', cockpit: 'four', slots: { four: '' } } as const;
  const pilot = afoot([{ id: 'adler', at: 'K6', pilot: 'combatPilot' }], {
    ...FAR,
    yellow1: lost,
    yellow2: { at: 'U1' },
  });
  expect(labelsIn(pilot, 'here')).toContain('Take over Bo’s Robocar');
  const rider = afoot([{ id: 'adler', at: 'U15' }]);
  expect(labelsIn(rider, 'here')).toContain('Board your Robotank: primary weapon, Chainsaw');
});

const CROWDED: Given = {
  robots: {
    green1: {
      at: 'L10',
      facing: 'north',
      slots: { four: 'infantryPod', zero: 'hotshotPilot' },
      shown: 'all',
    },
    yellow1: { at: 'U1' },
  },
  units: [{ id: 'hale', at: '', aboard: 'green1', slot: 'primary' }],
};

test('who gets out is chosen, and where: the second tap on a hex does it', () => {
  const moment = momentIn(CROWDED);
  const { sent, controller } = boardAt(moment);
  controller.choose('arms', 'out');
  expect(controller.rack()?.ways.map(({ label }) => label)).toEqual([
    'The pilot',
    'Footsoldier of the pod',
    'Motorized infantry of the pod',
    'Footsoldier Hale',
  ]);
  controller.choose('way', 'hale');
  expect(controller.highlights()?.starts).toContain('L9');
  controller.tap(hex('L9'));
  expect(sent).toEqual([]);
  controller.tap(hex('L9'));
  expect(sent).toEqual([{ action: { type: 'bailOut', who: 'hale', at: 'L9' }, isLegal: true }]);
});

test('a robot attacks one tent of several, and the help of the odds is about that one', () => {
  const moment = momentIn({
    robots: {
      green1: { at: 'L10', facing: 'north', slots: { primary: 'heavyMachineGun' } },
      yellow1: { at: 'U1' },
    },
    units: [
      { id: 'baker', at: 'L8' },
      { id: 'castle', at: 'L8' },
    ],
  });
  const { sent, controller } = boardAt(moment);
  controller.choose('arms', 'heavyMachineGun');
  controller.tap(unit('castle'));
  const lines = controller.highlights()?.targets.flatMap((target) => target.lines) ?? [];
  expect(lines[0]).toMatch(/footsoldier Castle: \d+ % to hit$/u);
  controller.tap(unit('castle'));
  const action: Partial<Action> = { type: 'attack', arms: 'heavyMachineGun', target: 'castle' };
  expect(sent).toMatchObject([{ action, isLegal: true }]);
});

const AFOOT: readonly Action['type'][] = ['walk', 'fire', 'board', 'revive', 'fly', 'bailOut', 'dismount'];

interface Wild {
  /** The orders, prompts and log lines. */
  readonly told: readonly string[];
  readonly moments: readonly Moment[];
}

/** Everything that can be done in turn, by the one who is asked. */
function wildGame(situation: Given, steps: number): Wild {
  let { state } = given(situation);
  const tell = words.logWriter(NAMES, { begun: kriegbot.project(state, 0) });
  const told: string[] = [];
  const moments: Moment[] = [];
  const dice = quickDice(seedFrom('wild'));
  for (let step = 0; step < steps && state.phase !== 'over'; step += 1) {
    const [seat = 0] = kriegbot.toAct(state);
    const view = kriegbot.project(state, seat);
    const legal = kriegbot
      .legal(view, seat)
      .filter(({ type }) => !['hold', 'prepare', 'nuke'].includes(type));
    moments.push({ view, seat, legal, events: [] });
    const groups = words.orders(view, seat, legal, NAMES);
    told.push(words.status(view, NAMES), words.prompt(view, seat, NAMES));
    told.push(
      ...groups.flatMap(({ orders }) => orders.map(({ label, detail = '' }) => `${label} ${detail}`)),
    );
    // What infantry does comes first; pilots leave last, for without them the game is soon over.
    const afoot = legal.filter(
      (one) => AFOOT.includes(one.type) && (step > 100 || one.type !== 'bailOut' || one.who !== 'pilot'),
    );
    const action = afoot[(step * 7) % Math.max(1, afoot.length)] ?? legal[step % legal.length];
    if (!action) break;
    const next = kriegbot.apply(state, seat, action, dice);
    if (isRefusal(next)) throw new Error(`Refused: ${next.refused}.`);
    told.push(...next.events.flatMap((event) => tell(event)?.text ?? []));
    state = next.state;
  }
  return { told, moments };
}

const BATTLE: Given = {
  robots: {
    green1: { at: 'L10', slots: { four: 'infantryPod', zero: 'hotshotPilot', deep: 'uav' }, shown: 'all' },
    yellow1: { at: 'K6', slots: { four: 'combatPilot' } },
    green2: { at: 'U15', slots: { four: 'civilianPilot' } },
    yellow2: { at: 'U1', slots: { four: 'infantryPod' } },
  },
  units: [
    { id: 'hale', at: '', aboard: 'green1', slot: 'primary' },
    { id: 'ives', kind: 'motorized', at: 'L8' },
    { id: 'baker', at: 'L8' },
    { id: 'castle', at: 'K6' },
  ],
};

test('everything that infantry does has its words, for everybody who is asked', () => {
  const { told } = wildGame(BATTLE, 150);
  for (const [what, line] of Object.entries({
    placed: /gets out of the/u,
    drone: /^A drone rises from/u,
    walked: /walks from/u,
    flew: /flies from/u,
    fired: /attacks .* with the (?:rifle|laser designator|Bazooka)/u,
    derelict: /lies abandoned/u,
  }))
    expect({ what, told: told.some((text) => line.test(text)) }).toEqual({ what, told: true });
  expect(told.filter((text) => /undefined|NaN|\[object|\b(?:green|yellow)\d/u.test(text))).toEqual([]);
});

/** Cards that only the expansion has, and a landing craft or a hacker beside them. */
const ARMORY: Given = {
  ...BATTLE,
  robots: {
    ...BATTLE.robots,
    green1: {
      at: 'L10',
      chassis: 'spiderbot',
      slots: {
        primary: 'smoothboreMainGun',
        secondary: 'thermalLance',
        four: 'limpetMines',
        zero: 'madSensor',
      },
      skin: 'activeCamouflage',
      shown: ['limpetMines'],
      powerCore: { card: 'fuelCell' },
    },
    yellow1: {
      at: 'L9',
      chassis: 'hoverbot',
      slots: { primary: 'railgun', four: 'fuelAirBomb', zero: 'rectenna', inner: 'targetingLaser' },
      skin: 'exoDisposable',
      powerCore: { card: 'ultracapacitor' },
      mines: ['green1'],
    },
  },
  units: [
    { id: 'ives', kind: 'motorized', at: 'L8' },
    { id: 'baker', at: 'L8' },
  ],
};

test.each(['showdown', 'warOfTheWorlds', 'theHacker', 'sharksAndJets'] as const)(
  'nothing is told without words in %s, nor sent that is not allowed',
  (scenario) => {
    for (const phase of ['movement', 'attack'] as const) {
      const { told, moments } = wildGame({ ...ARMORY, scenario, phase }, 120);
      expect(told.length).toBeGreaterThan(100);
      expect(told.filter((text) => /undefined|NaN|\[object|\b(?:green|yellow)\d/u.test(text))).toEqual([]);
      for (const moment of moments.slice(0, 40))
        for (const thing of thingsIn(moment)) {
          const { sent, controller } = boardAt(moment);
          controller.highlights();
          controller.tap(thing);
          controller.highlights();
          controller.tap(thing);
          for (const { isLegal } of sent) expect(isLegal).toBe(true);
        }
    }
  },
);

/** Hexes, robots and units that somebody may tap. */
const thingsIn = ({ view, legal }: Moment): readonly Pointed[] => [
  ...Object.keys(view.robots).map(unit),
  ...view.units.map(({ id }) => unit(id)),
  ...legal.flatMap((action) => ('to' in action ? [hex(action.to)] : [])).slice(0, 4),
  ...legal.flatMap((action) => ('at' in action && action.at ? [hex(action.at)] : [])).slice(0, 4),
  hex('A1'),
];

test('whatever is tapped, the board sends nothing but what is allowed', () => {
  const kinds = new Set<string>();
  for (const moment of wildGame(BATTLE, 150).moments) {
    for (const arms of ['', 'move', 'rifle', 'designator', 'out'])
      for (const thing of thingsIn(moment)) {
        const { sent, controller } = boardAt(moment);
        if (arms !== '') controller.choose('arms', arms);
        controller.highlights();
        controller.tap(thing);
        controller.highlights();
        controller.tap(thing);
        for (const { action, isLegal } of sent) {
          kinds.add(action.type);
          expect({ action, isLegal }).toEqual({ action, isLegal: true });
        }
      }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['walk', 'fly', 'fire', 'bailOut', 'attack']));
});
