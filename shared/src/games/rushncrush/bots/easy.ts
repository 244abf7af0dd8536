import type { Bot } from '../../../core/game';
import type { Action, ActionOf } from '../actions';
import { findBox, nextBoxes } from '../content/gears';
import { moverOf } from '../rules/field';
import { heatDiceOf } from '../rules/rolling';
import { speedOf } from '../rules/rounds';
import type { View } from '../view';

/** Plain, but sane: up through the gears with care, as far as the way is clear, and shoots when it can. */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, dice) {
    for (const idea of IDEAS) {
      const ideas = idea(view, legal);
      if (ideas.length > 0 && dice.roll(6) >= (SLIPS.has(idea) ? 4 : 1)) return dice.pick(ideas);
    }
    return dice.pick(legal);
  },
};

/** The actions among which it does not mind; none where the idea is not to the point. */
type Idea = (view: View, legal: readonly Action[]) => readonly Action[];

const of = <Type extends Action['type']>(legal: readonly Action[], type: Type): ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type);

/** Faster it does not dare to drive. */
const FAST = 9;
/** With so much heat it wants an engine that runs cool. */
const HOT = 3;

/** The gear action: a little faster, as long as the engine stays cool; otherwise slower. */
const shiftGear: Idea = (view, legal) => {
  const gears = of(legal, 'gear');
  if (gears.length === 0) return [];
  const { box, heat } = moverOf(view);
  const bearable = heat >= HOT ? 0 : 1;
  const isCool = (id: string): boolean => heatDiceOf(id) <= bearable && speedOf({ box: id }) <= FAST;
  const wishes = nextBoxes(box).filter((next) => isCool(next.box));
  const faster = wishes.filter(({ stick }) => stick === 'accelerate');
  const here = findBox(box);
  if (faster.length === 0 && here && isCool(box)) return [];
  const wanted = faster.length > 0 ? faster : wishes;
  return gears.filter((gear) => wanted.some((wish) => wish.box === gear.box));
};

/** Furthest first; it looks no further than that. */
const drive: Idea = (_view, legal) => {
  const drives = of(legal, 'drive');
  const most = Math.max(...drives.map(({ points }) => points));
  return drives.filter(({ points }) => points === most);
};

const roll: Idea = (_view, legal) => of(legal, 'roll');
const shoot: Idea = (_view, legal) => of(legal, 'use');
const arm: Idea = (_view, legal) => of(legal, 'arm').filter(({ item }) => item !== 'rocketBooster');
const endTurn: Idea = (_view, legal) => of(legal, 'endTurn');
/** What is to be hit, if something must. */
const collide: Idea = (_view, legal) =>
  [of(legal, 'sideRam'), of(legal, 'rushNCrush'), of(legal, 'crash')].find(({ length }) => length > 0) ?? [];

const IDEAS: readonly Idea[] = [shoot, arm, shiftGear, roll, drive, collide, endTurn];
/** What it does only now and then. */
const SLIPS: ReadonlySet<Idea> = new Set([shoot, arm]);
