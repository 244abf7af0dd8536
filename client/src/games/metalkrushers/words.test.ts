import { kindsOf } from '@gearhall/shared/core/testing/growing';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import { CHASSIS_IDS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { ITEM_IDS } from '@gearhall/shared/games/metalkrushers/content/items';
import { PROGRAM_IDS } from '@gearhall/shared/games/metalkrushers/content/programs';
import { bySide } from '@gearhall/shared/games/metalkrushers/content/sides';
import { event, type Event, type EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { options } from '@gearhall/shared/games/metalkrushers/options';
import { REFUSALS } from '@gearhall/shared/games/metalkrushers/refusals';
import type { LogLine } from '../../stage/contract/words';
import { refusalsSuite } from '../testing/wordsSuite';
import { STRUCK } from './testing/games';
import { words } from './words';
import { callsOf, sideName } from './words/calls';
import { armsInWords, CHASSIS_NAMES, gripName, itemName, PROGRAM_NAMES } from './words/names';

const NAMES = ['Ada', 'Boris', 'Cyd'];

refusalsSuite(words, REFUSALS);

test('a refusal has its figures, and names the Krusher that it is about', () => {
  const refusal = (refused: string, detail: Refusal['detail']) =>
    words.refusal({ refused, ...(detail && { detail }) });
  expect(refusal('tooMuchArmor', { krusher: 2, used: 48, allowed: 45 })).toBe(
    'Krusher 2: 48 points of armor are more than the 45 that it may carry.',
  );
  expect(refusal('tooMuchOnSide', { side: 'leftRear', points: 17, most: 15 })).toBe(
    '17 points on the left rear are more than the 15 that a side may have.',
  );
  expect(refusal('unbalanced', { initiative: -2 })).toMatch(/add up to 0, not to −2[.]$/u);
  expect(refusal('itemNotAllowed', { item: 'weightedLargeSlice' })).toBe(
    'The weighted large slice is not in use at this table.',
  );
  expect(refusal('armMissing', { arm: 'left' })).toBe('The program needs something in the left arm.');
});

const design = {
  name: 'Rusty',
  chassis: 'light',
  program: 'weaponAndWeapon',
  arms: { left: 'smallThrust', right: 'largeSlice', both: '' },
  armor: bySide((side) => (side === 'front' ? 15 : 5)),
} as const;
const ENTERED: readonly Event[] = [
  {
    type: 'entered',
    krusher: 'k0',
    seat: 0,
    team: 0,
    name: 'Rusty',
    chassis: 'light',
    at: 'i2',
    facing: 0,
    design,
  },
  {
    type: 'entered',
    krusher: 'k1',
    seat: 1,
    team: 1,
    name: 'Boxer',
    chassis: 'heavy',
    at: 'i16',
    facing: 3,
  },
];

/** The last line of a log of these events. */
function told(...events: readonly Event[]): LogLine | undefined {
  const tell = words.logWriter(NAMES);
  return [...ENTERED, ...events].map((one) => tell(one)).at(-1);
}

const roll = { krusher: 'k0', arm: 'left', target: 'k1' } as const;
const BLOW: EventOf<'struck'> = {
  ...STRUCK,
  ...roll,
  item: 'smallThrust',
  side: 'rightFront',
  dice: [4, 5],
  evade: -1,
  shieldEvade: 0,
};

/** One event of each type. */
const EVENTS: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  built: { type: 'built', seat: 0 },
  entered: ENTERED[0] as Extract<Event, { type: 'entered' }>,
  turnBegan: { type: 'turnBegan', turn: 3 },
  initiativeRolled: { type: 'initiativeRolled', team: 0, die: 4, modifier: 1, total: 5, again: false },
  saved: { type: 'saved', team: 0, krusher: 'k0' },
  moved: { type: 'moved', krusher: 'k0', from: 'i2', to: 'i5', facing: 1, way: 'fffr', cost: 3 },
  stayed: { type: 'stayed', krusher: 'k0' },
  oustTried: {
    type: 'oustTried',
    krusher: 'k0',
    target: 'k1',
    die: 5,
    modifier: 1,
    targetDie: 2,
    targetModifier: 3,
    success: true,
    blocked: false,
  },
  pushed: { type: 'pushed', krusher: 'k1', from: 'i5', to: 'i6' },
  followed: { type: 'followed', krusher: 'k0', from: 'i4', to: 'i5' },
  armamentRolled: {
    type: 'armamentRolled',
    krusher: 'k0',
    arm: 'left',
    row: 3,
    column: 2,
    item: 'improvedMediumImpact',
  },
  armed: { type: 'armed', krusher: 'k0', arm: 'left', item: 'largeSlice' },
  combatBegan: { type: 'combatBegan', order: ['k0', 'k1'] },
  armShown: { type: 'armShown', krusher: 'k1', arm: 'left', item: 'mediumShield' },
  attacked: { type: 'attacked', krusher: 'k0', target: 'k1' },
  heldBack: { type: 'heldBack', krusher: 'k0' },
  reflexTried: { type: 'reflexTried', krusher: 'k1', die: 3, modifier: 1, success: true, from: 3, to: 2 },
  blocked: { type: 'blocked', krusher: 'k1', arm: 'left' },
  spared: { type: 'spared', krusher: 'k1', arm: 'left' },
  parried: { type: 'parried', krusher: 'k1', arm: 'right', against: 'k0', meets: 'left' },
  struck: BLOW,
  damageRolled: {
    type: 'damageRolled',
    ...roll,
    side: 'rightFront',
    die: 5,
    weapon: -3,
    nullField: 0,
    oust: 0,
    points: 2,
  },
  criticalRolled: { type: 'criticalRolled', ...roll, die: 5, nullField: 0, points: 3 },
  damaged: { type: 'damaged', krusher: 'k1', side: 'front', arm: 'left', shield: 4, armor: 3, linkage: 1 },
  fell: { type: 'fell', krusher: 'k1', cause: 'linkage' },
  resigned: { type: 'resigned', seat: 1 },
  counted: { type: 'counted', team: 0, tenths: 175 },
  ended: { type: 'ended', winners: [0], cause: 'lastStanding' },
};

test('every kind of event has a line, and they are told apart', () => {
  const types = kindsOf(event);
  expect(Object.keys(EVENTS).sort()).toEqual([...types].sort());
  const lines = Object.values(EVENTS).map((one) => told(one)?.text ?? '');
  for (const line of lines) expect(line).toMatch(/^\S.*[^ ]$/u);
  for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/u);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a turn is a heading, and nothing else but the end', () => {
  const headings = Object.values(EVENTS).filter((one) => told(one)?.heading);
  expect(headings.map(({ type }) => type)).toEqual(['turnBegan', 'ended']);
});

