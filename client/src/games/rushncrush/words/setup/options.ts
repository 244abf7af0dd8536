import type { Options } from '@gearhall/shared/games/rushncrush/options';
import type { OptionWords } from '../../../../stage/contract/words';
import { COURSE_WORDS } from './courses';

/** The text beside each choice of a table's creator. */
export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  course: COURSE_WORDS,
  cars: {
    label: 'Cars per player',
    help: 'Two cars each, up to six cars in all.',
    values: { 1: 'One', 2: 'Two' },
  },
  crews: {
    label: 'Cars and drivers',
    help: 'In a draft, players pick cars in turn, then drivers in reverse order.',
    values: { teams: 'Dealt, by teams', mixed: 'Dealt, mixed', draft: 'Drafted' },
  },
  style: {
    label: 'Rules',
    help: 'Arcade is quicker: nothing needs arming, rams are simple, and the Rocket Booster makes no heat.',
    values: { overdrive: 'Overdrive (full rules)', arcade: 'Arcade' },
  },
  edition: { label: 'Edition', isIdle: () => true },
};
