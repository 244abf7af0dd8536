import { seatsOf } from '../../../core/seats';
import { scenarioOf } from '../content/scenarios';
import type { RuleContext } from './context';

/** Who is secretly on nobody's side but their own (L419). */

/** No seat: nobody is the mole, or a viewer does not know who is. */
export const NOBODY = -1;

/** Each seat draws a card; one of them is the mole. Each is told its own role alone. */
export function dealRoles(context: RuleContext): void {
  const { options, seats } = context.state;
  if (!scenarioOf(options.scenario).hasMole) return;
  const [mole = NOBODY] = context.dice.shuffle(seatsOf(seats.length));
  context.state.mole = mole;
  for (const seat of seatsOf(seats.length))
    context.emit({ type: 'roleTold', seat, role: seat === mole ? 'mole' : 'loyal' });
}

/** At the end everybody learns who it was. */
export function revealMole(context: RuleContext): void {
  const { mole } = context.state;
  if (mole !== NOBODY) context.emit({ type: 'moleRevealed', seat: mole });
}
