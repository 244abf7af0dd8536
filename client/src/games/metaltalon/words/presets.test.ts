import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { anyGame } from '@gearhall/shared/core/game';
import { presetsSuite } from '../../testing/presetsSuite';
import { PRESETS } from './presets';

presetsSuite(anyGame(metaltalon), PRESETS);
