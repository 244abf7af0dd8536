import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { anyGame } from '@gearhall/shared/core/game';
import { presetsSuite } from '../../testing/presetsSuite';
import { PRESETS } from './presets';

presetsSuite(anyGame(metalkrushers), PRESETS);
