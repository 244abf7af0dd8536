import { BARE, given, type Given } from '@gearhall/shared/games/rushncrush/testing/given';
import { started } from '@gearhall/shared/games/rushncrush/testing/started';
import { sightIn, sightOf } from '../testing/sights';
import { keep, MOST_LINES, tap } from './tap';
import { IDLE, type Outcome, type Pointed, type Tool } from './tool';

const space = (id: string): Pointed => ({ kind: 'space', space: id });
const car = (id: string): Pointed => ({ kind: 'car', car: id });
const line = (index: number): Pointed => ({ kind: 'option', index });
const choosing = (at: string): Tool => ({ kind: 'choosing', car: 'ann', space: at });

/** Mine on the way, another car ahead of it. */
const MOVING: Given = {
  course: BARE,
  cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.5' } },
  mover: 'ann',
  movement: 4,
  changes: 2,
};
const AFTER: Given = { course: BARE, cars: { ann: { at: '1.3.2' } }, step: 'after' };
const GEARS: Given = { course: BARE, cars: { ann: { at: '1.3.2' } } };

interface Tap {
  readonly name: string;
  readonly situation: Given;
  readonly tool?: Tool;
  readonly pointed: Pointed | undefined;
  readonly isShown?: boolean;
  readonly seat?: number;
  readonly told: Partial<Outcome>;
}

const TAPS: readonly Tap[] = [
  {
    name: 'a free space that was pointed at before is driven to at once',
    situation: MOVING,
    pointed: space('1.2.3'),
    isShown: true,
    told: { tool: IDLE, act: { type: 'drive', to: '1.2.3', points: 1 } },
  },
  {
    name: 'by touch the first tap shows',
    situation: MOVING,
    pointed: space('1.2.3'),
    told: { tool: choosing('1.2.3'), say: 'tapAgain' },
  },
  {
    name: 'by touch the second tap drives',
    situation: MOVING,
    tool: choosing('1.2.3'),
    pointed: space('1.2.3'),
    told: { tool: IDLE, act: { type: 'drive', to: '1.2.3', points: 1 } },
  },
  {
    name: 'another space is shown instead',
    situation: MOVING,
    tool: choosing('1.2.3'),
    pointed: space('1.4.3'),
    told: { tool: choosing('1.4.3') },
  },
  {
    name: 'a car is never hit by one tap',
    situation: MOVING,
    pointed: car('bob'),
    isShown: true,
    told: { tool: choosing('1.3.5'), say: 'choose' },
  },
  {
    name: 'the space under a car stands for the car',
    situation: MOVING,
    pointed: space('1.3.5'),
    told: { tool: choosing('1.3.5') },
  },
  {
    name: 'a line of the list is done',
    situation: MOVING,
    tool: choosing('1.3.5'),
    pointed: line(0),
    told: { tool: IDLE, act: { type: 'rushNCrush', to: '1.3.5', points: 3 } },
  },
  {
    name: 'a line that is not there does nothing',
    situation: MOVING,
    tool: choosing('1.2.3'),
    pointed: line(3),
    told: { tool: IDLE },
  },
  {
    name: 'a space out of reach says so',
    situation: MOVING,
    pointed: space('3.1.1'),
    told: { tool: IDLE, refusal: { refused: 'cannotReach' } },
  },
  {
    name: 'my own car on its way leads to the orders',
    situation: MOVING,
    pointed: car('ann'),
    told: { tool: IDLE, orders: 'drive' },
  },
  {
    name: 'before the dice the gearstick comes first',
    situation: GEARS,
    pointed: space('1.3.4'),
    told: { tool: IDLE, say: 'gearFirst', orders: 'gear' },
  },
  {
    name: 'my own car before the dice leads to the gearstick',
    situation: GEARS,
    pointed: car('ann'),
    told: { tool: IDLE, orders: 'gear' },
  },
  {
    name: 'after the way there is nothing to drive to',
    situation: AFTER,
    pointed: space('1.3.4'),
    told: { tool: IDLE, say: 'afterWay' },
  },
  {
    name: 'nothing at all puts everything down',
    situation: MOVING,
    tool: choosing('1.2.3'),
    pointed: undefined,
    told: { tool: IDLE },
  },
  {
    name: 'somebody who is not on turn is told so',
    situation: MOVING,
    pointed: space('1.2.3'),
    seat: 1,
    told: { tool: IDLE, say: 'notAsked' },
  },
];

