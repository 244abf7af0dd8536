import { anyGame } from '@gearhall/shared/core/game';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { presetsSuite } from '../../testing/presetsSuite';
import { PRESETS } from './presets';

presetsSuite(anyGame(metalheads), PRESETS);
