import { anyGame } from '@gearhall/shared/core/game';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { lessonsSuite } from '../../testing/lessonsSuite';
import { words } from '../words';
import { course } from '.';

lessonsSuite(course, { rules: anyGame(metalkrushers), words });
