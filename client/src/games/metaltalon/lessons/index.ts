import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { anyCourse } from '../../../lessons/lesson';
import { coach } from './coach';
import { lessons } from './lessons';

/** How MetalTalon is learned. */
export const course = anyCourse<View, Action, Event>({
  lessons,
  game: {
    id: 'game',
    title: 'A whole game',
    goal: 'Beat the easy bot. The coach speaks up whenever something is new.',
    options: { races: 'plain', roundLimit: 40 },
    seats: 2,
  },
  coach,
});
