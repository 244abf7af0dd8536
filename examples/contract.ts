/* What the author of a game uses: `node scripts/contractPage.js` makes docs/contract.md of it. */

// The game
export {
  anyGame,
  anyTableRules,
  type AnswerDeadline,
  type ChatAudience,
  type Game,
  type Outcome,
  type Plain,
  type SchemaClass,
  type Transition,
  type TableRules,
  type TypedThing,
} from '@gearhall/shared/core/game';
export type { FreeTexts } from '@gearhall/shared/core/game/freeTexts';
export type { Bot, BotMeans } from '@gearhall/shared/core/bots/bot';
export { GAME_ID, type About, type SeatLimits, type Secrets } from '@gearhall/shared/core/game/about';
// What rules are made of
export { defineGame } from '@gearhall/shared/core/game/defineGame';
export type { Dice } from '@gearhall/shared/core/dice/dice';
export { shownAs } from '@gearhall/shared/core/game/projecting';
export { refuse } from '@gearhall/shared/core/ground/result';
export { rulebook } from '@gearhall/shared/core/game/rulebook';
export type { Viewer } from '@gearhall/shared/core/ground/seats';
export { contractSuite } from '@gearhall/shared/core/testing/contract';
// The client
export {
  anyGameClient,
  type Ending,
  type GameClient,
  type MountScene,
  type SceneContext,
} from '../client/src/stage/contract/contract';
export type { GameHelp } from '../client/src/stage/contract/help';
export type { DashboardProps, SeatPictureProps } from '../client/src/stage/contract/dashboard';
export type { BoardDefinition } from '../client/src/stage/contract/boardDefinition';
export type { Celebrated } from '../client/src/stage/contract/celebration';
export type { OrderGroup } from '../client/src/stage/contract/orders';
export type { LogLine, Words } from '../client/src/stage/contract/words';
export { basicClient } from '../client/src/stage/basic/basicClient';
export { mountBoard } from '../client/src/stage/boards/boardScene';
export type { CardTable } from '../client/src/stage/cards/contract';
