/** What paints the map table: loaded when the board is there already, which shows flat drawings until then. */
export { Landscape } from './landscape';
export { RobotBody } from './robotBody';
export { paintRobot } from './robots';
export { flowAt, structurePainting, type StructureKind } from './structures';
export { burntWoods } from './woods';
export { wreckOf, type Fallen } from './wreck';
export { burnLine, flungTurret } from './films';
