import { findBox, nextBoxes, type BoxId, type NextBox, type Stick } from '../../content/gears';
import { moverOf, turnOf, type Field } from '../field';
import { moverIn, refuse, turnIn, type RuleContext, type Rule, type WhyNot } from '../context';

/** The gear action, Turbo and Brake points. (Source L68-L83; R12, R17) */

/** Every box that the gear action can reach. */
const gearBoxes = (field: Field): readonly NextBox[] =>
  turnOf(field).geared ? [] : nextBoxes(moverOf(field).box);

const POINTS = { turbo: 'accelerate', brake: 'brake' } as const satisfies Record<'turbo' | 'brake', Stick>;

/** Every box that one more point of this kind can reach. */
const pointBoxes = (field: Field, kind: 'turbo' | 'brake'): readonly BoxId[] =>
  whyNoPoint(field, kind)
    ? []
    : nextBoxes(moverOf(field).box).flatMap(({ box, stick }) => (stick === POINTS[kind] ? [box] : []));

function whyNoPoint(field: Field, kind: 'turbo' | 'brake'): WhyNot {
  const car = moverOf(field);
  const turn = turnOf(field);
  if (turn[kind === 'turbo' ? 'brake' : 'turbo'] > 0) return refuse('oneKindOfPoints');
  if (car[kind] === 0) return refuse(kind === 'turbo' ? 'noTurbo' : 'noBrake');
  return undefined;
}

function whyNotBox(field: Field, box: BoxId, stick: Stick): WhyNot {
  if (!findBox(box)) return refuse('noSuchBox');
  const found = nextBoxes(moverOf(field).box).find((next) => next.box === box);
  if (!found) return refuse('noLine', { box });
  if (found.stick === stick) return undefined;
  return refuse(stick === 'accelerate' ? 'notFaster' : 'notSlower', { box });
}

function stick(context: RuleContext, to: BoxId, by: 'gear' | 'turbo' | 'brake'): void {
  const car = moverIn(context);
  context.emit({ type: 'geared', car: car.id, from: car.box, to, by });
  car.box = to;
  turnIn(context).geared = true;
}

export const gear: Rule<'gear'> = {
  whyNot(field, _seat, { box }) {
    if (turnOf(field).geared) return refuse('alreadyGeared');
    if (!findBox(box)) return refuse('noSuchBox');
    return gearBoxes(field).some((next) => next.box === box) ? undefined : refuse('noLine', { box });
  },
  apply: (context, _seat, { box }) => stick(context, box, 'gear'),
  list: (field) => gearBoxes(field).map(({ box }) => ({ type: 'gear', box })),
};

function spend(context: RuleContext, kind: 'turbo' | 'brake', box: BoxId): void {
  moverIn(context)[kind] -= 1;
  turnIn(context)[kind] += 1;
  stick(context, box, kind);
}

export const turbo: Rule<'turbo'> = {
  whyNot: (field, _seat, { box }) => whyNoPoint(field, 'turbo') ?? whyNotBox(field, box, 'accelerate'),
  apply: (context, _seat, { box }) => spend(context, 'turbo', box),
  list: (field) => pointBoxes(field, 'turbo').map((box) => ({ type: 'turbo', box })),
};

export const brake: Rule<'brake'> = {
  whyNot: (field, _seat, { box }) => whyNoPoint(field, 'brake') ?? whyNotBox(field, box, 'brake'),
  apply: (context, _seat, { box }) => spend(context, 'brake', box),
  list: (field) => pointBoxes(field, 'brake').map((box) => ({ type: 'brake', box })),
};
