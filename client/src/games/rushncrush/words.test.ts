import { kindsOf } from '@gearhall/shared/core/testing/growing';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import { event, type Event } from '@gearhall/shared/games/rushncrush/events';
import { options } from '@gearhall/shared/games/rushncrush/options';
import { REFUSALS } from '@gearhall/shared/games/rushncrush/refusals';
import { LogBook } from '../../screens/table/session/logBook';
import type { AnyGameClient } from '../../stage/contract/contract';
import type { LogLine } from '../../stage/contract/words';
import { refusalsSuite } from '../testing/wordsSuite';
import { words } from './words';
import { callsOf } from './words/cars/calls';
import { chanceInWords, placeInWords } from './words/cars/names';

const NAMES = ['Ada', 'Boris', 'Cyd'];
const HOLE = /undefined|NaN|\[object/u;

refusalsSuite(words, REFUSALS);

test('a refusal has its figures, and names the box or piece that it is about', () => {
  const refusal = (refused: string, detail: NonNullable<Refusal['detail']>) =>
    words.refusal({ refused, detail });
  expect(refusal('notEnoughMovement', { left: 2, needed: 3 })).toBe(
    'That is too far: 2 movement points are left, 3 needed.',
  );
  expect(refusal('notEnoughChanges', { left: 1 })).toMatch(/: 1 lane change is left[.]$/u);
  expect(refusal('noLine', { box: '3.10' })).toBe('No line leads from here to 3rd gear, speed 10.');
  expect(refusal('notArmed', { item: 'flamer' })).toBe('The Flamer has to be armed first.');
  expect(refusal('noTarget', { item: 'machineGun' })).toMatch(/^The Machine Gun has no target/u);
});

const BEFORE: readonly Event[] = [
  { type: 'courseLaid', course: 'ring*2:5A-9A-6A-10A', random: false },
  { type: 'carTaken', car: 'c0', seat: 0, card: 'gravedigger', dealt: true },
  { type: 'carTaken', car: 'c1', seat: 1, card: 'perigee', dealt: true },
  { type: 'carTaken', car: 'c2', seat: 2, card: 'highNoon', dealt: true },
  { type: 'linedUp', car: 'c0', at: '4.3.15' },
  { type: 'linedUp', car: 'c1', at: '4.4.15' },
  { type: 'linedUp', car: 'c2', at: '4.3.14' },
];

/** The last line of a log of these events. */
function told(...events: readonly Event[]): LogLine | undefined {
  const tell = words.logWriter(NAMES);
  return [...BEFORE, ...events].map((one) => tell(one)).at(-1);
}

/** The lines of the log of these events, merged as they are shown. */
function merged(...events: readonly Event[]): string[] {
  const book = new LogBook(words.logWriter as AnyGameClient['words']['logWriter']);
  const lines = book.linesOf([...BEFORE, ...events], NAMES).map(({ text }) => text);
  return lines.slice(BEFORE.length);
}

const RAM: Extract<Event, { type: 'sideRammed' }> = {
  type: 'sideRammed',
  car: 'c0',
  target: 'c1',
  by: 'left',
  at: '1.2.3',
  die: 4,
  bonus: 1,
  far: 'clear',
  displaced: true,
  hurt: ['c1'],
};
const DROVE: Extract<Event, { type: 'drove' }> = {
  type: 'drove',
  car: 'c0',
  from: '4.3.15',
  path: ['1.3.1', '1.2.2'],
  changes: 1,
  steering: 0,
};

/** One event of each type. */
const EVENTS: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  courseLaid: { type: 'courseLaid', course: 'open:1A-5A-3A-9B-6B-2A', random: true },
  carTaken: { type: 'carTaken', car: 'c0', seat: 0, card: 'gravedigger', dealt: true },
  driverTaken: { type: 'driverTaken', car: 'c0', seat: 0, card: 'rattle', dealt: true },
  linedUp: { type: 'linedUp', car: 'c0', at: '4.3.15' },
  roundBegan: { type: 'roundBegan', round: 3, order: ['c1', 'c0'] },
  turnBegan: { type: 'turnBegan', car: 'c0' },
  geared: { type: 'geared', car: 'c0', from: '0', to: '1.4', by: 'gear' },
  heatRolled: { type: 'heatRolled', car: 'c0', dice: [2, 5], upTo: 2, heat: 1 },
  steeringRolled: {
    type: 'steeringRolled',
    car: 'c0',
    speed: 9,
    dice: [2, 4],
    changes: 4,
    unlimited: false,
  },
  drove: DROVE,
  lapBegan: { type: 'lapBegan', car: 'c0', lap: 1 },
  crashed: { type: 'crashed', car: 'c0', at: '1.2.2', wall: '1.2.3', dice: [3, 5], damage: 3 },
  swerved: { type: 'swerved', car: 'c0', from: '1.2.2', to: '1.3.2' },
  stuck: { type: 'stuck', car: 'c0', at: '1.2.2' },
  ranOver: { type: 'ranOver', car: 'c0', at: '1.2.2', what: 'mine', die: 2, damage: 1 },
  sideRammed: RAM,
  displaced: { type: 'displaced', car: 'c1', from: '1.2.3', to: '1.1.3' },
  sawed: { type: 'sawed', car: 'c0', target: 'c1', die: 5, damage: 1 },
  rushedNCrushed: {
    type: 'rushedNCrushed',
    car: 'c0',
    target: 'c1',
    at: '1.2.3',
    dice: [1, 3, 6],
    upTo: 3,
    own: 1,
    damage: 2,
  },
  ranUp: { type: 'ranUp', car: 'c0', target: 'c1' },
  armed: { type: 'armed', car: 'c0', item: 'flamer' },
  fired: {
    type: 'fired',
    car: 'c0',
    item: 'flamer',
    target: 'c1',
    range: 2,
    dice: [1, 5],
    hits: 1,
  },
  cooled: { type: 'cooled', car: 'c0' },
  boosted: { type: 'boosted', car: 'c0', spaces: 2 },
  mineLaid: { type: 'mineLaid', car: 'c1', at: '1.2.1', left: 3 },
  mineGone: { type: 'mineGone', at: '1.2.1' },
  damaged: { type: 'damaged', car: 'c1', by: 'sideRam', points: 1, structure: 4 },
  heated: { type: 'heated', car: 'c1', by: 'flamer', points: 1, heat: 3 },
  lost: { type: 'lost', car: 'c1', cause: 'heat' },
  finished: { type: 'finished', car: 'c0', seat: 0 },
  resigned: { type: 'resigned', seat: 1 },
  ended: { type: 'ended', winners: [0], cause: 'finish' },
};

