import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import { neighbour } from '@gearhall/shared/games/metalkrushers/content/arena';
import { readyMade } from '@gearhall/shared/games/metalkrushers/content/designs';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import { options } from '@gearhall/shared/games/metalkrushers/options';
import { given, type Given } from '@gearhall/shared/games/metalkrushers/testing/given';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { checksFor } from '../../../lessons/checks';
import type { Check, Lesson } from '../../../lessons/lesson';

const { all, any, did, didLast, happened, sees } = checksFor<View, Action, Event>();

type KrusherLesson = Lesson<View, Action, Event>;
type KrusherCheck = Check<View, Action, Event>;

const MINE = 'k0';
const FOE = 'k1';
const SECOND_FOE = 'k2';

const TWO_BLADES = { left: 'mediumSlice', right: 'mediumSlice' } as const;
const BLADE_AND_SHIELD = { left: 'mediumSlice', right: 'mediumShield' } as const;

const at = (situation: Given) => () => given(situation).state;

/** The learner's Krusher stands next to the enemy and looks at it. */
const facesFoe: KrusherCheck = sees(({ krushers }) => {
  const [mine, foe] = [krushers[MINE], krushers[FOE]];
  return mine !== undefined && neighbour(mine.at, mine.facing) === foe?.at;
});

/** The enemy looks away from the learner's Krusher: it stands at its rear or beside it. */
const isBehind: KrusherCheck = sees(({ krushers }) => {
  const [mine, foe] = [krushers[MINE], krushers[FOE]];
  if (!mine || !foe) return false;
  const rears = [2, 3, 4].map((turn) => neighbour(foe.at, ((foe.facing + turn) % 6) as typeof foe.facing));
  return rears.includes(mine.at);
});

/** A hex and a facing. */
const moving: KrusherLesson = {
  id: 'moving',
  title: 'Walk up to it',
  goal: 'Move your Krusher next to the enemy, and face it.',
  text: [
    'A Krusher with a Standard chassis has six movement points. A hex forward is 1 point, and so is a turn; the first turn is free.',
    'Tap a hex, then the side to look to. Tap the hex again to keep the cheapest facing.',
  ],
  marks: [MINE, FOE],
  start: {
    position: at({
      krushers: {
        [MINE]: { name: 'Clanker', at: 'i9', facing: 0, arms: TWO_BLADES },
        [FOE]: { name: 'Tin Can', at: 'i13', facing: 3, marks: { moved: true } },
      },
      mover: MINE,
    }),
  },
  isGuided: true,
  success: all(happened('moved'), facesFoe),
  failures: [
    {
      when: any(did('move'), did('endMove')),
      say: 'There you cannot reach it. Stop in the next hex, with your front towards it.',
    },
  ],
  hints: ['The enemy stands straight ahead: three hexes forward, without a turn.'],
  solution: [{ type: 'move', to: 'i12', facing: 0 }],
  wrong: [{ type: 'endMove' }],
  praise: 'Three points of six. The lowest initiative moves first, so that others see where you stand.',
};

/** Two dice for each arm. */
const striking: KrusherLesson = {
  id: 'striking',
  title: 'Strike',
  goal: 'Attack, and strike with both arms.',
  text: [
    'For each arm you roll two dice. Add 2 out of your front; less for the side that you attack. 7 or more hits.',
    'Then another die says how much armor is gone.',
  ],
  marks: [FOE],
  start: {
    position: at({
      krushers: {
        [MINE]: { name: 'Clanker', at: 'i9', facing: 0, arms: TWO_BLADES },
        [FOE]: { name: 'Tin Can', at: 'i10', facing: 3, marks: { reflexed: true } },
      },
      order: [MINE],
    }),
    rolls: [5, 4, 4, 5, 3, 5],
  },
  success: did('strike', { arms: ['left', 'right'] }),
  failures: [
    {
      when: did('strike'),
      say: 'One arm only. Both of yours hold a weapon, and both may strike in one attack.',
    },
    { when: didLast('pass'), say: 'You held back, and the enemy is whole.' },
  ],
  hints: ['Tap the enemy to attack it.', 'Then choose the strike with both arms.'],
  solution: [
    { type: 'attack', target: FOE },
    { type: 'strike', arms: ['left', 'right'] },
  ],
  wrong: [{ type: 'pass' }],
  praise: 'Each arm rolled by itself. Point at the enemy to see what its front has left.',
};

/** Where one stands is half of it. */
const flanking: KrusherLesson = {
  id: 'flanking',
  title: 'Get behind it',
  goal: 'End your move at one of its three rear sides, facing it.',
  text: [
    'The front is hardest to hit: 2 less on the dice. The two sides beside it: 1 less. The three rear sides: nothing less.',
    'And what stands behind it can hardly be struck back.',
  ],
  marks: [MINE, FOE],
  start: {
    position: at({
      krushers: {
        [MINE]: { name: 'Clanker', at: 'i9', facing: 0, arms: TWO_BLADES },
        [FOE]: { name: 'Tin Can', at: 'i11', facing: 3, arms: TWO_BLADES, marks: { moved: true } },
      },
      mover: MINE,
    }),
  },
  success: all(happened('moved'), isBehind, facesFoe),
  failures: [
    {
      when: all(happened('moved'), isBehind),
      say: 'The right hex, but you look past it. Choose the facing too.',
    },
    {
      when: any(did('move'), did('endMove')),
      say: 'It can see you there. Walk round it, to a hex that it turns its back to.',
    },
  ],
  hints: [
    'The arrow on the enemy shows where it looks: at you.',
    'Walk past it on the left or right, then turn towards it.',
  ],
  solution: [{ type: 'move', to: 'j11', facing: 4 }],
  wrong: [{ type: 'move', to: 'i10', facing: 0 }],
  praise: 'All six points, well spent.',
};

