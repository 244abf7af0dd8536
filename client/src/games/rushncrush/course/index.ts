import type { OptionControls } from '../../../stage/contract/words';
import { CourseControl } from './CourseControl';
import { problemOf } from './choice';

/** The controls that the form for a new table shows in place of a text field. */
export const controls: OptionControls = { course: { Control: CourseControl, problem: problemOf } };
