import { anyGame } from '@gearhall/shared/core/game';
import { rushncrush } from '@gearhall/shared/games/rushncrush/index';
import { turnOrderSuite } from '../../stage/testing/turnOrderSuite';
import { calledFor } from './calledFor';
import { turnOrder } from './turnOrder';

turnOrderSuite({ game: anyGame(rushncrush), turnOrder, calledFor, seats: [2, 6], often: 0.4 });
