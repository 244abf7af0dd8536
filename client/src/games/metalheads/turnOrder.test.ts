import { anyGame } from '@gearhall/shared/core/game';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { turnOrderSuite } from '../../stage/testing/turnOrderSuite';
import { calledFor } from './calledFor';
import { turnOrder } from './turnOrder';

turnOrderSuite({ game: anyGame(metalheads), turnOrder, calledFor, seats: [2, 5], often: 0.7 });
