import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { at, did, didLast, FOE, happened, MINE, SECOND_FOE, showing, TANK, type KriegLesson } from './place';

const SOLDIER = 'adler';

const fire = (arms: ActionOf<'fire'>['arms'], target: ActionOf<'fire'>['target']): ActionOf<'fire'> => ({
  type: 'fire',
  arms,
  target,
});

/** Infantry: when it acts, and why it comes so near. */
export const onFoot: KriegLesson = {
  id: 'onFoot',
  title: 'On foot',
  goal: 'Hit one of the two robots with the rifle of your footsoldier Adler.',
  text: [
    'With the whole expansion robots let infantry out. When all robots have attacked, each soldier does one thing: walk, fire or get aboard.',
    'A rifle has one die at four hexes, two at two, three in the robot’s own hex. There the robot can neither shoot nor ram the soldier.',
    'Robots that have moved are as hard to hit for a soldier as for anybody else.',
  ],
  marks: [SOLDIER, FOE, SECOND_FOE],
  start: {
    position: at({
      phase: 'infantry',
      robots: {
        [MINE]: { ...TANK, at: 'G11' },
        [FOE]: { chassis: 'spiderbot', at: 'J6', facing: 'northWest' },
        [SECOND_FOE]: { chassis: 'helibot', at: 'J4', facing: 'southWest' },
      },
      units: [{ id: SOLDIER, at: 'J6' }],
    }),
    rolls: showing(2, 1, 1),
  },
  success: happened('rolled', { target: FOE, hit: true }),
  failures: [
    {
      when: did('fire', { target: SECOND_FOE }),
      say: 'Two dice against a Helibot in flight: too few. Fire at the robot that Adler stands beside.',
    },
    {
      when: did('fire', { arms: 'designator' }),
      say: 'The laser designator paints a target for others, and does no damage.',
    },
    { when: did('fire'), say: 'That is no robot.' },
    {
      when: did('walk'),
      say: 'A soldier does one thing a turn: walk or fire. This one is in the right place.',
    },
    { when: didLast('pass'), say: 'You let the chance go by.' },
  ],
  hints: [
    'Adler stands in the hex of the Spiderbot.',
    'Choose the rifle, and the Spiderbot: three dice against silhouette 4.',
  ],
  solution: [fire('rifle', FOE)],
  wrong: [fire('rifle', SECOND_FOE)],
  praise: '2, 1 and 1 were just enough. One damage kills a soldier: stay out of the arcs of other robots.',
};
