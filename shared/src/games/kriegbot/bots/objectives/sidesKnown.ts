import type { Seat } from '../../../../core/ground/seats';
import {
  sideBeyond,
  coordinatesOf,
  groundAt,
  LAST_HALF,
  type EdgeId,
  type MapSideId,
} from '../../content/map';
import { DIRECTIONS, hexTowards } from '../../../../core/game/hex';
import {
  edgeOf,
  findRobot,
  oppositeOf,
  unitThere,
  type Field,
  type SeenRobot,
} from '../../rules/field/field';
import { hasMole } from '../../rules/field/moles';
import { isPrize, tokensOf } from '../../rules/pieces/tokens';
import type { TargetId, Token } from '../../state';
import type { Situation } from '../imagining';

/** Who fights whom, and for what, where one of the players may be a mole: as far as this viewer knows. */

export const isMole = ({ seats }: Pick<Field, 'seats'>, { seat }: Pick<SeenRobot, 'seat'>): boolean =>
  seats[seat]?.role === 'mole';

/** Would it win by carrying this away? The mole with everything. */
export const isWanted = (field: Field, robot: SeenRobot, token: Token): boolean =>
  isMole(field, robot) || isPrize(token, robot.team);

/** It bears something with which it could win. */
export const isLaden = (field: Field, robot: SeenRobot): boolean =>
  tokensOf(field, robot.id).some((token) => isWanted(field, robot, token));

/**
 * It need not look for more. With one piece of crypto somebody loyal may carry the mole's, and win nothing by it: a
 * second one that lies about is fetched first.
 */
export function isReady(field: Field, robot: SeenRobot): boolean {
  if (!isLaden(field, robot)) return false;
  if (!hasMole(field) || isMole(field, robot)) return true;
  const wanted = field.tokens.filter((token) => isWanted(field, robot, token));
  return wanted.filter(({ bearer }) => bearer === robot.id).length > 1 || wanted.every(({ at }) => at === '');
}

/** The edge over which it would win with that. */
export function wayOf(field: Field, robot: SeenRobot): EdgeId | '' {
  const own = edgeOf(field, robot.team);
  return own !== '' && isMole(field, robot) ? oppositeOf(own) : own;
}

/** The part of the map's height, from its own edge, beyond which a bearer seems to be on the wrong way. */
const STRAY = 0.6;

/** It carries crypto away from home: hardly anybody but the mole would. */
function isSuspect(field: Field, { id, team, at }: SeenRobot): boolean {
  const own = edgeOf(field, team);
  if (!hasMole(field) || own === '' || at === '' || tokensOf(field, id).length === 0) return false;
  const fromTop = groundAt(at).halves / LAST_HALF;
  return (own === 'top' ? fromTop : 1 - fromTop) > STRAY;
}

/** The edge where it is about to win, as far as everybody can see; empty: it is not. */
export function threatOf(field: Field, robot: SeenRobot): EdgeId | '' {
  const own = edgeOf(field, robot.team);
  if (own !== '' && isSuspect(field, robot)) return oppositeOf(own);
  return isLaden(field, robot) ? wayOf(field, robot) : '';
}

/** Does a seat fight this robot? A mate only if it seems to be the mole; the mole fights everybody who is about to win. */
export function isHostile(field: Field, seat: Seat, robot: SeenRobot): boolean {
  if (robot.team !== field.seats[seat]?.team) return true;
  if (robot.seat === seat) return false;
  return isSuspect(field, robot) || (isMole(field, { seat }) && threatOf(field, robot) !== '');
}

/** It is a robot, and no mate; or a tent or drone of another side. */
export function isFair(view: Field, by: SeenRobot, target: TargetId): boolean {
  const [robot, unit] = [findRobot(view, target), unitThere(view, target)];
  return robot ? isHostile(view, by.seat, robot) : unit !== undefined && unit.team !== by.team;
}

/** A mate that it does not fight. */
export function spares({ view, team, enemies }: Situation, id: TargetId): boolean {
  const robot = findRobot(view, id);
  return robot?.team === team && !enemies.some((enemy) => enemy.id === id);
}

/** Does a step from here lead over this edge? */
export const isBeside = (at: string, edge: MapSideId): boolean =>
  DIRECTIONS.some((direction) => sideBeyond(hexTowards(coordinatesOf(at), direction)) === edge);
