import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import { given, type Given } from '@gearhall/shared/games/metaltalon/testing/given';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { checksFor } from '../../../lessons/checks';
import type { Lesson } from '../../../lessons/lesson';

const { all, did, didLast, happened, not, sees } = checksFor<View, Action, Event>();

type TalonLesson = Lesson<View, Action, Event>;

const at = (situation: Given) => () => given(situation).state;

/** Pennies: moves, and the income of a base that belongs to nobody. */
const moving: TalonLesson = {
  id: 'moving',
  title: 'Pennies make it move',
  goal: 'Move your ship onto the base on the left that belongs to nobody, and end your turn.',
  text: [
    'A ship is a stack of coins. Each penny gives it one move a turn.',
    'Tap your ship, then a space; or choose the order in the list. A ship on a base of nobody earns 1¢ a turn.',
  ],
  marks: ['s1', 'a7'],
  start: {
    position: at({ ships: { s1: { at: 'a4', pennies: 3 }, s2: { owner: 1, at: 'i11', pennies: 2 } } }),
  },
  isGuided: true,
  success: happened('income', { bases: 1 }),
  failures: [
    {
      when: did('launch'),
      say: 'After a launch your other ships stand still until your next turn. Move this one first.',
    },
    { when: didLast('endTurn'), say: 'You ended your turn before the ship stood on the base.' },
  ],
  hints: ['The base is straight below the ship, three moves away.'],
  solution: [
    { type: 'move', ship: 's1', to: 'a5' },
    { type: 'move', ship: 's1', to: 'a6' },
    { type: 'move', ship: 's1', to: 'a7' },
    { type: 'endTurn' },
  ],
  wrong: [{ type: 'endTurn' }],
  praise: 'You earned 2¢: one for the turn, and one for the base.',
};

/** Nickels: shots; each empty space takes one off. */
const firing: TalonLesson = {
  id: 'firing',
  title: 'Nickels make it fire',
  goal: 'Destroy the enemy scout with your only shot.',
  text: [
    'Each nickel gives a ship one shot a turn: roll a die, and that is the damage in cents.',
    'But every empty space on the way takes 1 off. So go near first, and fire then.',
  ],
  marks: ['s1', 's2'],
  start: {
    position: at({
      ships: { s1: { at: 'd6', pennies: 3, nickels: 1 }, s2: { owner: 1, at: 'h6', pennies: 3 } },
    }),
    rolls: [3],
  },
  success: happened('destroyed', { ship: 's2' }),
  failures: [
    {
      when: did('fireAtShip'),
      say: 'From there the empty spaces ate up the damage. Go next to it before you fire.',
    },
    { when: didLast('endTurn'), say: 'The scout is still there, and your shot is not used.' },
  ],
  hints: [
    'Your ship has three moves and one shot, in any order.',
    'Next to the scout nothing is taken off your roll.',
  ],
  solution: [
    { type: 'move', ship: 's1', to: 'e6' },
    { type: 'move', ship: 's1', to: 'f6' },
    { type: 'move', ship: 's1', to: 'g6' },
    { type: 'fireAtShip', ship: 's1', target: 's2' },
  ],
  wrong: [{ type: 'fireAtShip', ship: 's1', target: 's2' }],
  praise: 'A 3 at no distance is 3 damage, and the scout was worth 3¢.',
};

/** Dimes: armor. */
const armor: TalonLesson = {
  id: 'armour',
  title: 'Dimes are armor',
  goal: 'Damage an enemy ship with your shot.',
  text: [
    'Each dime in a ship takes 1 off every hit. The number beside a target is your chance to do damage.',
    'Two enemies stand next to you. You will roll a 2.',
  ],
  marks: ['s1', 's2', 's3'],
  start: {
    position: at({
      ships: {
        s1: { at: 'e7', pennies: 1, nickels: 1 },
        s2: { owner: 1, at: 'f7', dimes: 3 },
        s3: { owner: 1, at: 'd7', pennies: 2, nickels: 1 },
      },
    }),
    rolls: [2],
  },
  success: happened('damaged'),
  failures: [
    {
      when: did('fireAtShip', { target: 's2' }),
      say: 'Three dimes take 3 off: a 2 does nothing to that ship. Fire at the one without dimes.',
    },
    {
      // While its owner chooses the coins, the damage is still to come.
      when: all(
        did('fireAtShip'),
        not(happened('damaged')),
        sees(({ question }) => question === undefined),
      ),
      say: 'The empty spaces ate up the damage. Fire from where you stood.',
    },
    { when: didLast('endTurn'), say: 'Your shot is not used.' },
  ],
  replies: [{ seat: 1, action: { type: 'keepCoins', pennies: 0, nickels: 1, dimes: 0 } }],
  hints: ['Point at the enemies, or hold a finger on them, to read what they are made of.'],
  solution: [{ type: 'fireAtShip', ship: 's1', target: 's3' }],
  wrong: [{ type: 'fireAtShip', ship: 's1', target: 's2' }],
  praise: 'Its owner then chose which coins were left. Later you will do that, when you are hit.',
};

