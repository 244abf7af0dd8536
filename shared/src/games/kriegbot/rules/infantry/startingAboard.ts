import { expectDefined } from '../../../../core/ground/result';
import { SLOT_IDS, type SlotId } from '../../content/chassis';
import { scenarioOf } from '../../content/scenarios';
import type { RobotId } from '../../state/robot';
import type { Task } from '../../state/tasks';
import type { Unit, UnitId } from '../../state/units';
import { answered, ask, refuse, type Rule, type RuleContext, type WhyNot } from '../field/context';
import { findRobot, robotOf, robotsOfTeam, unitOf, type Field } from '../field/field';
import { passengersOf, unitIn } from '../pieces/units';

/** Footsoldiers who begin on cards of robots of their side, before anybody is on the map (L595, KS11.1). */

interface Seating {
  readonly robot: RobotId;
  readonly slot: SlotId;
}

/** Those who have no place yet, by name, side by side. */
const waitingIn = (field: Pick<Field, 'options' | 'units'>): readonly Unit[] =>
  scenarioOf(field.options).tentsBoarded
    ? field.units.filter(({ kind, at, aboard }) => kind === 'foot' && at === '' && aboard === '')
    : [];

/** They are asked for one after the other. Where robots come ready-made, they are spread over them (K95). */
export function beginEmbarking(context: RuleContext): void {
  for (const { id } of waitingIn(context.state)) {
    if (context.state.options.readyMade) seat(context, id, emptiestFor(context.state, id));
    else context.state.agenda.push({ kind: 'embark', unit: id });
  }
}

/** Who finds no card to ride on does not come along: a stock may have few left (KS20.5). */
export function askToEmbark(context: RuleContext, { unit: id }: Extract<Task, { kind: 'embark' }>): void {
  if (placesFor(context.state, id).length > 0) {
    ask(context, 'embark', id);
    return;
  }
  context.state.units = context.state.units.filter((unit) => unit.id !== id);
  context.emit({ type: 'leftMap', unit: id });
}

function emptiestFor(field: Field, id: UnitId): Seating {
  const aboard = ({ robot }: Seating): number => passengersOf(field, robot).length;
  const [place] = placesFor(field, id).toSorted((one, other) => aboard(one) - aboard(other));
  return expectDefined(place, `a place for ${id}`);
}

/** He is aboard, and who runs the robot runs him (KS0.7). */
function seat(context: RuleContext, id: UnitId, { robot, slot }: Seating): void {
  Object.assign(unitIn(context, id), { aboard: robot, slot, seat: robotOf(context.state, robot).seat });
  context.emit({ type: 'boarded', unit: id, robot, slot });
}

/** A card of a robot of his side, which bears nobody; it may lie face down. */
function whyNotSeat(field: Field, { team }: Unit, { robot: id, slot }: Seating): WhyNot {
  const robot = findRobot(field, id);
  if (!robot) return refuse('noSuchRobot');
  if (robot.team !== team) return refuse('notYourRobot');
  if (robot.fate !== '' || robot.slots[slot].card === '') return refuse('noSuchCard');
  return passengersOf(field, id).some((one) => one.slot === slot) ? refuse('slotOccupied') : undefined;
}

function placesFor(field: Field, id: UnitId): readonly Seating[] {
  const unit = unitOf(field, id);
  return robotsOfTeam(field, unit.team)
    .flatMap(({ id: robot }) => SLOT_IDS.map((slot) => ({ robot, slot })))
    .filter((place) => !whyNotSeat(field, unit, place));
}

const askedIn = (field: Field): UnitId => expectDefined(field.question, 'a question').robot;

export const embark: Rule<'embark'> = {
  whyNot: (field, _seat, place) => whyNotSeat(field, unitOf(field, askedIn(field)), place),
  apply(context, _seat, { robot, slot }) {
    const id = askedIn(context.state);
    answered(context);
    seat(context, id, { robot, slot });
  },
  list: (field) => placesFor(field, askedIn(field)).map((place) => ({ type: 'embark', ...place })),
};
