import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { anyGame } from '@gearhall/shared/core/game';
import { presetsSuite } from '../../../testing/presetsSuite';
import { PRESETS } from './presets';

presetsSuite(anyGame(kriegbot), PRESETS);
