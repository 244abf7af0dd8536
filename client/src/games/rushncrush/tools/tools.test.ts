import { BARE, given, type Given } from '@gearhall/shared/games/rushncrush/testing/given';
import { started } from '@gearhall/shared/games/rushncrush/testing/started';
import { IDLE } from '../../../stage/boards/tool';
import { tapsSuite, type Tap } from '../../testing/tapsSuite';
import { sightIn, toolContextOf } from '../testing/contexts';
import { keep, MOST_LINES, tap } from './tap';
import type { Outcome, Pointed, Tool } from './tool';

const space = (id: string): Pointed => ({ kind: 'space', space: id });
const car = (id: string): Pointed => ({ kind: 'car', car: id });
const line = (index: number): Pointed => ({ kind: 'option', index });
const choosing = (at: string): Tool => ({ kind: 'choosing', car: 'ann', space: at });

/** Mine during its drive, another car ahead of it. */
const MOVING: Given = {
  course: BARE,
  cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.5' } },
  mover: 'ann',
  movement: 4,
  changes: 2,
};
const AFTER: Given = { course: BARE, cars: { ann: { at: '1.3.2' } }, step: 'after' };
const GEARS: Given = { course: BARE, cars: { ann: { at: '1.3.2' } } };

const TAPS: readonly Tap<Given, Pointed, Outcome>[] = [
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

tapsSuite({
  taps: TAPS,
  contextIn: sightIn,
  tap: (tool, pointed, context, isShown) => tap({ tool, pointed, isShown }, context),
});

test('a wall takes two taps, and the second one hits it', () => {
  const situation: Given = {
    course: 'open:2A-5A-6B-1A',
    cars: { ann: { at: '1.4.3' } },
    movement: 2,
    changes: 0,
  };
  const context = sightIn({ ...situation, cars: { ann: { at: '1.4.3', steering: 0 } } });
  const first = tap({ tool: IDLE, pointed: space('1.4.5'), isShown: true }, context);
  expect(first).toMatchObject({ tool: choosing('1.4.5'), say: 'tapAgain' });
  expect(tap({ tool: first.tool, pointed: space('1.4.5'), isShown: true }, context).act).toEqual({
    type: 'crash',
    to: '1.4.5',
    by: 'ahead',
    points: 2,
  });
});

test('one of the two sides of a swerve takes one tap', () => {
  const crashed = given({
    course: 'open:2A-5A-6B-1A',
    cars: { ann: { at: '1.4.4', box: '1.5' } },
    movement: 3,
    changes: 0,
  }).play('ann', { type: 'crash', to: '1.4.5', by: 'ahead', points: 1 });
  const context = toolContextOf(crashed);
  expect(tap({ tool: IDLE, pointed: space('1.3.5'), isShown: true }, context).act).toEqual({
    type: 'swerve',
    by: 'left',
  });
  expect(tap({ tool: IDLE, pointed: space('1.4.5'), isShown: true }, context).say).toBe('chooseSide');
});

test('a long list leads to the orders', () => {
  const context = sightIn({
    course: BARE,
    cars: {
      ann: { at: '1.3.2', driver: 'turnpike', armed: ['sideBumper', 'circularSaw'] },
      bob: { at: '1.3.5' },
    },
    mover: 'ann',
    movement: 6,
    changes: 4,
  });
  const open = tap({ tool: IDLE, pointed: car('bob'), isShown: false }, context);
  expect(open.tool).toEqual(choosing('1.3.5'));
  const more = tap({ tool: open.tool, pointed: line(MOST_LINES), isShown: false }, context);
  expect(more).toEqual({ tool: choosing('1.3.5'), orders: 'ram' });
});

test('in a draft the board leads to the cards', () => {
  const draft = started(2, { crews: 'draft' });
  const [asked] = [0, 1].filter((seat) => toolContextOf(draft, seat).legal.length > 0);
  const other = asked === 0 ? 1 : 0;
  const pointed = space('1.3.3');
  expect(tap({ tool: IDLE, pointed, isShown: false }, toolContextOf(draft, asked)).orders).toBe('car');
  expect(tap({ tool: IDLE, pointed, isShown: false }, toolContextOf(draft, other)).say).toBe('notAsked');
});

test('a choice stays open as long as it is possible', () => {
  expect(keep(choosing('1.2.3'), sightIn(MOVING))).toEqual(choosing('1.2.3'));
  expect(keep(choosing('3.1.1'), sightIn(MOVING))).toEqual(IDLE);
  expect(keep(choosing('1.2.3'), sightIn({ ...MOVING, mover: 'bob' }))).toEqual(IDLE);
  expect(keep(choosing('1.2.3'), sightIn(AFTER))).toEqual(IDLE);
});