test('every kind of event has a line, and they are told apart', () => {
  const types = kindsOf(event);
  expect(Object.keys(EVENTS).sort()).toEqual([...types].sort());
  const lines = Object.values(EVENTS).map((one) => told(one)?.text ?? '');
  for (const line of lines) expect(line).toMatch(/^[A-Z1].*[^ ]$/u);
  for (const line of lines) expect(line).not.toMatch(HOLE);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a round and the end are headings, and nothing else', () => {
  const headings = Object.values(EVENTS).filter((one) => told(one)?.heading);
  expect(headings.map(({ type }) => type)).toEqual(['roundBegan', 'ended']);
});

describe('a turn with its dice', () => {
  test('says whose it is, by the player and the car', () => {
    expect(told(EVENTS.turnBegan)).toEqual({
      seat: 0,
      text: 'It is the turn of Ada’s Gravedigger, in neutral.',
    });
    expect(told(EVENTS.geared, EVENTS.turnBegan)?.text).toMatch(/in 1st gear, speed 4[.]$/u);
  });

  test('says how the gearstick was moved, and how hot that is', () => {
    expect(told(EVENTS.geared)?.text).toBe(
      'Gravedigger accelerates to 1st gear, speed 4 (blue, no heat dice).',
    );
    expect(told({ ...EVENTS.geared, from: '2.8', to: '3.9', by: 'turbo' })?.text).toBe(
      'Gravedigger accelerates with a Turbo point to 3rd gear, speed 9 (yellow, 1 heat die).',
    );
    expect(told({ ...EVENTS.geared, from: '1.7', to: '3.7', by: 'gear' })?.text).toMatch(/changes gear/u);
  });

  test('has the dice', () => {
    expect(told(EVENTS.heatRolled)?.dice).toEqual([2, 5]);
    expect(told({ ...EVENTS.steeringRolled, dice: [], speed: 4, unlimited: true })).toEqual({
      seat: 0,
      text: 'Gravedigger at speed 4: as many lane changes as it likes.',
    });
  });

  test('merges the stretches of one drive into one line, with their whole cost', () => {
    const tell = words.logWriter(NAMES);
    const more = { ...DROVE, from: '1.2.2', path: ['1.2.3'], changes: 2, steering: 1 };
    const [first, second] = [...BEFORE, DROVE, more].map((one) => tell(one)).slice(-2);
    expect(second?.run?.id).toBe(first?.run?.id);
    expect(second?.text).toBe(
      'Gravedigger drives 3 spaces to tile 1, lane 2, space 3, with 3 lane changes, 1 by a Steering point.',
    );
  });

  test('adds the points that follow the gear action to its line', () => {
    expect(
      merged(
        EVENTS.geared,
        { ...EVENTS.geared, from: '1.4', to: '1.5', by: 'turbo' },
        { ...EVENTS.geared, from: '1.5', to: '1.6', by: 'turbo' },
      ),
    ).toEqual([
      'Gravedigger accelerates to 1st gear, speed 4, then with 2 Turbo points to 1st gear, speed 6 (orange, 2 heat dice).',
    ]);
    expect(merged(EVENTS.armed, { ...EVENTS.armed, item: 'sideBumper' })).toEqual([
      'Gravedigger arms the Flamer and the Side Bumper.',
    ]);
  });

  test('has the cost of an event in its line; that of a later event is separate', () => {
    const wreck = { ...EVENTS.ranOver, what: 'wreck', die: 5, damage: 0 } as const;
    const mine = { ...EVENTS.damaged, car: 'c0', by: 'mine' } as const;
    expect(merged(wreck, EVENTS.ranOver, mine)).toEqual([
      'Gravedigger runs over a wreck on tile 1, lane 2, space 2: no damage.',
      'Gravedigger runs over a mine on tile 1, lane 2, space 2: 1 Structure point lost, 4 left.',
    ]);
    expect(merged(EVENTS.fired, EVENTS.heated)).toEqual([
      'Gravedigger fires the Flamer at Boris’ Perigee, 2 spaces away: 1 hit, Heat now 3 of 6.',
    ]);
    expect(merged(RAM, EVENTS.damaged)).toHaveLength(2);
  });

  test('starts a new line after anything between two stretches', () => {
    const tell = words.logWriter(NAMES);
    const lines = [...BEFORE, DROVE, EVENTS.ranOver, DROVE].map((one) => tell(one));
    expect(lines.at(-1)?.run?.id).not.toBe(lines.at(-3)?.run?.id);
  });

  test('explains a Side Ram with its sum, and who takes the damage', () => {
    expect(told(RAM)?.text).toBe(
      'Side Ram to the left by Gravedigger into Boris’ Perigee: 4 +1 = 5, the far side is clear. Boris’ Perigee has to make way.',
    );
    const third = { ...RAM, bonus: 0, far: 'blocked', third: 'c2', displaced: false } as const;
    expect(told({ ...third, hurt: ['c1', 'c2'] })?.text).toBe(
      'Side Ram to the left by Gravedigger into Boris’ Perigee: 4, Cyd’s High Noon is on the far side. Boris’ Perigee stays.',
    );
    expect(told({ ...RAM, hurt: [] })?.text).toMatch(/nobody is damaged[.]$/u);
  });
});

