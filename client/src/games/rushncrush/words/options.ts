import type { Options } from '@gearhall/shared/games/rushncrush/options';
import type { OptionWords } from '../../contract';
import { COURSE_WORDS } from './courses';

/** What a table's creator reads beside each choice. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  course: COURSE_WORDS,
  cars: {
    label: 'Cars a person',
    help: 'Two only where no more than six cars come together.',
    values: { 1: 'One', 2: 'Two' },
  },
  crews: {
    label: 'Cars and drivers',
    help: 'In a draft everybody takes a car in turn, then in the reverse order a driver.',
    values: { teams: 'Dealt, by teams', mixed: 'Dealt, mixed', draft: 'Drafted' },
  },
  style: {
    label: 'Rules',
    help: 'Arcade is quicker: nothing has to be armed, rams are simple, and the Rocket Booster does not heat.',
    values: { overdrive: 'Overdrive, the whole rules', arcade: 'Arcade' },
  },
};
