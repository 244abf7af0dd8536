import { onFoot } from './infantry';
import {
  any,
  answer,
  at,
  attack,
  CAR,
  did,
  didLast,
  FOE,
  happened,
  MINE,
  SECOND_FOE,
  sees,
  showing,
  TANK,
  type KriegLesson,
} from './place';
import { overcharging, powering, rebooting } from './power';

/** Straight ahead. */
const moving: KriegLesson = {
  id: 'moving',
  title: 'Roll out',
  goal: 'Drive your Robotank three hexes straight ahead.',
  text: [
    'A robot moves as many hexes as its speed, each the hex ahead. A Robotank has speed 3, and one turn by a side in between.',
    'Tap a hex; straight ahead one tap is enough.',
  ],
  marks: ['J5'],
  start: {
    position: at({
      phase: 'movement',
      order: [MINE],
      robots: { [MINE]: { ...TANK, facing: 'northEast' }, [FOE]: CAR },
    }),
  },
  isGuided: true,
  success: sees(({ robots }) => robots[MINE]?.at === 'J5'),
  failures: [
    {
      when: any(did('maneuver'), did('powerUp'), did('reboot'), did('endMove')),
      say: 'That is another thing to do with a turn. This time, move.',
    },
    { when: did('move'), say: 'That is another hex. Go straight ahead, as far as you can: three hexes.' },
  ],
  hints: ['The robot looks up and to the right. The third hex in that direction is J5.'],
  solution: [{ type: 'move', to: 'J5', facing: 5 }],
  wrong: [{ type: 'powerUp' }],
  praise: 'A robot that moves is as hard to hit as it is fast.',
};

/** Arc, range, line of sight. */
const shooting: KriegLesson = {
  id: 'shooting',
  title: 'In the open',
  goal: 'Hit an enemy robot with your Gatling Gun.',
  text: [
    'A weapon needs its target within its arc, within range, and in sight. Woods and buildings in between hide a robot.',
    'Roll the dice: their sum has to reach the silhouette of the target. A 5 counts, and adds another die.',
  ],
  marks: [FOE, SECOND_FOE],
  start: {
    position: at({
      robots: {
        [MINE]: { ...TANK, slots: { primary: 'gatlingGun' } },
        [FOE]: { chassis: 'hoverbot', at: 'J4', facing: 'southWest' },
        [SECOND_FOE]: CAR,
      },
      order: [MINE],
    }),
    rolls: showing(5, 3, 2),
  },
  success: happened('rolled', { target: SECOND_FOE, hit: true }),
  failures: [
    { when: did('attack', { target: SECOND_FOE }), say: 'That missed. One attack has better dice than two.' },
    { when: did('attack'), say: 'That is no robot. The Robocar stands in the open, to the right.' },
    { when: didLast('pass'), say: 'You let the chance go by.' },
  ],
  hints: [
    'The Hoverbot stands behind woods: no line of sight.',
    'Choose the Gatling Gun, and tap the Robocar.',
  ],
  solution: [attack('gatlingGun', SECOND_FOE)],
  wrong: [attack('gatlingGun', 'gasStation')],
  praise: '5, and a die more for it, then 3 and 2: that is 10 against silhouette 6.',
};

/** Each number rolled is a place. */
const aiming: KriegLesson = {
  id: 'aiming',
  title: 'Where it hurts',
  goal: 'Destroy a card of the Robocar with this hit.',
  text: [
    'Each die except a 5 is a place that you may hit: you rolled a 3 and a 2. The attacker chooses.',
    'The second damage on a weapon or system destroys it. A disc on a slot is damage.',
  ],
  marks: [FOE],
  start: {
    position: at({
      robots: {
        [MINE]: { ...TANK, slots: { primary: 'gatlingGun' } },
        [FOE]: { ...CAR, damage: { primary: 1 } },
      },
      order: [MINE],
    }),
    actions: [{ seat: 0, action: attack('gatlingGun', FOE) }],
    rolls: showing(5, 3, 2),
  },
  success: happened('cardDestroyed', { robot: FOE }),
  failures: [
    {
      when: did('locate'),
      say: 'That card was whole, and one damage is not enough. The other one had a disc already.',
    },
  ],
  hints: [
    'On a Robocar 2 is the primary weapon and 3 the secondary.',
    'The primary weapon has one damage already.',
  ],
  solution: [{ type: 'locate', location: 2 }],
  wrong: [{ type: 'locate', location: 3 }],
  praise: 'One weapon less to fear. A drive or a power core can be worth more.',
};

/** Standing still is dangerous. */
const choosing: KriegLesson = {
  id: 'choosing',
  title: 'The easy target',
  goal: 'Hit one of the two robots. You will roll a 3 and a 2.',
  text: [
    'A robot that moves has a silhouette as high as its speed. One that powers up, reboots or maneuvers stands still: silhouette 1.',
    'The number on the right of a robot is its silhouette.',
  ],
  marks: [FOE, SECOND_FOE],
  start: {
    position: at({
      robots: {
        [MINE]: { ...TANK, slots: { primary: 'gatlingGun' } },
        [FOE]: { chassis: 'spiderbot', at: 'J6', facing: 'northWest', poweredUp: true },
        [SECOND_FOE]: CAR,
      },
      order: [MINE],
    }),
    rolls: showing(3, 2),
  },
  success: happened('rolled', { hit: true, target: FOE }),
  failures: [
    {
      when: did('attack', { target: SECOND_FOE }),
      say: 'The Robocar has moved: silhouette 6, and your 5 is not enough.',
    },
    { when: did('attack'), say: 'That is no robot.' },
    { when: didLast('pass'), say: 'You let the chance go by.' },
  ],
  hints: ['Point at each of them and read its silhouette.', 'The Spiderbot is powered up.'],
  solution: [attack('gatlingGun', FOE)],
  wrong: [attack('gatlingGun', SECOND_FOE)],
  praise: 'A 5 against silhouette 1.',
};

/** A question in the other team's turn. */
const responding: KriegLesson = {
  id: 'responding',
  title: 'Answer with a card',
  goal: 'Missiles come in: answer with your Chaff, so that they miss.',
  text: [
    'At certain points you may answer with a face-down card. Chaff makes a robot harder to hit by missiles.',
    'You are asked for what your cards might be, so that the question gives nothing away. With nothing to show, you say no.',
  ],
  marks: [MINE],
  start: {
    position: at({
      robots: {
        [MINE]: { ...TANK, slots: { primary: 'electrolaser', zero: 'chaff' } },
        [FOE]: { ...CAR, slots: { primary: 'rocketPod' }, shown: 'all' },
      },
      order: [FOE, MINE],
    }),
    actions: [{ seat: 1, action: attack('rocketPod', MINE) }],
    rolls: showing(3, 1),
  },
  success: happened('answered', { card: 'chaff' }),
  failures: [{ when: did('answer'), say: 'Without it a 4 was enough to hit you.' }],
  hints: ['The question is in the orders: choose Chaff.'],
  solution: [answer('chaff')],
  wrong: [answer()],
  praise: 'It has been used, so from now on it lies open.',
};

export const lessons: readonly KriegLesson[] = [
  moving,
  shooting,
  aiming,
  choosing,
  powering,
  responding,
  rebooting,
  overcharging,
  onFoot,
];
