import { anyGame } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { lessonsSuite } from '../../testing/lessonsSuite';
import { words } from '../words';
import { course } from '.';

lessonsSuite(course, { rules: anyGame(metaltalon), words });
