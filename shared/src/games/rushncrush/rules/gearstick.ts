import { findBox, nextBoxes, type BoxId, type NextBox, type Stick } from '../content/gears';
import { moverOf, turnOf, type Field } from './field';
import { moverIn, no, turnIn, type Play, type Rule, type WhyNot } from './play';

/** The gear action, Turbo and Brake points. (Source L68-L83; R12, R17) */

/** Every box that the gear action may bring. */
const gearBoxes = (field: Field): readonly NextBox[] =>
  turnOf(field).geared ? [] : nextBoxes(moverOf(field).box);

const POINTS = { turbo: 'accelerate', brake: 'brake' } as const satisfies Record<'turbo' | 'brake', Stick>;

/** Every box that one more point of this kind may bring. */
const pointBoxes = (field: Field, kind: 'turbo' | 'brake'): readonly BoxId[] =>
  whyNoPoint(field, kind)
    ? []
    : nextBoxes(moverOf(field).box).flatMap(({ box, stick }) => (stick === POINTS[kind] ? [box] : []));

function whyNoPoint(field: Field, kind: 'turbo' | 'brake'): WhyNot {
  const car = moverOf(field);
  const turn = turnOf(field);
  if (turn[kind === 'turbo' ? 'brake' : 'turbo'] > 0) return no('oneKindOfPoints');
  if (car[kind] === 0) return no(kind === 'turbo' ? 'noTurbo' : 'noBrake');
  return undefined;
}

function whyNotBox(field: Field, box: BoxId, stick: Stick): WhyNot {
  if (!findBox(box)) return no('noSuchBox');
  const found = nextBoxes(moverOf(field).box).find((next) => next.box === box);
  if (!found) return no('noLine', { box });
  if (found.stick === stick) return undefined;
  return no(stick === 'accelerate' ? 'notFaster' : 'notSlower', { box });
}

function stick(play: Play, to: BoxId, by: 'gear' | 'turbo' | 'brake'): void {
  const car = moverIn(play);
  play.tell({ type: 'geared', car: car.id, from: car.box, to, by });
  car.box = to;
  turnIn(play).geared = true;
}

export const gear: Rule<'gear'> = {
  whyNot(field, _seat, { box }) {
    if (turnOf(field).geared) return no('alreadyGeared');
    if (!findBox(box)) return no('noSuchBox');
    return gearBoxes(field).some((next) => next.box === box) ? undefined : no('noLine', { box });
  },
  apply: (play, _seat, { box }) => stick(play, box, 'gear'),
  list: (field) => gearBoxes(field).map(({ box }) => ({ type: 'gear', box })),
};

function spend(play: Play, kind: 'turbo' | 'brake', box: BoxId): void {
  moverIn(play)[kind] -= 1;
  turnIn(play)[kind] += 1;
  stick(play, box, kind);
}

export const turbo: Rule<'turbo'> = {
  whyNot: (field, _seat, { box }) => whyNoPoint(field, 'turbo') ?? whyNotBox(field, box, 'accelerate'),
  apply: (play, _seat, { box }) => spend(play, 'turbo', box),
  list: (field) => pointBoxes(field, 'turbo').map((box) => ({ type: 'turbo', box })),
};

export const brake: Rule<'brake'> = {
  whyNot: (field, _seat, { box }) => whyNoPoint(field, 'brake') ?? whyNotBox(field, box, 'brake'),
  apply: (play, _seat, { box }) => spend(play, 'brake', box),
  list: (field) => pointBoxes(field, 'brake').map((box) => ({ type: 'brake', box })),
};
