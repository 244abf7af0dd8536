import type { Fact } from '../../../stage/contract/words';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { shipsOf } from '@gearhall/shared/games/metaltalon/rules/sea';
import { legal } from '@gearhall/shared/games/metaltalon/turn';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { capital, cents, count, eitherOf, listOf, nameOf, shipName } from './names';
import { RACE_WORDS } from './races';

/** What is going on, for everybody. */
export function statusOf(view: View, names: readonly string[]): string {
  if (view.phase === 'over') return 'The game is over.';
  if (view.phase === 'races') {
    const open = view.seats.flatMap(({ settled }, seat) => (settled ? [] : [nameOf(names, seat)]));
    return `Race draw. ${listOf(open)} may roll again.`;
  }
  return `Round ${view.round} of ${view.roundLimit}. ${doing(view, names)}`;
}

function doing({ question, turn, step, active }: View, names: readonly string[]): string {
  if (question?.kind === 'reroll') return `${nameOf(names, question.seat)} may have the roll made again.`;
  if (question?.kind === 'damage') return `${nameOf(names, question.seat)} chooses the coins to lose.`;
  return `${nameOf(names, turn)} ${step === 'closing' && !active ? 'ends the turn' : 'acts'}.`;
}

/** What `seat` is asked now; empty when it is asked nothing. */
export function promptOf(view: View, seat: Seat): string {
  const own = view.seats[seat];
  if (!own || own.out || view.phase === 'over') return '';
  if (view.phase === 'races') return own.settled ? '' : racePrompt(view, seat);
  if (view.question) return view.question.seat === seat ? questionPrompt(view) : '';
  return view.turn === seat ? turnPrompt(view, seat) : '';
}

function racePrompt(view: View, seat: Seat): string {
  const race = view.seats[seat]?.race;
  if (!race) return '';
  const { name, power } = RACE_WORDS[race];
  return `You are ${name}. ${power} Keep this race, or roll once more and keep what comes?`;
}

function questionPrompt({ question, shot }: View): string {
  if (question?.kind === 'reroll') {
    const roll = shot ? `The roll is ${shot.roll}: ${count(shot.damage, 'damage', 'damage')}. ` : '';
    return `${roll}Pay ${cents(question.cost)} for a new roll?`;
  }
  return `Your ${shipName(question?.ship ?? '')} takes ${question?.points ?? 0} damage. Choose what is left of it.`;
}

/** What is open now, and nothing else: "Choose a ship, launch a new one or end your turn." */
function turnPrompt(view: View, seat: Seat): string {
  const open = legal(view, seat);
  const ships = new Set(open.flatMap((action) => ('ship' in action ? [action.ship] : [])));
  const active = view.active?.ship;
  const goesOn = active !== undefined && ships.delete(active);
  const isNew = view.step === 'closing';
  const ways = [
    ...(goesOn ? [isNew ? 'go on with your new ship' : `go on with ${shipName(active)}`] : []),
    ...(ships.size > 0 ? [goesOn ? 'take another ship' : 'choose a ship'] : []),
    ...(open.some(({ type }) => type === 'launch') ? ['launch a new ship'] : []),
    'end your turn',
  ];
  return `${capital(eitherOf(ways))}.`;
}

/** A few words beside each seat. */
export function seatFactsOf(view: View, seat: Seat): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  const { name, power } = RACE_WORDS[own.race];
  if (own.out)
    return [
      { label: 'Race', value: name },
      { label: 'Out', value: 'of the game' },
    ];
  const ships = shipsOf(view, seat);
  const worth = ships.reduce((sum, id) => sum + valueOf(view.ships[id] ?? NOTHING), 0);
  const race = { label: 'Race', value: `${name}: ${power}` };
  if (view.phase === 'races') return [race];
  return [
    { label: 'Cash', value: cents(own.cash) },
    { label: 'Ships', value: ships.length === 0 ? 'none' : `${ships.length} worth ${cents(worth)}` },
    race,
  ];
}

const NOTHING = { pennies: 0, nickels: 0, dimes: 0 };