/** Turning in defense. */
const turning: KrusherLesson = {
  id: 'turning',
  title: 'Turn round in time',
  goal: 'You are attacked from behind: turn your front to the attacker.',
  text: [
    'Once a turn you may answer an attack with a Reflex Facing: on a 4 or more you turn before the blow, as far as your chassis can.',
    'A Standard chassis turns two sides. You will roll a 5.',
  ],
  marks: [FOE],
  start: {
    position: at({
      krushers: {
        [MINE]: { name: 'Clanker', at: 'i9', facing: 2, arms: TWO_BLADES },
        [FOE]: { name: 'Hacker', at: 'i10', facing: 3, arms: TWO_BLADES },
      },
      order: [FOE, MINE],
    }),
    actions: [{ seat: 1, action: { type: 'attack', target: MINE } }],
    rolls: [5],
  },
  success: happened('reflexTried', { success: true, to: 0 }),
  failures: [
    {
      when: did('reflex'),
      say: 'Your front does not look at the attacker: it stands on the right, to the east.',
    },
    { when: didLast('pass'), say: 'You stood still, and took the blow at your rear.' },
  ],
  hints: ['The attacker stands on the right. Choose the facing that points there: east.'],
  solution: [{ type: 'reflex', facing: 0 }],
  wrong: [{ type: 'pass' }],
  praise: 'Now it meets your front: 2 less on its dice.',
};

/** A shield takes the damage. */
const shielding: KrusherLesson = {
  id: 'shielding',
  title: 'Behind the shield',
  goal: 'Let your shield take the damage of this attack.',
  text: [
    'A shield can block: it takes all damage from the sides that it covers, for the whole turn, as long as it has points.',
    'Or it can parry: one roll against you is lower, but what still hits goes to the armor.',
  ],
  marks: [FOE],
  start: {
    position: at({
      krushers: {
        [MINE]: {
          name: 'Clanker',
          at: 'i9',
          facing: 0,
          arms: BLADE_AND_SHIELD,
          hits: { front: 10 },
          marks: { reflexed: true },
        },
        [FOE]: { name: 'Hacker', at: 'i10', facing: 3, arms: TWO_BLADES },
      },
      order: [FOE, MINE],
    }),
    actions: [{ seat: 1, action: { type: 'attack', target: MINE } }],
  },
  success: happened('blocked', { krusher: MINE }),
  failures: [
    {
      when: did('parry'),
      say: 'A parry makes one arm miss more often. Your front has 2 points left: block, so that both meet the shield.',
    },
    { when: didLast('pass'), say: 'The shield only helps if you use it.' },
  ],
  hints: ['Choose to block with the right arm.'],
  solution: [{ type: 'block', arm: 'right' }],
  wrong: [{ type: 'pass' }],
  praise: 'A medium shield has 25 points before it is worn down.',
};

/** Which of two enemies. */
const finishing: KrusherLesson = {
  id: 'finishing',
  title: 'Finish it',
  goal: 'Strike the enemy that this blow takes out of the fight.',
  text: [
    'Behind the armor lies the Internal Linkage, 16 points. When it is gone, the Krusher falls.',
    'The number in the middle of a Krusher is what its Linkage has left; the edge of its hex shows its armor.',
  ],
  marks: [FOE, SECOND_FOE],
  start: {
    position: at({
      krushers: {
        [MINE]: { name: 'Clanker', at: 'i9', facing: 0, arms: TWO_BLADES },
        [FOE]: { name: 'Tin Can', at: 'i10', facing: 3, marks: { reflexed: true } },
        [SECOND_FOE]: {
          name: 'Hacker',
          seat: 1,
          at: 'j9',
          facing: 4,
          hits: { front: 12 },
          pierced: 13,
          marks: { reflexed: true },
        },
      },
      order: [MINE],
    }),
    rolls: [5, 4, 5],
  },
  // Damage is marked, and Krushers fall, when all have attacked.
  success: any(happened('fell'), happened('damageRolled', { target: SECOND_FOE })),
  failures: [
    {
      when: did('attack', { target: FOE }),
      say: 'That one is whole. The other has lost its front, and 3 points of Linkage are left.',
    },
    { when: didLast('pass'), say: 'You held back, and both still stand.' },
  ],
  hints: [
    'Point at each of them, and compare the numbers in the middle.',
    'Attack the lower one; your right arm reaches it.',
  ],
  solution: [
    { type: 'attack', target: SECOND_FOE },
    { type: 'strike', arms: ['right'] },
  ],
  wrong: [{ type: 'attack', target: FOE }],
  praise: '5 points, and nothing to stop them: it falls when all have attacked.',
};

const DESIGN = readyMade(options.parse({}))[0];

/** A ready-made design, or one's own. */
const building: KrusherLesson = {
  id: 'building',
  title: 'Build your own',
  goal: 'Take a ready-made design, look at it, and commit it.',
  text: [
    'Before the fight all build in secret: a chassis, a program, what the arms hold, and where the armor goes.',
    'Start from a ready-made design, change what you like, and commit. Nobody sees it before all have built.',
  ],
  start: {},
  success: did('build'),
  hints: [
    'A ready-made design is chosen already. The builder shows all of it, and others.',
    'The button that says “Fight with” and its name commits your build.',
  ],
  solution: DESIGN ? [{ type: 'build', krushers: [DESIGN] }] : [],
  praise: 'In a game, the fight begins as soon as all have built.',
};

export const lessons: readonly KrusherLesson[] = [
  moving,
  striking,
  flanking,
  turning,
  shielding,
  finishing,
  building,
];
