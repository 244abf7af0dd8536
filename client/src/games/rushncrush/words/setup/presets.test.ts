import { rushncrush } from '@gearhall/shared/games/rushncrush/index';
import { anyGame } from '@gearhall/shared/core/game';
import { presetsSuite } from '../../../testing/presetsSuite';
import { PRESETS } from './presets';

presetsSuite(anyGame(rushncrush), PRESETS);
