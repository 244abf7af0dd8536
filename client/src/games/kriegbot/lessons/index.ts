import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { anyCourse } from '../../../lessons/lesson';
import { coach } from './coach';
import { lessons } from './lessons';

/** How Kriegbot is learned. */
export const course = anyCourse<View, Action, Event>({
  lessons,
  game: {
    id: 'game',
    title: 'A whole duel',
    goal: 'Beat the easy bot: the first kill wins. The coach speaks up whenever something is new.',
    options: { readyMade: true, turnLimit: 15 },
    seats: 2,
  },
  coach,
});