/** Building from cash. */
const launching: TalonLesson = {
  id: 'launching',
  title: 'Launch what you need',
  goal: 'Launch a ship that reaches the raider and shoots it, all in this turn.',
  text: [
    'Once a turn you may pay coins from your cash for a new ship. It acts at once, inside your striped border.',
    'You have 8¢. A nickel is a shot; a penny is a move.',
  ],
  marks: ['s1', 'A'],
  start: {
    position: at({
      seats: [{ cash: 8 }, {}],
      ships: { s1: { owner: 1, at: 'd2', pennies: 2 } },
    }),
    rolls: [2],
  },
  success: happened('destroyed', { ship: 's1' }),
  failures: [
    {
      when: all(did('fireAtShip'), not(happened('destroyed'))),
      say: 'Too far away: each empty space took 1 off. With more pennies it could have gone nearer.',
    },
    {
      when: all(did('launch'), not(did('launch', { nickels: 1 }))),
      say: 'Without a nickel the ship cannot fire.',
    },
    { when: didLast('endTurn'), say: 'The raider is still there.' },
  ],
  hints: [
    'Tap your base in the corner, or use the form in the list.',
    'It needs one nickel to fire, and two pennies to stand next to the raider.',
  ],
  solution: [
    { type: 'launch', pennies: 2, nickels: 1, dimes: 0 },
    { type: 'move', ship: 's101', to: 'b1' },
    { type: 'move', ship: 's101', to: 'c1' },
    { type: 'fireAtShip', ship: 's101', target: 's1' },
  ],
  wrong: [{ type: 'launch', pennies: 8, nickels: 0, dimes: 0 }],
  praise: '7¢ well spent. What is left of your cash is what keeps your base safe.',
};

/** Ships can become cash again. */
const recycling: TalonLesson = {
  id: 'recycling',
  title: 'Turn it back into cash',
  goal: 'Bring your ship home and recycle it.',
  text: [
    'Your base is in danger while your cash is low. A ship that moves onto its own base becomes cash again.',
    'The step onto the base costs a move, like any other.',
  ],
  marks: ['s1', 'A'],
  start: {
    position: at({
      seats: [{ cash: 1 }, {}],
      ships: {
        s1: { at: 'b2', pennies: 2, nickels: 2 },
        s2: { owner: 1, at: 'e3', pennies: 3, nickels: 1 },
      },
    }),
  },
  success: happened('recycled', { ship: 's1' }),
  failures: [
    { when: didLast('endTurn'), say: 'The ship is still out there, and your cash is still 1¢.' },
    {
      when: all(did('fireAtShip'), not(did('recycle'))),
      say: 'A shot is fine on another day. First bring the money home.',
    },
  ],
  hints: [
    'Your base is the corner near the ship, two moves away.',
    'Tap the ship, then the base; or go next to the base, and recycle there.',
  ],
  solution: [
    { type: 'move', ship: 's1', to: 'a2' },
    { type: 'recycle', ship: 's1' },
  ],
  wrong: [{ type: 'endTurn' }],
  praise: 'Now 13¢ stand between your enemy and your base.',
};

/** How a game is won. */
const invading: TalonLesson = {
  id: 'invading',
  title: 'Invade',
  goal: 'Empty the enemy’s cash, then move onto the base: that wins.',
  text: [
    'Shots at a base take cash. A base with no cash at all can be invaded, and its owner is out.',
    'Dimes do not protect a base. This one has only 3¢ left.',
  ],
  marks: ['s1', 'F'],
  start: {
    position: at({
      seats: [{}, { cash: 3 }],
      ships: {
        s1: { at: 'i11', pennies: 2, nickels: 1 },
        s2: { owner: 1, at: 'f9', pennies: 1, dimes: 2 },
      },
    }),
    rolls: [4],
  },
  success: happened('invaded'),
  failures: [
    {
      when: all(did('fireAtBase'), not(happened('robbed', { lost: 3 }))),
      say: 'From there it was not enough: go next to the base before you fire.',
    },
    { when: did('fireAtShip'), say: 'That was your only shot. The base is what counts.' },
    { when: didLast('endTurn'), say: 'You were so near: fire at the base, then move onto it.' },
  ],
  hints: [
    'First one move, then the shot, then the last move.',
    'Stand on the space that touches the base, fire at it, and go in.',
  ],
  solution: [
    { type: 'move', ship: 's1', to: 'j12' },
    { type: 'fireAtBase', ship: 's1', base: 'F' },
    { type: 'invade', ship: 's1', base: 'F' },
  ],
  wrong: [{ type: 'endTurn' }],
  praise: 'That is how MetalTalon is won.',
};

export const lessons: readonly TalonLesson[] = [moving, firing, armor, launching, recycling, invading];
