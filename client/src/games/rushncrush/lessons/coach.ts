import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';
import { checksFor } from '../../../lessons/checks';
import type { CoachNote } from '../../../lessons/lesson';

const { happened, may, sees } = checksFor<View, Action, Event>();

/** One of the viewer's cars that still race is like this. */
const mine = (is: (car: CarView) => boolean) =>
  sees(({ cars }, seat) =>
    Object.values(cars).some((car) => car.seat === seat && car.lost === '' && is(car)),
  );

/** What is new in a race, and when. */
export const coach: readonly CoachNote<View, Action, Event>[] = [
  {
    id: 'gear',
    title: 'First the gearstick',
    when: may('gear'),
    text: 'Move it one box, or leave it and roll. Up is faster and hotter, right along a dashed line is cooler. Point at a box to see how far it would take you.',
  },
  {
    id: 'way',
    title: 'Now drive',
    when: may('drive'),
    text: 'All of your spaces have to be driven. Straight ahead is free; a step diagonally ahead takes a lane change. You may go in parts.',
  },
  {
    id: 'heat',
    title: 'It gets hot',
    when: happened('heated'),
    text: 'A red die was low enough for a heat point. At six the engine blows up: the Fire Extinguisher takes one away, and blue boxes roll no red dice.',
  },
  {
    id: 'ram',
    title: 'A car beside your way',
    when: may('sideRam'),
    text: 'Diagonally ahead you may ram it: a die of 5 or 6 hurts the other car, 1 or 2 hurts you. A 4 or more can push it aside.',
  },
  {
    id: 'crush',
    title: 'A car in your way',
    when: may('rushNCrush'),
    text: 'Run into it from behind, and your way is over: a die for each space that you still had. Low ones hurt both of you.',
  },
  {
    id: 'equipment',
    title: 'Equipment',
    when: may('use'),
    text: 'Two Activations a turn. Guns hit the next car in your lane, up to three spaces away; nearer means more dice.',
  },
  {
    id: 'booster',
    title: 'Rocket Booster',
    when: may('boost'),
    text: 'After your way the Rocket Booster takes you one to three spaces further, straight ahead.',
  },
  {
    id: 'mine',
    title: 'A mine',
    when: may('layMine'),
    text: 'Your Minelayer drops a mine on the space that you left last. It never hurts the car that laid it.',
  },
  {
    id: 'wall',
    title: 'Into the wall',
    when: happened('crashed'),
    text: 'A wall costs Structure: the faster, the more. Then the car has to go round it.',
  },
  {
    id: 'damaged',
    title: 'Your car takes a beating',
    when: mine(({ structure }) => structure <= 4),
    text: 'With no Structure left your car is a wreck. Keep away from walls and mines, and ram only where you must.',
  },
  {
    id: 'fast',
    title: 'Faster, and straighter',
    when: mine(({ box }) => Number(box.split('.')[1]) >= 8),
    text: 'The faster a car is, the fewer lane changes it gets; from speed 11 on the lowest white die counts. Look ahead for a lane that is free all the way.',
  },
];
