import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import { BARE, given, type Given } from '@gearhall/shared/games/rushncrush/testing/given';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { checksFor } from '../../../lessons/checks';
import type { Check, Lesson } from '../../../lessons/lesson';

const { all, any, did, happened, not, sees } = checksFor<View, Action, Event>();

type RushLesson = Lesson<View, Action, Event>;
type RushCheck = Check<View, Action, Event>;

/** The learner's car, and the other one, which has had its turn. */
const MINE = 'A';
const OTHER = 'B';

interface Cars {
  readonly mine: Omit<Given['cars'][string], 'seat'>;
  readonly other: Omit<Given['cars'][string], 'seat'>;
}

/** On a track without walls, in the learner's turn. */
const race =
  ({ mine, other }: Cars, turn: Pick<Given, 'movement' | 'changes'> = {}) =>
  () =>
    given({
      course: BARE,
      cars: { [MINE]: mine, [OTHER]: { driver: 'turnpike', card: 'highNoon', ...other } },
      mover: MINE,
      ...turn,
    }).state;

/** The learner's car has driven as many spaces, in one or more parts. */
const hasDriven =
  (least: number): RushCheck =>
  ({ events }) =>
    events.reduce(
      (sum, event) => sum + (event.type === 'drove' && event.car === MINE ? event.path.length : 0),
      0,
    ) >= least;

/** The car is in a gear, and slower than this. */
const isSlowerThan = (speed: number): RushCheck =>
  sees(({ cars }) => Number(cars[MINE]?.box.split('.')[1] ?? 0) < speed);

const isInBox = (box: string): RushCheck => sees(({ cars }) => cars[MINE]?.box === box);

/** A turn: gearstick, dice, way. */
const starting: RushLesson = {
  id: 'starting',
  title: 'Into first gear',
  goal: 'Put your car in first gear, roll, and drive all four spaces.',
  text: [
    'In your turn you first move the gearstick by one box, or leave it. The row of its box is your speed.',
    'Then you roll, and drive as many spaces as your speed: all of them.',
  ],
  start: { position: race({ mine: { at: '1.3.3', box: '0' }, other: { at: '1.5.2', box: '0' } }) },
  isGuided: true,
  success: hasDriven(4),
  failures: [
    { when: all(did('roll'), isInBox('0')), say: 'In neutral the car stands still. Change gear first.' },
  ],
  hints: ['From neutral there is one way only: up to first gear, speed 4.'],
  solution: [{ type: 'gear', box: '1.4' }, { type: 'roll' }, { type: 'drive', to: '1.3.7', points: 4 }],
  wrong: [{ type: 'roll' }],
  praise: 'That is a turn: gear, dice, way.',
};

/** Steps diagonally ahead. */
const lanes: RushLesson = {
  id: 'lanes',
  title: 'Change lanes',
  goal: 'Drive your five spaces without touching the car ahead.',
  text: [
    'A step diagonally ahead takes a lane change. Up to speed 5 you have as many as you like.',
    'The number on a marked space is how many spaces away it is.',
  ],
  marks: [OTHER],
  start: {
    position: race(
      { mine: { at: '1.3.2', box: '2.5' }, other: { at: '1.3.4', box: '2.5' } },
      { movement: 5, changes: 5 },
    ),
  },
  success: hasDriven(5),
  failures: [
    {
      when: any(happened('rushedNCrushed'), happened('ranUp'), happened('sideRammed')),
      say: 'That was a crash. Go to another lane before you reach the car.',
    },
  ],
  hints: ['Choose a space five away in another lane: the way there goes round the car.'],
  solution: [{ type: 'drive', to: '1.2.7', points: 5 }],
  wrong: [{ type: 'rushNCrush', to: '1.3.4', points: 2 }],
  praise: 'At higher speeds the white dice say how many lane changes you have: the faster, the fewer.',
};

/** Speed against heat. */
const faster: RushLesson = {
  id: 'faster',
  title: 'Faster is hotter',
  goal: 'Drive at least seven spaces in this turn.',
  text: [
    'One box up is one faster, but hotter: a yellow box rolls one red die, orange two, red three. Each 1 or 2 is a heat point.',
    'With six heat points the engine blows up.',
  ],
  start: {
    position: race({ mine: { at: '1.3.2', box: '2.6' }, other: { at: '1.5.2', box: '2.6' } }),
    rolls: [5, 3, 4, 2, 6],
  },
  success: hasDriven(7),
  failures: [
    {
      when: all(did('roll'), isSlowerThan(7)),
      say: 'Too slow: your speed is the number of spaces. Accelerate before you roll.',
    },
  ],
  hints: ['Move the gearstick one box up, to speed 7. Then roll, then drive.'],
  solution: [{ type: 'gear', box: '2.7' }, { type: 'roll' }, { type: 'drive', to: '1.3.9', points: 7 }],
  wrong: [{ type: 'roll' }],
  praise: 'The red die showed a 5: no heat this time.',
};

