import { anyGame } from '@gearhall/shared/core/game';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { lessonsSuite } from '../../testing/lessonsSuite';
import { words } from '../words';
import { course } from '.';

lessonsSuite(course, { rules: anyGame(metalheads), words });
