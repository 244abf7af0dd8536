import type { Dice } from '../../../core/dice/dice';
import type { Bot } from '../../../core/bots/bot';
import type { Seat } from '../../../core/ground/seats';
import type { Action, ActionOf } from '../actions';
import { HEXES, stepsBetween, type HexId } from '../content/arena';
import { EMPTY } from '../content/items';
import { SIDES } from '../content/sides';
import { bearingOf } from '../rules/arms/arms';
import { armorLeft } from '../rules/arms/condition';
import { enemiesOf, krusherOf } from '../rules/field';
import type { View } from '../view';

/**
 * For a first game: takes any ready-made Krusher, goes straight to the nearest enemy, and strikes when it can. It
 * defends itself now and then, and does not consider from where it can be attacked.
 */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, { dice }) {
    for (const idea of IDEAS) {
      const ideas = idea(view, seat, legal, dice);
      if (ideas.length > 0) return dice.pick(ideas);
    }
    return dice.pick(legal);
  },
};

const HANDS = ['left', 'right'] as const;

/** The equally good actions; empty if the idea does not apply. */
type Idea = (view: View, seat: Seat, legal: readonly Action[], dice: Dice) => readonly Action[];

const of = <Type extends Action['type']>(legal: readonly Action[], type: Type): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

const strikeWithAll: Idea = (_view, _seat, legal) => {
  const strikes = of(legal, 'strike');
  const most = Math.max(...strikes.map(({ arms }) => arms.length));
  return strikes.filter(({ arms }) => arms.length === most);
};

const armItself: Idea = (view, _seat, legal) => {
  if (!view.movement) return [];
  const { arms } = krusherOf(view, view.movement.krusher);
  if (arms.both !== EMPTY) return [];
  return of(legal, 'arm').filter(({ arm }) => arms[arm] === EMPTY);
};

/** To a pick-up point while an arm is empty, otherwise to the nearest enemy; there it faces somebody. */
const walk: Idea = (view, seat, legal) => {
  const moves = of(legal, 'move');
  if (moves.length === 0) return [];
  const mover = krusherOf(view, view.movement?.krusher ?? '');
  const enemies = enemiesOf(view, view.seats[seat]?.team ?? -1).map(([, { at }]) => at);
  const goals = goalsOf(view) ?? enemies;
  const costOf = ({ to, facing }: Pick<ActionOf<'move'>, 'to' | 'facing'>): number => {
    const efforts = goals.map((goal) => {
      const side = to === goal ? 0 : SIDES.indexOf(bearingOf({ at: to, facing }, goal).side);
      return 10 * stepsBetween(to, goal) + Math.min(side, 6 - side);
    });
    return efforts.length > 0 ? Math.min(...efforts) : 0;
  };
  const costs = moves.map(costOf);
  const least = Math.min(...costs);
  if (costOf({ to: mover.at, facing: mover.facing }) <= least) return of(legal, 'endMove');
  return moves.filter((_, index) => costs[index] === least);
};

/** The free points for an arm that is still empty; `undefined` if there is nothing to pick up. */
function goalsOf(view: View): HexId[] | undefined {
  if (view.options.scenario !== 'pickUp') return undefined;
  const id = view.movement?.krusher ?? '';
  const { arms, armedAt } = krusherOf(view, id);
  const empty = arms.both === EMPTY ? HANDS.filter((arm) => arms[arm] === EMPTY) : [];
  const taken = Object.entries(view.krushers).filter(([other, { fallen }]) => other !== id && !fallen);
  const free = HEXES.filter(
    (hex) =>
      hex.pickUp !== undefined &&
      taken.every(([, { at }]) => at !== hex.id) &&
      empty.some((arm) => armedAt[arm === 'left' ? 'right' : 'left'] !== hex.id),
  );
  return free.length > 0 ? free.map((hex) => hex.id) : undefined;
}

/** Of its two weapons one parries now and then, and the other strikes. */
const parry: Idea = (view, _seat, legal, dice) => {
  const parries = of(legal, 'parry').filter(({ meets }) => meets !== undefined);
  if (parries.length === 0 || dice.roll(PARRIES) > 1) return [];
  const { uses, arms } = krusherOf(view, view.question?.krusher ?? '');
  const isSingle = HANDS.some((arm) => arms[arm] === EMPTY || uses[arm] !== '');
  return isSingle ? [] : parries;
};
/** One time in this number. */
const PARRIES = 3;

/** Turns its front to an attack on another side, or an undamaged side to an attack on a bare one. */
const face: Idea = (view, _seat, legal) => {
  const [attacker = ''] = view.combat?.order ?? [];
  const turns = of(legal, 'reflex');
  if (turns.length === 0) return [];
  const [own, enemy] = [krusherOf(view, view.question?.krusher ?? ''), krusherOf(view, attacker)];
  const sideAt = (facing: typeof own.facing) => bearingOf({ at: own.at, facing }, enemy.at).side;
  const { armor } = view.krushers[view.question?.krusher ?? '']?.sheet ?? {};
  const leftAt = (facing: typeof own.facing) => (armor ? armorLeft(own, armor, sideAt(facing)) : 0);
  const toFront = turns.filter(({ facing }) => sideAt(facing) === 'front' && leftAt(facing) > 0);
  if (sideAt(own.facing) !== 'front' && toFront.length > 0) return toFront;
  const most = Math.max(...turns.map(({ facing }) => leftAt(facing)));
  return leftAt(own.facing) > 0 ? [] : turns.filter(({ facing }) => leftAt(facing) === most && most > 0);
};

const attack: Idea = (_view, _seat, legal) => of(legal, 'attack');
const block: Idea = (_view, _seat, legal) => of(legal, 'block');
/** In all other cases it declines: saves nobody, keeps no weapon back. */
const pass: Idea = (_view, _seat, legal) => of(legal, 'pass');
const anything: Idea = (_view, _seat, legal) => legal.filter(({ type }) => type !== 'oust');

const IDEAS: readonly Idea[] = [strikeWithAll, attack, block, face, parry, armItself, walk, pass, anything];
