import { anyGame } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { turnOrderSuite } from '../../stage/testing/turnOrderSuite';
import { calledFor } from './calledFor';
import { turnOrder } from './turnOrder';

turnOrderSuite({ game: anyGame(metaltalon), turnOrder, calledFor, seats: [2, 4, 6], often: 0.9 });