test.each(TAPS)('a tap: $name', ({ situation, tool = IDLE, pointed, isShown = false, seat, told }) => {
  const outcome = tap({ tool, pointed, isShown }, sightIn(situation, seat));
  expect(outcome).toMatchObject(told);
  if (!told.act) expect(outcome.act).toBeUndefined();
});

test('a wall takes two taps, and the second hits it', () => {
  const situation: Given = {
    course: 'open:2A-5A-6B-1A',
    cars: { ann: { at: '1.4.3' } },
    movement: 2,
    changes: 0,
  };
  const sight = sightIn({ ...situation, cars: { ann: { at: '1.4.3', steering: 0 } } });
  const first = tap({ tool: IDLE, pointed: space('1.4.5'), isShown: true }, sight);
  expect(first).toMatchObject({ tool: choosing('1.4.5'), say: 'tapAgain' });
  expect(tap({ tool: first.tool, pointed: space('1.4.5'), isShown: true }, sight).act).toEqual({
    type: 'crash',
    to: '1.4.5',
    by: 'ahead',
    points: 2,
  });
});

test('one of the two sides of a swerve is a tap', () => {
  const crashed = given({
    course: 'open:2A-5A-6B-1A',
    cars: { ann: { at: '1.4.4', box: '1.5' } },
    movement: 3,
    changes: 0,
  }).play('ann', { type: 'crash', to: '1.4.5', by: 'ahead', points: 1 });
  const sight = sightOf(crashed);
  expect(tap({ tool: IDLE, pointed: space('1.3.5'), isShown: true }, sight).act).toEqual({
    type: 'swerve',
    by: 'left',
  });
  expect(tap({ tool: IDLE, pointed: space('1.4.5'), isShown: true }, sight).say).toBe('chooseSide');
});

test('a long list leads to the orders', () => {
  const sight = sightIn({
    course: BARE,
    cars: {
      ann: { at: '1.3.2', driver: 'turnpike', armed: ['sideBumper', 'circularSaw'] },
      bob: { at: '1.3.5' },
    },
    mover: 'ann',
    movement: 6,
    changes: 4,
  });
  const open = tap({ tool: IDLE, pointed: car('bob'), isShown: false }, sight);
  expect(open.tool).toEqual(choosing('1.3.5'));
  const more = tap({ tool: open.tool, pointed: line(MOST_LINES), isShown: false }, sight);
  expect(more).toEqual({ tool: choosing('1.3.5'), orders: 'ram' });
});

test('whoever watches changes nothing', () => {
  const sight = { ...sightIn(MOVING), seat: undefined };
  expect(tap({ tool: IDLE, pointed: space('1.2.3'), isShown: true }, sight)).toEqual({
    tool: IDLE,
    say: 'watching',
  });
});

test('while an answer is awaited nothing is sent', () => {
  const sight = { ...sightIn(MOVING), legal: [] };
  const outcome = tap({ tool: choosing('1.2.3'), pointed: space('1.2.3'), isShown: true }, sight);
  expect(outcome.act).toBeUndefined();
  expect(outcome.say).toBe('stillWaiting');
});

test('in a draft the board leads to the cards', () => {
  const draft = started(2, { crews: 'draft' });
  const [asked] = [0, 1].filter((seat) => sightOf(draft, seat).legal.length > 0);
  const other = asked === 0 ? 1 : 0;
  const pointed = space('1.3.3');
  expect(tap({ tool: IDLE, pointed, isShown: false }, sightOf(draft, asked)).orders).toBe('car');
  expect(tap({ tool: IDLE, pointed, isShown: false }, sightOf(draft, other)).say).toBe('notAsked');
});

test('what is being chosen stays as long as it can be done', () => {
  expect(keep(choosing('1.2.3'), sightIn(MOVING))).toEqual(choosing('1.2.3'));
  expect(keep(choosing('3.1.1'), sightIn(MOVING))).toEqual(IDLE);
  expect(keep(choosing('1.2.3'), sightIn({ ...MOVING, mover: 'bob' }))).toEqual(IDLE);
  expect(keep(choosing('1.2.3'), sightIn(AFTER))).toEqual(IDLE);
});
