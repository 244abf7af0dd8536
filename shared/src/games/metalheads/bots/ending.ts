import type { Seat } from '../../../core/ground/seats';
import { monsterIn, opponentsOf, playerAt, soloSideOf, type Field } from '../rules/field';
import { strengthOf } from '../rules/strength/strength';
import { isWonAlone, triggered } from '../rules/turn/turns';

/** Until a Robot is destroyed, by the turns of one player. */
const DESTRUCTION_TURNS = 8;

/** How many more turns the player will probably have, from 0. */
export function turnsLeft(field: Field): number {
  if (field.ending !== '') return 0;
  const side = soloSideOf(field);
  if (side?.turns !== undefined) return Math.max(0, side.turns - field.round);
  const players = field.players.length;
  const estimates = monsterIn(field).triggers.map((trigger) => {
    switch (trigger.kind) {
      case 'strength':
        return (trigger.strength - mostStrength(field)) / 3.5;
      case 'robots':
      case 'allTypes':
        return (trigger.robots - mostRobots(field)) / 0.8;
      case 'robotsAtOnce':
        return ((trigger.robots[players as 2] ?? 6) - mostRobots(field)) / 0.8;
      case 'destroyed':
        return (((trigger.robots[players as 2] ?? 6) - field.destroyed.length) * DESTRUCTION_TURNS) / players;
      case 'deckEmpty':
        return field.deck.length / (2.2 * players);
      case 'supplyEmpty':
        return field.supply / (1.2 * players);
    }
  });
  return Math.max(0, Math.min(9, ...estimates));
}

const mostRobots = ({ players }: Field): number => Math.max(...players.map(({ robots }) => robots.length));

const mostStrength = (field: Field): number =>
  Math.max(...field.players.map((_, seat) => strengthOf(field, seat)));

/** If the turn ended now, would it be the player's last one? */
export const isLastTurn = (field: Field, seat: Seat): boolean =>
  field.phase === 'over' ||
  (!soloSideOf(field) && (field.ending !== '' || triggered(field, seat) !== undefined));

const DECIDED = 40;
/** What a game is worth that is as good as won, and what each point of Strength in the lead is worth at its end. */
const AS_GOOD_AS_DECIDED = 25;
const LEAD = 1.4;
const LEAD_DECIDED = 1;
/** What a player probably gains on another one in one more turn, without Damage, and by each that it may place. */
const TURN_GAIN = 3.5;
const GAIN_BY_DAMAGE = 1;

/** What the end of the game is worth, in the player's last turn or after it. */
export function worthOfEnd(field: Field, seat: Seat): number {
  if (field.phase === 'over') return winsNow(field, seat) ? DECIDED : -DECIDED;
  return Math.min(...opponentsOf(field, seat).map((other) => worthOfLead(field, seat, other)));
}

function worthOfLead(field: Field, seat: Seat, other: Seat): number {
  const lead = strengthOf(field, seat) - strengthOf(field, other);
  if (!hasTurnLeft(field, seat, other)) {
    const isAhead = lead > 0 || (lead === 0 && winsTies(field, seat, other));
    return LEAD_DECIDED * lead + (isAhead ? AS_GOOD_AS_DECIDED : -AS_GOOD_AS_DECIDED);
  }
  const gain = TURN_GAIN + GAIN_BY_DAMAGE * (monsterIn(field).onCompletion?.damage ?? 0);
  const worth = LEAD * (lead - gain);
  return LEAD_DECIDED * lead + Math.max(-AS_GOOD_AS_DECIDED, Math.min(AS_GOOD_AS_DECIDED, worth));
}

/** In the last round: does the other have a turn after the player on turn? */
const hasTurnLeft = (field: Field, seat: Seat, other: Seat): boolean =>
  placeOf(field, other) > placeOf(field, seat);

const placeOf = ({ first, players }: Field, seat: Seat): number =>
  (seat - first + players.length) % players.length;

/** At equal Strength: more Robots, else the later place (M22). */
function winsTies(field: Field, seat: Seat, other: Seat): boolean {
  const more = playerAt(field, seat).robots.length - playerAt(field, other).robots.length;
  return more > 0 || (more === 0 && placeOf(field, seat) > placeOf(field, other));
}

function winsNow(field: Field, seat: Seat): boolean {
  if (soloSideOf(field)) return isWonAlone(field, seat);
  const strength = (one: Seat): number =>
    strengthOf(field, one) + (field.bonus?.seat === one ? field.bonus.add : 0);
  return opponentsOf(field, seat).every((other) => strength(other) < strength(seat));
}
