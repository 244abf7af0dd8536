import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { anyCourse } from '../../../lessons/lesson';
import { coach } from './coach';
import { lessons } from './lessons';

/** How MetalKrushers is learned. */
export const course = anyCourse<View, Action, Event>({
  lessons,
  game: {
    id: 'game',
    title: 'A whole fight',
    goal: 'Build a Krusher and take the easy bot apart. The coach speaks up whenever something is new.',
    options: { turnLimit: 60 },
    seats: 2,
  },
  coach,
});
