import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { anyCourse } from '../../../lessons/lesson';
import { coach } from './coach';
import { lessons } from './lessons';

/** How Metalheads is learned. */
export const course = anyCourse<View, Action, Event>({
  lessons,
  game: {
    id: 'game',
    title: 'A whole game',
    goal: 'Be stronger than the easy bot. The coach speaks up whenever something is new.',
    options: { monster: 'avalanche', nations: 'dealt' },
    seats: 2,
  },
  coach,
});
