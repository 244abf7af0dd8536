import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { RoleId } from '../../state';
import type { RuleContext } from './context';
import { onMap, enemiesOf, type Field, type SeenRobot } from './field';

/** Who is secretly on nobody's side but their own (L419), and whom one may therefore attack. */

export const hasMole = ({ options }: Pick<Field, 'options'>): boolean => scenarioOf(options).hasMole === true;

/** The seat of the mole, as far as it is known. */
export function moleIn({
  seats,
}: {
  readonly seats: readonly { readonly role: RoleId }[];
}): Seat | undefined {
  const seat = seats.findIndex(({ role }) => role === 'mole');
  return seat < 0 ? undefined : seat;
}

/** The seats of a side without the mole. */
export const loyalSeats = ({ seats }: Pick<Field, 'seats'>, team: TeamId): readonly Seat[] =>
  seatsOf(seats.length).filter((seat) => seats[seat]?.role === 'loyal' && seats[seat].team === team);

/** Each seat draws a card; one of them is the mole. Each is told its own role alone. */
export function dealRoles(context: RuleContext): void {
  const { seats } = context.state;
  if (!hasMole(context.state)) return;
  const stack: readonly RoleId[] = seats.map((_, place) => (place === 0 ? 'mole' : 'loyal'));
  const cards = context.dice.shuffle(stack);
  for (const [seat, own] of seats.entries()) {
    own.role = cards[seat] ?? 'loyal';
    context.emit({ type: 'roleTold', seat, role: own.role });
  }
}

/** At the end everybody learns who it was. */
export function revealMole(context: RuleContext): void {
  const mole = moleIn(context.state);
  if (mole !== undefined) context.emit({ type: 'moleRevealed', seat: mole });
}

/** Those whom a robot may attack, ram or hold: its enemies, or everybody where somebody is a mole (KS6.4). */
export const foesOf = (
  field: Pick<Field, 'robots' | 'options'>,
  { id, team }: Pick<SeenRobot, 'id' | 'team'>,
): readonly SeenRobot[] =>
  hasMole(field) ? onMap(field).filter((other) => other.id !== id) : enemiesOf(field, team);
