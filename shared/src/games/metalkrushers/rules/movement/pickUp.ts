import { expectDefined } from '../../../../core/ground/result';
import { EMPTY, ITEMS, type ItemId } from '../../content/items';
import { choicesOf, isAny, RANDOM_ARMAMENT, type Armament } from '../../content/charts';
import { hexOf } from '../../content/arena';
import type { Arm } from '../../content/sides';
import type { Krusher, KrusherId } from '../../state';
import { initiativeOf } from '../arms/arms';
import { ask } from '../asking';
import { heldIn } from '../combat/attacking';
import { krusherOf, type Field } from '../field';
import { goOnMoving } from '../turn/initiative';
import { movementIn } from './activation';
import { krusherIn, refuse, type RuleContext, type Rule, type WhyNot } from '../context';

/** Source L392-409, "Pick-Up"; G28. */

const OTHER_ARM: Readonly<Partial<Record<Arm, Arm>>> = { left: 'right', right: 'left' };

export const arm: Rule<'arm'> = {
  whyNot: (field, _seat, action) => whyNotArm(field, action.arm),
  apply: (context, seat, action) => {
    const { krusher } = movementIn(context);
    Object.assign(krusherIn(context, krusher).marks, { busy: true, moved: true });
    const [row, column] = [context.dice.roll(6), context.dice.roll(6)];
    const armament = armamentAt(row, column);
    context.emit({ type: 'armamentRolled', krusher, arm: action.arm, row, column, ...told(armament) });
    if (armament !== EMPTY && !isAny(armament)) armWith(context, krusher, action.arm, armament);
    const isAsked = isAny(armament) || holdsInBoth(context.state, armament);
    if (!isAsked) return goOnMoving(context);
    delete context.state.movement;
    ask(context, {
      kind: 'armament',
      seat,
      krusher,
      any: isAny(armament) ? armament : '',
      arm: action.arm,
    });
  },
  list: (field) =>
    (['left', 'right'] as const)
      .filter((side) => !whyNotArm(field, side))
      .map((side) => ({ type: 'arm', arm: side })),
};

function whyNotArm(field: Field, side: Arm): WhyNot {
  const { at, restedOn, armedAt, marks } = krusherOf(field, expectDefined(field.movement, 'a move').krusher);
  if (field.options.scenario !== 'pickUp' || marks.moved) return refuse('wrongPhase');
  const other = OTHER_ARM[side];
  if (!other) return refuse('wrongSide', { arm: side });
  if (hexOf(at).pickUp === undefined || restedOn !== at) return refuse('notAtPickUp');
  return armedAt[other] === at ? refuse('otherArmHere') : undefined;
}

const armamentAt = (row: number, column: number): Armament =>
  expectDefined(RANDOM_ARMAMENT[row - 1]?.[column - 1], `an armament in row ${row}, column ${column}`);

function told(armament: Armament): { item?: ItemId; any?: Exclude<Armament, ItemId | ''> } {
  if (armament === EMPTY) return {};
  return isAny(armament) ? { any: armament } : { item: armament };
}

/** The arm's former item is removed, from both arms if it needed them; a shield is undamaged. */
function armWith(context: RuleContext, id: KrusherId, side: Arm, item: ItemId): void {
  const krusher = krusherIn(context, id);
  const emptied = side === 'both' ? (['left', 'right'] as const) : (['both'] as const);
  for (const arm of emptied) Object.assign(krusher, without(krusher, arm));
  krusher.arms[side] = item;
  krusher.worn[side] = 0;
  krusher.armedAt[side] = krusher.at;
  krusher.initiative = initiativeOf(krusher.arms);
}

const without = ({ arms, worn, armedAt }: Pick<Krusher, 'arms' | 'worn' | 'armedAt'>, arm: Arm) => ({
  arms: { ...arms, [arm]: EMPTY },
  worn: { ...worn, [arm]: 0 },
  armedAt: { ...armedAt, [arm]: '' },
});

/** May it become a polearm or a two-handed weapon? The Flexible program is any of those that the table allows (G28). */
function holdsInBoth({ options }: Pick<Field, 'options'>, armament: Armament): boolean {
  if (!options.newPrograms || armament === EMPTY || isAny(armament)) return false;
  const item = ITEMS[armament];
  return item.kind === 'weapon' && item.size !== 'small';
}

/** What the question offers: the sizes of "any", or the weapon that has come up. */
function choicesNow({ question, options, krushers }: Field): readonly ItemId[] {
  if (question?.any) return choicesOf(question.any, options.newShields);
  const krusher = krushers[question?.krusher ?? ''];
  const item = question?.arm && krusher && heldIn(krusher, question.arm);
  return item ? [item] : [];
}

export const chooseArmament: Rule<'chooseArmament'> = {
  whyNot: (field, _seat, { item, both }) => {
    if (!choicesNow(field).includes(item)) return refuse('notThisSize');
    return both && !holdsInBoth(field, item) ? refuse('notInBothArms') : undefined;
  },
  apply: (context, _seat, { item, both }) => {
    const { krusher, arm: asked } = expectDefined(context.state.question, 'a question');
    const side = both ? 'both' : expectDefined(asked || undefined, 'an arm');
    armWith(context, krusher, side, item);
    context.emit({ type: 'armed', krusher, arm: side, item });
    goOnMoving(context);
  },
  list: (field) =>
    choicesNow(field).flatMap((item) => [
      { type: 'chooseArmament', item },
      ...(holdsInBoth(field, item) ? [{ type: 'chooseArmament', item, both: true } as const] : []),
    ]),
};
