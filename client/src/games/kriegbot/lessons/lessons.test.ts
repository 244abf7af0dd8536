import { anyGame } from '@gearhall/shared/core/game';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { lessonsSuite } from '../../testing/lessonsSuite';
import { words } from '../words';
import { course } from '.';

lessonsSuite(course, { rules: anyGame(kriegbot), words });
