import type { UnitId } from '../../state/units';
import type { RobotId } from '../../state/robot';
import type { Task } from '../../state/tasks';
import type { Exit } from '../../state/facts';
import { expectDefined } from '../../../../core/ground/result';
import { voiceOf } from '../field/landingCraft';
import { answered, ask, refuse, type Rule, type RuleContext } from '../field/context';
import { hidingSide, suspectsIn } from '../pieces/decoys';
import { robotsIn, robotsOfTeam, isActive, type Field } from '../field/field';
import { seatsOfTeam } from '../field/seating';

/** Downed Pilot: who of the six is the pilot, and what becomes of him (L655-667, KS16.2, KS16.7). */

/** The last thing of the set-up: with ready-made robots by lot (K95). */
export function nameTasks(context: RuleContext): readonly Task[] {
  const { options } = context.state;
  if (hidingSide(options) === undefined) return [];
  if (!options.readyMade) return [{ kind: 'namePilot' }];
  nameByLot(context);
  return [];
}

/** The voice of his side is asked. */
export function askForName(context: RuleContext): void {
  const team = expectDefined(hidingSide(context.state.options), 'a side with a pilot in hiding');
  const [first] = suspectsIn(context.state);
  ask(context, 'namePilot', expectDefined(first, 'one of the six').id, {
    seat: voiceOf(context.state, team),
  });
}

const nameByLot = (context: RuleContext): void =>
  giveName(context, context.dice.pick(suspectsIn(context.state)).id);

/** Only the seats of his side are told. */
function giveName(context: RuleContext, unit: UnitId): void {
  const team = expectDefined(hidingSide(context.state.options), 'a side with a pilot in hiding');
  context.state.pilotName = unit;
  context.emit({ type: 'pilotNamed', unit, seats: [...seatsOfTeam(context.state, team)] });
}

/** One of them; empty: by lot. */
export const namePilot: Rule<'namePilot'> = {
  whyNot: (field, _seat, { unit }) =>
    unit === '' || suspectsIn(field).some(({ id }) => id === unit) ? undefined : refuse('noSuchUnit'),
  apply(context, _seat, { unit }) {
    answered(context);
    if (unit === '') nameByLot(context);
    else giveName(context, unit);
  },
  list: (field) =>
    ['' as const, ...suspectsIn(field).map(({ id }) => id)].map(
      (unit) => ({ type: 'namePilot', unit }) as ReturnType<Rule<'namePilot'>['list']>[number],
    ),
};

/** What an exit of this robot says of him, before those aboard are gone. */
export const pilotOn = (
  { units, pilotName }: RuleContext['state'],
  robot: RobotId,
): Pick<Exit, 'withPilot'> =>
  units.some(({ id, aboard }) => id === pilotName && aboard === robot) ? { withPilot: true } : {};

/** At the end everybody learns who it was. */
export function revealPilot(context: RuleContext): void {
  const { pilotName } = context.state;
  if (pilotName !== undefined) context.emit({ type: 'pilotRevealed', unit: pilotName });
}

type Saved = Pick<Field, 'options' | 'units' | 'robots' | 'pilotName'>;

/** He is not among the six any more, and was not carried home (KS16.7). */
export const isPilotDead = (field: Saved): boolean =>
  field.pilotName !== undefined && !suspectsIn(field).some(({ id }) => id === field.pilotName);

/** No active robot of his side is on the map, and no pilot on foot with a derelict to revive. */
export function isRescueOver(field: Saved): boolean {
  const team = hidingSide(field.options);
  if (team === undefined || robotsOfTeam(field, team).some(isActive)) return false;
  const hasWreck = robotsIn(field).some(
    ({ fate, cockpit, at }) => fate === 'derelict' && !!cockpit && at !== '',
  );
  return !(hasWreck && field.units.some((unit) => unit.team === team && unit.pilot !== '' && unit.at !== ''));
}
