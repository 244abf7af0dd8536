import type { Seat } from '@gearhall/shared/core/ground/seats';
import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import { CHASSIS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import type { ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import { SHIELDED, type Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import { REFLEX_NUMBER } from '@gearhall/shared/games/metalkrushers/content/charts';
import { reflexModifierOf } from '@gearhall/shared/games/metalkrushers/rules/combat/reflex';
import { bearingOf, parryOf } from '@gearhall/shared/games/metalkrushers/rules/arms/arms';
import {
  aimOf,
  nullFieldOf,
  shieldLeft,
  type Aim,
} from '@gearhall/shared/games/metalkrushers/rules/arms/odds';
import { waysOf, type Way } from '@gearhall/shared/games/metalkrushers/rules/movement/moving';
import type { KrusherView, View } from '@gearhall/shared/games/metalkrushers/view';
import { aimsAt } from '../prospects/moveOptions';
import type { Calls } from './calls';
import { strikeLost } from './strikes';
import {
  aOrAn,
  ARM_NAMES,
  capital,
  CHASSIS_NAMES,
  count,
  facingName,
  gripName,
  gripsInWords,
  itemName,
  itemFigures,
  listOf,
  opened,
  percent,
  SIDE_NAMES,
  signed,
} from './names';

/** What an order's words are made from; paths are searched once. */
export interface OrderContext {
  readonly view: View;
  readonly seat: Seat;
  readonly calls: Calls;
  readonly ways: () => readonly Way[];
}

export interface Wording {
  readonly label: string;
  readonly detail?: string;
}

type Words<Type extends Action['type']> = (action: ActionOf<Type>, context: OrderContext) => Wording;

/** "58 % to hit, 2.0 damage on average". */
export const oddsInWords = ({ chance, expected }: Aim): string =>
  chance === 0 ? 'cannot hit' : `${percent(chance)} to hit, ${expected.toFixed(1)} damage on average`;

/** The chance that one's own die plus weight beats that of the other. */
function oustChance(own: number, others: number): number {
  const dice = [1, 2, 3, 4, 5, 6];
  const won = dice.flatMap((one) => dice.filter((other) => one + own > other + others));
  return won.length / 36;
}

const weightOf = (krusher: KrusherView): number => CHASSIS[krusher.chassis].weight + nullFieldOf(krusher);

/** The Krusher that is asked, and the attacker and the target of the fight. */
const askedOf = ({ view }: OrderContext): string => view.question?.krusher ?? '';
const attackerOf = ({ view }: OrderContext): string => view.combat?.order[0] ?? '';
const targetOf = ({ view }: OrderContext): string => view.combat?.target ?? '';

const grip = ({ view }: OrderContext, krusher: string, arm: Arm): string =>
  gripName(view.krushers[krusher]?.arms, arm);

/** "right front: the small thrust 58 % to hit, …; the large slice …". */
function attackDetail(context: OrderContext, target: string): { detail?: string } {
  const aims = aimsAt(context.view, askedOf(context), target);
  const [first] = aims;
  if (!first) return {};
  const arms = aims.map((aim) => `${grip(context, askedOf(context), aim.arm)} ${oddsInWords(aim)}`);
  return { detail: `On its ${SIDE_NAMES[first.side]}: ${arms.join('; ')}` };
}

const TURNS = ['', 'right', 'right by two', 'about', 'left by two', 'left'];

function turnInWords({ view }: OrderContext, facing: Direction): string {
  const own = view.krushers[view.question?.krusher ?? ''];
  return (own && TURNS[turned(facing, -own.facing)]) ?? '';
}

/** The side that the attack would hit after a turn. */
function sideAfter({ view }: OrderContext, facing: Direction): string {
  const [attacker] = view.combat?.order ?? [];
  const own = view.krushers[view.question?.krusher ?? ''];
  const enemy = view.krushers[attacker ?? ''];
  if (!own || !enemy) return '';
  const { side } = bearingOf({ at: own.at, facing }, enemy.at);
  const good = Math.min(6, Math.max(0, 7 - REFLEX_NUMBER + reflexModifierOf(own)));
  return `${percent(good / 6)} to succeed; then the attack meets its ${SIDE_NAMES[side]}`;
}

function blockDetail({ view }: OrderContext, krusher: string, arm: Arm): string {
  const own = view.krushers[krusher];
  const left = own ? shieldLeft(own, arm) : 0;
  const sides = listOf(SHIELDED[arm].map((side) => SIDE_NAMES[side]));
  return `${capital(count(left, 'point'))} left on it; it takes what hits the ${sides} this turn`;
}

function parryDetail(context: OrderContext, { arm, against, meets }: ActionOf<'parry'>): { detail?: string } {
  const own = askedOf(context);
  const held = context.view.krushers[own]?.arms[arm];
  if (held === undefined || held === '' || held === 'hidden') return {};
  const value = `${signed(parryOf(arm, held))} on that roll`;
  if (meets === undefined) return { detail: value };
  const { view } = context;
  const parried = { ...view, parries: [...view.parries, { by: own, arm, against, meets }] };
  const [now, then] = [aimOf(view, against, meets, own), aimOf(parried, against, meets, own)];
  return {
    detail: now && then ? `${value}: hits ${percent(then.chance)} instead of ${percent(now.chance)}` : value,
  };
}

function oustDetail({ view }: OrderContext, { target, to }: ActionOf<'oust'>): { detail?: string } {
  const own = view.krushers[view.question?.krusher ?? ''];
  const enemy = view.krushers[target];
  if (!own || !enemy) return {};
  const where =
    to === enemy.at
      ? `it cannot give way: 1d−3 damage to its ${SIDE_NAMES[bearingOf(enemy, own.at).side]}`
      : `to ${to}`;
  const chance = percent(oustChance(weightOf(own), weightOf(enemy)));
  return {
    detail: `${capital(where)}; your die ${signed(weightOf(own))} against ${signed(weightOf(enemy))}, ${chance} to succeed`,
  };
}

/** What the weapon does in both arms, and what the other arm would drop. */
function bothDetail({ view }: OrderContext, item: ItemId): string {
  const { question } = view;
  const arms = view.krushers[question?.krusher ?? '']?.arms;
  const other = question?.arm === 'left' ? arms?.right : arms?.left;
  const gone = other && other !== 'hidden' ? `; the ${itemName(other)} is given up` : '';
  return `${itemFigures(item, 'both')}${gone}`;
}

/** "2 points", or that the free turn is enough. */
export const costOf = ({ cost }: Way): string => (cost === 0 ? 'free' : count(cost, 'point'));

const DECLINES: Readonly<Record<string, string>> = {
  save: 'Keep nobody for last',
  target: 'Do not attack',
  reflex: 'Do not turn',
  shield: 'Do nothing with the shield',
  attackerShield: 'Do nothing with the shield now',
  parry: 'Do not parry',
  attackerParry: 'Keep no weapon back',
  strike: 'Do not strike',
};

const ORDERS = {
  build: ({ krushers }) => ({
    label: `Build ${listOf(krushers.map(({ name, chassis }) => name || `a ${CHASSIS_NAMES[chassis]}`))}`,
    detail: krushers
      .map(
        ({ arms, chassis }) =>
          `${CHASSIS_NAMES[chassis]}: ${[arms.both, arms.left, arms.right].flatMap((held) => (held === '' ? [] : [itemName(held)])).join(', ')}`,
      )
      .join('; '),
  }),
  save: ({ krusher }, { calls }) => ({ label: `Keep ${calls.short(krusher)} for last` }),
  chooseMover: ({ krusher }, { calls }) => ({ label: opened(`${calls.short(krusher)} moves next`) }),
  move: ({ to, facing }, { ways }) => {
    const way = ways().find((one) => one.to === to && one.facing === facing);
    return { label: `Move to ${to}, facing ${facingName(facing)}`, ...(way && { detail: costOf(way) }) };
  },
  endMove: (_action, { view }) => {
    const own = view.krushers[view.question?.krusher ?? ''];
    return { label: own?.marks.moved ? 'End the move' : 'Stay here' };
  },
  oust: (action, context) => ({
    label: `Oust ${context.calls.full(action.target)}`,
    ...oustDetail(context, action),
  }),
  arm: ({ arm }, context) => {
    const held = context.view.krushers[askedOf(context)]?.arms[arm];
    const now =
      held === undefined || held === '' || held === 'hidden' ? '' : `In place of the ${itemName(held)}. `;
    return {
      label: `Arm the ${ARM_NAMES[arm]}`,
      detail: `${now}Takes the whole turn: no move, no attack, no defense`,
    };
  },
  chooseArmament: ({ item, both }, context) => ({
    label: both ? `Take it in both arms: ${aOrAn(itemName(item, 'both'))}` : `Take the ${itemName(item)}`,
    detail: both ? bothDetail(context, item) : itemFigures(item),
  }),
  attack: ({ target }, context) => ({
    label: `Attack ${context.calls.full(target)}`,
    ...attackDetail(context, target),
  }),
  reflex: ({ facing }, context) => ({
    label: `Turn ${turnInWords(context, facing)}, to face ${facingName(facing)}`,
    detail: sideAfter(context, facing),
  }),
  block: ({ arm }, context) => ({
    label: `Block with ${grip(context, askedOf(context), arm)}`,
    detail: blockDetail(context, askedOf(context), arm),
  }),
  spare: ({ arm }, context) => ({
    label: `Keep ${grip(context, askedOf(context), arm)} back for a bash`,
    detail: 'It then covers nothing, and neither blocks nor parries',
  }),
  parry: (action, context) => {
    const { arm, against, meets } = action;
    const attack =
      meets === undefined
        ? `a later attack of ${context.calls.full(against)}`
        : grip(context, against, meets);
    return {
      label: `Parry ${attack} with ${grip(context, askedOf(context), arm)}`,
      ...parryDetail(context, action),
    };
  },
  strike: ({ arms }, context) => {
    const [attacker, target] = [attackerOf(context), targetOf(context)];
    const aims = arms.flatMap((arm) => aimOf(context.view, attacker, arm, target) ?? []);
    const expected = aims.reduce((sum, aim) => sum + aim.expected, 0);
    const [only] = aims;
    const detail =
      aims.length === 1 && only
        ? oddsInWords(only)
        : `${aims.map(({ chance }) => percent(chance)).join(' and ')}, ${expected.toFixed(1)} damage on average`;
    return { label: `Strike with ${gripsInWords(context.view.krushers[attacker]?.arms, arms)}`, detail };
  },
  pass: (_action, { view }) => {
    const kind = view.question?.kind ?? '';
    const isMore = kind === 'target' && (view.combat?.done.length ?? 0) > 0;
    return { label: isMore ? 'Attack nobody else' : (DECLINES[kind] ?? 'Nothing') };
  },
} satisfies { [Type in Action['type']]: Words<Type> };

export function wordingOf(action: Action, context: OrderContext): Wording {
  const words = ORDERS[action.type] as Words<Action['type']>;
  const wording = words(action, context);
  const detail = [wording.detail ?? '', strikeLost(context.view, action)].filter(Boolean).join('; ');
  return detail === '' ? wording : { ...wording, detail };
}

/** The average damage of an attack, by which the best is sorted first. */
export function promiseOf(action: Action, context: OrderContext): number {
  if (action.type === 'attack')
    return aimsAt(context.view, askedOf(context), action.target).reduce(
      (sum, { expected }) => sum + expected,
      0,
    );
  if (action.type !== 'strike') return 0;
  const aims = action.arms.flatMap(
    (arm) => aimOf(context.view, attackerOf(context), arm, targetOf(context)) ?? [],
  );
  return aims.reduce((sum, { expected }) => sum + expected, 0);
}

/** Everywhere that the moving Krusher can go. */
export function waysIn(view: View): readonly Way[] {
  const { movement } = view;
  return movement ? waysOf(view, movement.krusher, movement) : [];
}
