import { costs, pieceWith, type ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { instant, together, type Animation } from '../../../stage/motions/animation';
import { flare } from '../../../stage/motions/motions';
import { spot } from '../../../stage/motions/unitMotions';
import { HEAT_DICE } from '../looks/looks';
import { gunSound } from '../sounds/heard';
import { crashLines, crushLines, fireLines, ramLines, ranOverLines, sawLines } from '../words/board/shows';
import { flames, splinter, volley } from './bursts';
import { lunge, rolled, shake, spaceSpot, throwDice, type EffectContext } from './context';

/** A piece of equipment has been used, which disarms it. */
const disarm = ({ sprites }: EffectContext, car: string, item: ItemId): Animation =>
  instant(() => sprites.change(car, ({ armed }) => ({ armed: armed.filter((one) => one !== item) })));

/** Into a wall: sparks, and the white dice, read the other way round. */
export function crash(event: EventOf<'crashed'>, context: EffectContext): readonly Animation[] {
  const { car, wall, dice } = event;
  const { hazard } = context.sprites.palette;
  const at = spaceSpot(context, wall);
  const { tumble, read } = throwDice(context, {
    dice,
    lines: crashLines(event),
    at: spot(context, car),
    read: 850,
  });
  return [
    instant(() => context.play('crash')),
    together(lunge(context, car, at), splinter(context, at, hazard, 12), flare(context, hazard, at)),
    ...(dice.length > 0 ? [tumble] : []),
    read,
  ];
}

export function runOver(event: EventOf<'ranOver'>, context: EffectContext): readonly Animation[] {
  const { car, at, die, damage } = event;
  return [
    shake(context, car),
    ...rolled(context, {
      dice: [die],
      lines: ranOverLines(event),
      at: spaceSpot(context, at),
      read: 700,
      fallen: () => context.play(damage > 0 ? 'hit' : 'miss'),
    }),
  ];
}

/** A shove from diagonally behind. */
export function ram(event: EventOf<'sideRammed'>, context: EffectContext): readonly Animation[] {
  const { car, target, die, bonus } = event;
  const at = spot(context, target);
  const { tumble, read } = throwDice(context, { dice: [die], lines: ramLines(event), at, read: 1000 });
  return [
    instant(() => context.play('ram')),
    together(lunge(context, car, at), splinter(context, at, context.sprites.palette.hazard)),
    tumble,
    read,
    ...(bonus > 0 ? [disarm(context, car, pieceWith('ramBonus'))] : []),
  ];
}

export function saw(event: EventOf<'sawed'>, context: EffectContext): readonly Animation[] {
  const { car, target, die } = event;
  const at = spot(context, target);
  return [
    instant(() => context.play('saw')),
    together(shake(context, target), splinter(context, at, context.sprites.palette.silver, 14)),
    ...rolled(context, { dice: [die], lines: sawLines(event), at, read: 750, look: HEAT_DICE }),
    disarm(context, car, pieceWith('saws')),
  ];
}

/** From directly behind: a die for each movement point that is left. */
export function crush(event: EventOf<'rushedNCrushed'>, context: EffectContext): readonly Animation[] {
  const { car, target, dice } = event;
  const { danger, hazard } = context.sprites.palette;
  const at = spot(context, target);
  const { tumble, read } = throwDice(context, { dice, lines: crushLines(event), at, read: 1100 });
  return [
    instant(() => context.play('crush')),
    together(lunge(context, car, at), flare(context, danger, at), splinter(context, at, hazard, 14)),
    together(shake(context, target), tumble),
    read,
  ];
}

/** The number of dice is 4 less the range; each die is a shot. */
export function fire(event: EventOf<'fired'>, context: EffectContext): readonly Animation[] {
  const { car, target, item, dice, hits } = event;
  const { danger, copper } = context.sprites.palette;
  const colour = costs(item, 'heat') ? copper : danger;
  const { tumble, read } = throwDice(context, {
    dice,
    lines: fireLines(event),
    at: spot(context, target),
    read: 850,
    fallen: () => context.play(hits > 0 ? 'hit' : 'miss'),
  });
  const shots = volley(context, { car, target, colour, count: dice.length });
  return [
    instant(() => context.play(gunSound(item))),
    costs(item, 'heat') ? together(flames(context, car), shots, tumble) : together(shots, tumble),
    read,
    disarm(context, car, item),
  ];
}
