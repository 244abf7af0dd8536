import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { anyCourse } from '../../../lessons/lesson';
import { coach } from './coach';
import { lessons } from './lessons';

/** How Rush 'n' Crush is learned. */
export const course = anyCourse<View, Action, Event>({
  lessons,
  game: {
    id: 'game',
    title: 'A whole race',
    goal: 'Be first over the line. The coach speaks up whenever something is new.',
    options: { course: 'open:1A-5A-6B-2A', style: 'arcade' },
    seats: 2,
  },
  coach,
});
