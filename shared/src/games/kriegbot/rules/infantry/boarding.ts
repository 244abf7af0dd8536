import { DIRECTIONS, type Direction } from '../../../../core/game/hex';
import { SLOT_IDS } from '../../content/chassis';
import { scenarioOf } from '../../content/scenarios';
import type { Unit } from '../../state/units';
import { expectDefined } from '../../../../core/ground/result';
import { isAlive, originOf, robotAt, type Field, type SeenRobot } from '../field/field';
import { answered, refuse, robotIn, type Rule, type RuleContext, type WhyNot } from '../field/context';
import { note } from '../field/facts';
import { EMPTY_SLOT } from '../pieces/newRobot';
import { addUnit, disarm, freeTent, passengersOf, removeUnit, askedUnit, unitIn } from '../pieces/units';
import { whyNotOnMap } from './onFoot';

/** Source L516-524: what a tent can do besides moving and attacking. */

const robotHere = (field: Field, { at }: Unit): SeenRobot | undefined =>
  at === '' ? undefined : robotAt(field, at);

/** "Infantry Boarding": a footsoldier, a robot of his side, a card that bears nobody (KX72). */
export const board: Rule<'board'> = {
  whyNot(field, _seat, { slot }) {
    const unit = askedUnit(field);
    const unable = whyNotOnMap(unit) ?? (unit.kind === 'foot' ? undefined : refuse('footOnly'));
    if (unable) return unable;
    const robot = robotHere(field, unit);
    if (!robot || robot.team !== unit.team || !isAlive(robot)) return refuse('noRobotHere');
    if (robot.slots[slot].card === '') return refuse('noSuchCard');
    return passengersOf(field, robot.id).some((one) => one.slot === slot)
      ? refuse('slotOccupied')
      : undefined;
  },
  apply(context, _seat, { slot }) {
    const unit = unitIn(context, askedUnit(context.state).id);
    const robot = expectDefined(robotHere(context.state, unit), 'a robot to board').id;
    answered(context);
    Object.assign(unit, { at: '', aboard: robot, slot });
    context.emit({ type: 'boarded', unit: unit.id, robot, slot });
  },
  list: (field, seat) =>
    SLOT_IDS.map((slot) => ({ type: 'board', slot }) as const).filter(
      (action) => !board.whyNot(field, seat, action),
    ),
};

function whyNotRevive(field: Field): WhyNot {
  const unit = askedUnit(field);
  const unable = whyNotOnMap(unit) ?? (unit.pilot === '' ? refuse('noPilot') : undefined);
  if (unable) return unable;
  const robot = robotHere(field, unit);
  if (!robot) return refuse('noRobotHere');
  return robot.fate === 'derelict' && robot.cockpit ? undefined : refuse('notDerelict');
}

/** "Pilot Boarding": a derelict of any side comes back to life, for the pilot's side (KX69, KX70). */
export const revive: Rule<'revive'> = {
  whyNot: (field, _seat, { facing }) =>
    whyNotRevive(field) ?? (mayTurn(field) === (facing !== undefined) ? undefined : refuse('turnTooFar')),
  apply(context, _seat, { facing }) {
    const unit = askedUnit(context.state);
    const { id } = expectDefined(robotHere(context.state, unit), 'a derelict');
    answered(context);
    removeUnit(context, unit.id);
    disarm(context, id);
    if (facing !== undefined) robotIn(context, id).facing = facing;
    takeOver(context, id, unit, facing);
  },
  list(field) {
    if (whyNotRevive(field)) return [];
    if (!mayTurn(field)) return [{ type: 'revive' }];
    const { facing: now } = expectDefined(robotHere(field, askedUnit(field)), 'a derelict');
    return [now, ...DIRECTIONS.filter((one) => one !== now)].map((facing) => ({ type: 'revive', facing }));
  },
};

/** Where robots are nobody's, who boards one turns it as well (L635). */
const mayTurn = ({ options }: Pick<Field, 'options'>): boolean => scenarioOf(options).wrecks !== undefined;

function takeOver(
  context: RuleContext,
  id: string,
  { id: unit, team, seat, pilot }: Unit,
  facing?: Direction,
): void {
  const robot = robotIn(context, id);
  const slot = expectDefined(robot.cockpit, `a cockpit in ${id}`);
  if (pilot === '') return;
  const isForeign = originOf(robot) !== team;
  robot.slots[slot] = { ...EMPTY_SLOT, card: pilot, shown: true, ...(isForeign && { foreign: true }) };
  delete robot.cockpit;
  robot.fate = '';
  robot.dead = 0;
  // Until this turn ends it stands still (KX69).
  robot.marks.option = 'idle';
  if (team !== robot.team) {
    const origin = originOf(robot);
    const knownBy = new Set([...(robot.captured?.knownBy ?? [origin]), team]);
    robot.captured = { origin, knownBy: [...knownBy] };
    robot.team = team;
  }
  robot.seat = seat;
  context.state.standing[id] = { quiet: false, cards: {} };
  for (const one of context.state.units)
    if (one.kind === 'drone' && one.robot === id) Object.assign(one, { team, seat });
  const turned = facing === undefined ? {} : { facing };
  context.emit({ type: 'revived', robot: id, unit, card: pilot, team, seat, ...turned });
  note(context, { kind: 'revived', robot: id });
}

/** "Dismounting": a motorized one becomes a footsoldier where it stands (KX64). */
export const dismount: Rule<'dismount'> = {
  whyNot: (field) => whyNotDismount(field),
  apply(context) {
    const { id, robot, at, team, seat } = askedUnit(context.state);
    const into = expectDefined(freeTent(context.state, team, 'foot'), 'a free tent');
    answered(context);
    removeUnit(context, id);
    context.emit({ type: 'dismounted', unit: id, into });
    addUnit(context, { id: into, kind: 'foot', robot, at, team, seat });
  },
  list: (field) => (whyNotDismount(field) ? [] : [{ type: 'dismount' }]),
};

function whyNotDismount(field: Field): WhyNot {
  const { kind, team } = askedUnit(field);
  if (kind !== 'motorized') return refuse('motorized');
  return freeTent(field, team, 'foot') === undefined ? refuse('noTentFree') : undefined;
}