describe('the fight of the rulebook, with all its sums', () => {
  test('a hit', () => {
    expect(told(BLOW)).toEqual({
      seat: 0,
      text: 'Rusty strikes Boris’ Boxer on the right front with the small thrust: 9 +2 attack −1 evade = 10, a hit.',
      dice: [4, 5],
    });
  });

  test('a miss against a parry', () => {
    const parried: Event = {
      ...BLOW,
      hit: false,
      arm: 'right',
      item: 'largeSlice',
      dice: [3, 4],
      parry: -2,
      total: 6,
    };
    expect(told(parried)?.text).toBe(
      'Rusty strikes Boris’ Boxer on the right front with the large slice: 7 +2 attack −1 evade −2 parry = 6, below 7: a miss.',
    );
  });

  test('the damage', () => {
    expect(told(EVENTS.damageRolled)).toEqual({
      seat: 0,
      text: 'Damage by Rusty: 5 −3 weapon = 2 on the right front of Boris’ Boxer.',
      dice: [5],
    });
  });

  test('damage without modifiers is no sum', () => {
    expect(told({ ...EVENTS.damageRolled, weapon: 0, points: 5 })?.text).toBe(
      'Damage by Rusty: 5 on the right front of Boris’ Boxer.',
    );
  });

  test('damage that a shield blocks, and its critical in the armor behind it', () => {
    const shown = EVENTS.armShown;
    expect(told(shown, { ...EVENTS.damageRolled, blockedBy: 'left' })?.text).toMatch(
      /on the medium shield of Boris’ Boxer, which blocks[.]$/u,
    );
    expect(told(EVENTS.criticalRolled)?.text).toBe(
      'Critical damage: 5 on the chart is 3, one layer deeper in Boris’ Boxer.',
    );
    expect(told(shown, EVENTS.damaged)?.text).toBe(
      'Boris’ Boxer takes 4 on the medium shield, 3 on the front armor and 1 on the Internal Linkage.',
    );
  });
});

test('an arm that nobody has seen is named by its side', () => {
  expect(told(EVENTS.blocked)?.text).toBe('Boxer blocks with the left arm for the rest of the turn.');
  expect(told(EVENTS.armShown, EVENTS.blocked)?.text).toMatch(/with the medium shield/u);
});

