import { known } from '../../../core/result';
import { EMPTY, type ItemId } from '../content/items';
import { choicesOf, isAny, RANDOM_ARMAMENT, type Armament } from '../content/charts';
import { hexOf } from '../content/arena';
import type { Arm } from '../content/sides';
import type { KrusherId } from '../state';
import { initiativeOf } from './arms';
import { ask } from './asking';
import { krusherOf, type Field } from './field';
import { goOnMoving } from './initiative';
import { movementIn } from './moving';
import { krusherIn, no, type Play, type Rule, type WhyNot } from './play';

/** Source L392-409, "Pick-Up"; G28. */

const OTHER_ARM: Readonly<Partial<Record<Arm, Arm>>> = { left: 'right', right: 'left' };

export const arm: Rule<'arm'> = {
  whyNot: (field, _seat, action) => whyNotArm(field, action.arm),
  apply: (play, seat, action) => {
    const { krusher } = movementIn(play);
    Object.assign(krusherIn(play, krusher).marks, { busy: true, moved: true });
    const [row, column] = [play.dice.roll(6), play.dice.roll(6)];
    const armament = armamentAt(row, column);
    play.tell({ type: 'armamentRolled', krusher, arm: action.arm, row, column, ...told(armament) });
    if (isAny(armament)) {
      delete play.state.movement;
      return ask(play, { kind: 'armament', seat, krusher, any: armament, arm: action.arm });
    }
    if (armament !== EMPTY) armWith(play, krusher, action.arm, armament);
    goOnMoving(play);
  },
  list: (field) =>
    (['left', 'right'] as const)
      .filter((side) => !whyNotArm(field, side))
      .map((side) => ({ type: 'arm', arm: side })),
};

function whyNotArm(field: Field, side: Arm): WhyNot {
  const { at, restedOn, armedAt, marks } = krusherOf(field, known(field.movement, 'a move').krusher);
  if (field.options.scenario !== 'pickUp' || marks.moved) return no('wrongPhase');
  const other = OTHER_ARM[side];
  if (!other) return no('wrongSide', { arm: side });
  if (hexOf(at).pickUp === undefined || restedOn !== at) return no('notAtPickUp');
  return armedAt[other] === at ? no('otherArmHere') : undefined;
}

const armamentAt = (row: number, column: number): Armament =>
  known(RANDOM_ARMAMENT[row - 1]?.[column - 1], `an armament in row ${row}, column ${column}`);

function told(armament: Armament): { item?: ItemId; any?: Exclude<Armament, ItemId | ''> } {
  if (armament === EMPTY) return {};
  return isAny(armament) ? { any: armament } : { item: armament };
}

/** Whatever the arm held before is gone; a shield comes whole. */
function armWith(play: Play, id: KrusherId, side: Arm, item: ItemId): void {
  const krusher = krusherIn(play, id);
  krusher.arms[side] = item;
  krusher.worn[side] = 0;
  krusher.armedAt[side] = krusher.at;
  krusher.initiative = initiativeOf(krusher.arms);
}

/** The sizes that the question offers. */
function choicesNow({ question, options }: Field): readonly ItemId[] {
  return question?.any ? choicesOf(question.any, options.newShields) : [];
}

export const chooseArmament: Rule<'chooseArmament'> = {
  whyNot: (field, _seat, { item }) => (choicesNow(field).includes(item) ? undefined : no('notThisSize')),
  apply: (play, _seat, { item }) => {
    const { krusher, arm: asked } = known(play.state.question, 'a question');
    const side = known(asked || undefined, 'an arm');
    armWith(play, krusher, side, item);
    play.tell({ type: 'armed', krusher, arm: side, item });
    goOnMoving(play);
  },
  list: (field) => choicesNow(field).map((item) => ({ type: 'chooseArmament', item })),
};