/** The same speed in a higher gear. */
const cooler: RushLesson = {
  id: 'cooler',
  title: 'A higher gear is cooler',
  goal: 'Roll at speed 7 without heating your engine.',
  text: [
    'Your heat is 4, and your gearstick stands in a red box: three red dice. You will roll badly.',
    'Along a dashed line you may change gear and keep your speed.',
  ],
  start: {
    position: race({ mine: { at: '1.3.2', box: '1.7', heat: 4 }, other: { at: '1.5.2', box: '2.6' } }),
    rolls: [1, 1, 1, 1],
  },
  success: all(
    did('roll'),
    not(happened('heated')),
    sees(({ cars }) => /\.7$/u.test(cars[MINE]?.box ?? '')),
  ),
  failures: [
    {
      when: happened('lost'),
      say: 'Three times a 1: the engine blew up. A blue box rolls no red dice at all.',
    },
    { when: happened('heated'), say: 'Hotter still. A blue box rolls no red dice at all.' },
    { when: did('roll'), say: 'That is another speed. Change gear to the right, and keep speed 7.' },
  ],
  hints: ['In the row of speed 7 the blue box is in third gear.'],
  solution: [{ type: 'gear', box: '3.7' }, { type: 'roll' }],
  wrong: [{ type: 'roll' }],
  praise: 'Third gear at speed 7 is a blue box: no red dice.',
};

/** Into a car diagonally ahead. */
const ramming: RushLesson = {
  id: 'ramming',
  title: 'Side Ram',
  goal: 'Push the other car aside with a Side Ram.',
  text: [
    'A step diagonally ahead into a car is a Side Ram. Roll a die: a high one damages the other, a low one damages you.',
    'With a 4 or more the other is pushed aside, if the space beyond it is free.',
  ],
  marks: [OTHER],
  start: {
    position: race(
      { mine: { at: '1.3.2', box: '2.5' }, other: { at: '1.4.4', box: '2.5' } },
      { movement: 5, changes: 5 },
    ),
    rolls: [6],
  },
  success: happened('displaced'),
  failures: [
    {
      when: any(happened('rushedNCrushed'), happened('ranUp')),
      say: 'You changed lanes first and hit it from straight behind: that hurts both. Stay beside its lane.',
    },
    { when: hasDriven(5), say: 'You drove past it.' },
  ],
  hints: ['The other car is two spaces ahead, one lane over. Tap it and choose the Side Ram.'],
  solution: [{ type: 'sideRam', to: '1.4.4', by: 'right', points: 2, use: [] }],
  wrong: [{ type: 'rushNCrush', to: '1.4.4', points: 2 }],
  praise: 'A 6: the other car lost a Structure point and its place.',
};

/** The Machine Gun. */
const shooting: RushLesson = {
  id: 'shooting',
  title: 'Machine Gun',
  goal: 'Fire at the car ahead with three dice.',
  text: [
    'Two Activations a turn arm equipment or use what is armed. Your Machine Gun was armed last turn.',
    'It fires straight ahead: three dice at one space, two at two, one at three. Each 1 or 2 hits.',
  ],
  marks: [OTHER],
  start: {
    position: race(
      { mine: { at: '1.3.2', box: '2.5', armed: ['machineGun'] }, other: { at: '1.3.5', box: '2.5' } },
      { movement: 5, changes: 5 },
    ),
    rolls: [3, 1, 2],
  },
  success: happened('fired', { range: 1 }),
  failures: [
    { when: happened('fired'), say: 'Too far away for three dice. First drive up to the car, then fire.' },
    { when: hasDriven(4), say: 'Now the car is not ahead of you any more.' },
    {
      when: any(happened('rushedNCrushed'), happened('sideRammed')),
      say: 'You rammed it. Stop right behind it instead.',
    },
  ],
  hints: ['Drive in parts: first two spaces, so that you stand right behind it. Then use the Machine Gun.'],
  solution: [
    { type: 'drive', to: '1.3.4', points: 2 },
    { type: 'use', item: 'machineGun' },
  ],
  wrong: [{ type: 'use', item: 'machineGun' }],
  praise: 'Two hits of three dice. The rest of your way still has to be driven, round the car.',
};

/** One more step up, and the line. */
const winning: RushLesson = {
  id: 'winning',
  title: 'Turbo, and over the line',
  goal: 'Cross the line in this turn: it is eight spaces away.',
  text: [
    'After the gearstick you may spend Turbo points: each is one more step up, and makes the red dice hotter.',
    'Brake points are steps down. No point ever comes back.',
  ],
  marks: ['finish'],
  start: {
    position: race({ mine: { at: '4.3.3', box: '2.6' }, other: { at: '3.3.1', box: '4.10' } }),
    rolls: [3, 6, 4, 2, 5],
  },
  success: happened('finished'),
  failures: [{ when: all(did('roll'), isSlowerThan(8)), say: 'Too slow: the line is eight spaces away.' }],
  hints: [
    'The gear action brings speed 7.',
    'A Turbo point brings speed 8. Then roll, and drive over the line.',
  ],
  solution: [
    { type: 'gear', box: '2.7' },
    { type: 'turbo', box: '2.8' },
    { type: 'roll' },
    { type: 'drive', to: 'finish', points: 8 },
  ],
  wrong: [{ type: 'gear', box: '2.7' }, { type: 'roll' }],
  praise: 'One heat point, and first over the line.',
};

export const lessons: readonly RushLesson[] = [starting, lanes, faster, cooler, ramming, shooting, winning];
