import { anyGame } from '@gearhall/shared/core/game';
import { rushncrush } from '@gearhall/shared/games/rushncrush/index';
import { lessonsSuite } from '../../testing/lessonsSuite';
import { words } from '../words';
import { course } from '.';

lessonsSuite(course, { rules: anyGame(rushncrush), words });