describe('the end', () => {
  test('names the winners and the reason', () => {
    expect(words.ending([0], 'finish', NAMES)).toBe('Ada wins: first over the line.');
    expect(words.ending([], 'allLost', NAMES)).toBe('Nobody wins: no car is left.');
  });

  test('gives the places in the log, and the lost cars', () => {
    const lost = [EVENTS.lost, EVENTS.finished];
    expect(told(DROVE, ...lost, EVENTS.ended)?.text).toBe(
      'Ada wins: first over the line. 2nd Cyd’s High Noon. Lost: Boris’ Perigee.',
    );
  });
});

test('a new log knows nothing of another one', () => {
  told(EVENTS.drove);
  expect(words.logWriter(NAMES)(EVENTS.stuck)?.text).toMatch(/^car 1 is stuck/u);
});

describe('the names of cars', () => {
  const roll = {
    c0: { seat: 0, card: '' },
    c1: { seat: 0, card: 'highNoon' },
    c2: { seat: 1, card: '' },
    c3: { seat: 2, card: 'perigee' },
  } as const;

  test('are their cards, with the owner where that helps', () => {
    const { short, full } = callsOf(roll, NAMES);
    expect([short('c3'), full('c3')]).toEqual(['Perigee', 'Cyd’s Perigee']);
  });

  test('are the owner, for a car without a card', () => {
    const { full } = callsOf(roll, NAMES);
    expect(['c0', 'c2'].map(full)).toEqual(['Ada’s first car', 'Boris’ car']);
  });

  test('say "your" for mine', () => {
    const { full } = callsOf(roll, NAMES, 2);
    expect(['c1', 'c3'].map(full)).toEqual(['Ada’s High Noon', 'your Perigee']);
  });
});

test('places and chances are worded as a person would say them', () => {
  expect(placeInWords('4.2.7')).toBe('tile 4, lane 2, space 7');
  expect(placeInWords('finish')).toBe('the finish');
  expect([0, 0.001, 1 / 3, 0.999, 1].map(chanceInWords)).toEqual([
    '0 %',
    'under 1 %',
    '33 %',
    'over 99 %',
    '100 %',
  ]);
});

test('every option and every value of it has words', () => {
  const standard = options.parse({});
  expect(Object.keys(words.options).sort()).toEqual(Object.keys(standard).sort());
  for (const key of Object.keys(standard)) {
    const { label, values } = words.options[key] ?? {};
    expect(label).toMatch(/^[A-Z]/u);
    // Nobody chooses an edition.
    if (key !== 'course' && key !== 'edition') expect(Object.keys(values ?? {}).length).toBeGreaterThan(1);
  }
});