test('a new log knows nothing of another one', () => {
  told(EVENTS.moved);
  expect(words.logWriter(NAMES)(EVENTS.stayed)?.text).toBe('Krusher 1 stays where it is.');
});

describe('the names of Krushers', () => {
  const rolled = (...list: readonly (readonly [number, string])[]) =>
    Object.fromEntries(list.map(([seat, name], index) => [`k${index}`, { seat, name }]));

  test('are their own, with the owner where that helps', () => {
    const { short, full } = callsOf(rolled([0, 'Rusty'], [1, 'Boxer']), NAMES);
    expect([short('k0'), full('k0')]).toEqual(['Rusty', 'Ada’s Rusty']);
  });

  test('are the owner, for a Krusher without a name', () => {
    const { short } = callsOf(rolled([0, ''], [1, ''], [1, ''], [1, 'Boxer']), NAMES);
    expect(['k0', 'k1', 'k2', 'k3'].map(short)).toEqual([
      'Ada’s Krusher',
      'Boris’ first Krusher',
      'Boris’ second Krusher',
      'Boxer',
    ]);
  });

  test('differ for two Krushers with the same name', () => {
    const { short } = callsOf(rolled([0, 'Rusty'], [1, 'rusty'], [1, 'rusty']), NAMES);
    expect(['k0', 'k1', 'k2'].map(short)).toEqual([
      'Ada’s Rusty',
      'Boris’ first rusty',
      'Boris’ second rusty',
    ]);
  });

  test('say "your" for mine', () => {
    const { short } = callsOf(rolled([0, ''], [1, '']), NAMES, 1);
    expect(['k0', 'k1'].map(short)).toEqual(['Ada’s Krusher', 'your Krusher']);
  });

  test('go by the order of the numbers, not of the letters', () => {
    const many = callsOf(rolled(...Array.from({ length: 11 }, () => [0, ''] as const)), NAMES);
    expect(many.short('k10')).toBe('Ada’s 11th Krusher');
  });

  test('a side is its player, or a number with all of them', () => {
    expect(sideName(1, [{ team: 0 }, { team: 1 }], NAMES)).toBe('Boris');
    expect(sideName(0, [{ team: 0 }, { team: 1 }, { team: 0 }], NAMES)).toBe('Side 1 (Ada and Cyd)');
  });
});

test('what arms hold is worded as a person would say it', () => {
  expect(itemName('weightedLargeThrust')).toBe('weighted large thrust');
  expect(itemName('mediumSlice', 'both')).toBe('medium slice polearm');
  expect(itemName('weightedLargeImpact', 'both')).toBe('two-handed weighted large impact');
  expect(armsInWords({ left: 'improvedSmallSlice', right: 'spikedLargeShield', both: '' })).toBe(
    'an improved small slice and a spiked large shield',
  );
  expect(armsInWords({ left: 'mediumSlice', right: 'mediumSlice', both: '' })).toBe('two medium slices');
  expect(armsInWords({ left: '', right: '', both: '' })).toBe('nothing');
  expect(gripName({ left: 'mediumSlice', right: 'mediumSlice', both: '' }, 'left')).toBe(
    'the left medium slice',
  );
});

test('every item, chassis and program has a name of its own', () => {
  const items = ITEM_IDS.map((id) => itemName(id));
  expect(new Set(items).size).toBe(ITEM_IDS.length);
  expect(new Set(CHASSIS_IDS.map((id) => CHASSIS_NAMES[id])).size).toBe(CHASSIS_IDS.length);
  expect(new Set(PROGRAM_IDS.map((id) => PROGRAM_NAMES[id])).size).toBe(PROGRAM_IDS.length);
});

test('every option and every value of it has words', () => {
  const standard = options.parse({});
  expect(Object.keys(words.options).sort()).toEqual(Object.keys(standard).sort());
  for (const [key, value] of Object.entries(standard)) {
    const { label, values } = words.options[key] ?? {};
    expect(label).toMatch(/^[A-Z]/u);
    if (typeof value !== 'boolean') expect(Object.keys(values ?? {}).length).toBeGreaterThan(1);
  }
});

test('an ending names the winners and the reason', () => {
  expect(words.ending([0], 'lastStanding', NAMES)).toBe('Ada wins: no enemy is left standing.');
  expect(words.ending([0, 1], 'draw', NAMES)).toMatch(/^Ada and Boris share a draw: /u);
  expect(words.ending([], 'draw', NAMES)).toMatch(/^Nobody wins: /u);
});
