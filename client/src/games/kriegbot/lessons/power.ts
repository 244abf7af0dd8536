import {
  any,
  at,
  attack,
  CAR,
  did,
  didLast,
  FOE,
  happened,
  MINE,
  showing,
  TANK,
  type KriegLesson,
} from './place';

/** Lessons about power and energy. */

/** The price of strong cards. */
export const powering: KriegLesson = {
  id: 'powering',
  title: 'Power up',
  goal: 'Fire your Railgun in this turn.',
  text: [
    'First all robots move, then all attack. In place of a move a robot may power up: cards work at their best until the turn ends.',
    'A Railgun fires only while powered up. In return you stand still.',
  ],
  marks: [FOE],
  start: {
    position: at({
      phase: 'movement',
      order: [MINE],
      robots: {
        [MINE]: {
          ...TANK,
          slots: { primary: 'railgun', zero: 'repairArm', four: 'nanoGlue', inner: 'reverse', deep: 'chaff' },
        },
        [FOE]: CAR,
      },
    }),
    rolls: showing(4, 3),
  },
  success: happened('attacked', { arms: 'railgun', target: FOE }),
  failures: [
    { when: happened('attacked'), say: 'Fired, but not at the enemy robot.' },
    {
      when: any(did('move'), did('maneuver'), did('reboot'), did('endMove')),
      say: 'Now the Railgun has no power in this turn.',
    },
    { when: didLast('pass'), say: 'Powered up, but you did not fire.' },
  ],
  hints: [
    'First the movement phase: choose to power up.',
    'Then the attack phase: choose the Railgun, and the Robocar.',
  ],
  solution: [{ type: 'powerUp' }, attack('railgun', FOE)],
  wrong: [{ type: 'maneuver', facing: 0 }],
  praise: 'Two damage in one hit. But until you move again, your silhouette is 1.',
};

/** Orange markers. */
export const rebooting: KriegLesson = {
  id: 'rebooting',
  title: 'Reboot',
  goal: 'Your drive is disabled: get all orange markers off your robot.',
  text: [
    'A disabled card does nothing. With a disabled drive, pilot or power core the whole robot stands still.',
    'A reboot takes the whole turn, and all disable markers off.',
  ],
  marks: [MINE],
  start: {
    position: at({
      phase: 'movement',
      order: [MINE],
      robots: { [MINE]: { ...TANK, disabled: ['drive', 'secondary'] }, [FOE]: CAR },
    }),
  },
  success: happened('rebooted'),
  failures: [{ when: did('idle'), say: 'Standing idle changes nothing.' }],
  hints: ['It is one of the two orders that you have.'],
  solution: [{ type: 'reboot' }],
  wrong: [{ type: 'idle' }],
  praise: 'Next turn it moves again, if it still stands.',
};

/** Energy for a die. */
export const overcharging: KriegLesson = {
  id: 'overcharging',
  title: 'Energy to burn',
  goal: 'Hit the moving Robocar with your Railgun.',
  text: [
    'At a table with power cores an electric weapon costs one energy each time it attacks.',
    'One energy more buys one die more: that is overcharge. Choose it in the orders before you attack. A miss costs the same.',
  ],
  marks: [FOE],
  start: {
    position: at({
      robots: {
        [MINE]: { ...TANK, slots: { primary: 'railgun' }, powerCore: { card: 'compulsatorFlywheel' } },
        [FOE]: { ...CAR, powerCore: { card: 'fuelCell' } },
      },
      order: [MINE],
    }),
    rolls: showing(3, 2, 1),
  },
  success: happened('rolled', { target: FOE, hit: true }),
  failures: [
    {
      when: did('attack', { target: FOE }),
      say: '3 and 2: one short of silhouette 6. A third die would have done it.',
    },
    { when: did('attack'), say: 'That is no robot. The Robocar stands to the right.' },
    { when: didLast('pass'), say: 'You let the chance go by.' },
  ],
  hints: ['Silhouette 6 is much for two dice.', 'The orders offer Overcharge: one die more.'],
  solution: [{ ...attack('railgun', FOE), overcharge: 1 }],
  wrong: [attack('railgun', FOE)],
  praise:
    'That was two energy. Your core lies open from now on: everybody can count what is left, and you need one for a reboot.',
};
