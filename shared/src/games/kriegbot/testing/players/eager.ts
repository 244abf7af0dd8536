import { randomPlayer, type Place, type Player } from '../../../../core/testing/playout';
import type { Action } from '../../actions';
import { rangeBetween } from '../../rules/field/arcs';
import { enemiesOf, robotsOfSeat } from '../../rules/field/field';
import type { View } from '../../view';
import { byLot } from './designers';

/** Actions that random players rarely come to do: an eager player does them as often as possible. */
const WANTED: readonly Action['type'][] = ['ram', 'glue', 'replicate', 'repair', 'nuke', 'boost'];
/** What would soon end the game. */
const UNWANTED: readonly Action['type'][] = ['bailOut', 'flee', 'prepare', 'idle'];
const ALWAYS_IN = 3;

/** Seeks the enemy, shoots at it, and does rare things when possible; its designs are random. */
export const eagerPlayer: Player = byLot((place) => {
  const rare = place.legal.filter(({ type }) => isOneOf(WANTED, type));
  if (rare.length > 0 && place.dice.roll(ALWAYS_IN) > 1) return randomPlayer({ ...place, legal: rare });
  const fit = place.legal.filter(({ type }) => !isOneOf(UNWANTED, type));
  const shots = fit.filter(({ type }) => type === 'attack');
  if (shots.length > 0) return place.dice.pick(shots);
  const way = nearest(place);
  if (way && place.dice.roll(ALWAYS_IN) > 1) return way;
  return randomPlayer({ ...place, legal: fit.length > 0 ? fit : place.legal });
});

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);

/** The move, or starting place, that is nearest to an enemy. */
function nearest({ view, seat, legal, dice }: Place): Action | undefined {
  const field = view as View;
  const [own] = robotsOfSeat(field, seat);
  if (!own || field.phase !== 'movement') return undefined;
  const enemies = enemiesOf(field, own.team);
  const rangeOf = (at: string): number => Math.min(...enemies.map((enemy) => rangeBetween(at, enemy.at)));
  const moves = (legal as readonly Action[]).flatMap((action) =>
    action.type === 'move' ? [{ action, range: rangeOf(action.to) }] : [],
  );
  const best = Math.min(...moves.map(({ range }) => range));
  const ways = moves.filter(({ range }) => range === best);
  return ways.length > 0 ? dice.pick(ways).action : undefined;
}
