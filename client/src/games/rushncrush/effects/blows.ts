import type { ItemId } from '@gearhall/shared/games/rushncrush/content/cars';
import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { instant, together, type Animation } from '../../../stage/animation';
import { flare } from '../../../stage/motions';
import { HEAT_DICE } from '../looks';
import { crashLines, crushLines, fireLines, ramLines, ranOverLines, sawLines } from '../words/shows';
import { flames, splinter, volley } from './bursts';
import { lunge, rolled, shake, spaceSpot, spot, throwDice, type Show } from './show';

/** A piece of equipment has been used, which disarms it. */
const disarm = ({ cast }: Show, car: string, item: ItemId): Animation =>
  instant(() => cast.change(car, ({ armed }) => ({ armed: armed.filter((one) => one !== item) })));

/** Into a wall: sparks, and the white dice read the other way round. */
export function crash(event: EventOf<'crashed'>, show: Show): readonly Animation[] {
  const { car, wall, dice } = event;
  const { hazard } = show.cast.palette;
  const at = spaceSpot(show, wall);
  const { tumble, read } = throwDice(show, {
    dice,
    lines: crashLines(event),
    at: spot(show, car),
    read: 850,
  });
  return [
    instant(() => show.play('hit')),
    together(lunge(show, car, at), splinter(show, at, hazard, 12), flare(show, hazard, at)),
    ...(dice.length > 0 ? [tumble] : []),
    read,
  ];
}

export function runOver(event: EventOf<'ranOver'>, show: Show): readonly Animation[] {
  const { car, at, die, damage } = event;
  return [
    shake(show, car),
    ...rolled(show, {
      dice: [die],
      lines: ranOverLines(event),
      at: spaceSpot(show, at),
      read: 700,
      fallen: () => show.play(damage > 0 ? 'hit' : 'miss'),
    }),
  ];
}

/** A shove from diagonally behind. */
export function ram(event: EventOf<'sideRammed'>, show: Show): readonly Animation[] {
  const { car, target, die, bonus } = event;
  const at = spot(show, target);
  const { tumble, read } = throwDice(show, { dice: [die], lines: ramLines(event), at, read: 1000 });
  return [
    instant(() => show.play('hit')),
    together(lunge(show, car, at), splinter(show, at, show.cast.palette.hazard)),
    tumble,
    read,
    ...(bonus > 0 ? [disarm(show, car, 'sideBumper')] : []),
  ];
}

export function saw(event: EventOf<'sawed'>, show: Show): readonly Animation[] {
  const { car, target, die } = event;
  const at = spot(show, target);
  return [
    instant(() => show.play('fire')),
    together(shake(show, target), splinter(show, at, show.cast.palette.silver, 14)),
    ...rolled(show, { dice: [die], lines: sawLines(event), at, read: 750, look: HEAT_DICE }),
    disarm(show, car, 'circularSaw'),
  ];
}

/** From directly behind: a die for each movement point that is left. */
export function crush(event: EventOf<'rushedNCrushed'>, show: Show): readonly Animation[] {
  const { car, target, dice } = event;
  const { danger, hazard } = show.cast.palette;
  const at = spot(show, target);
  const { tumble, read } = throwDice(show, { dice, lines: crushLines(event), at, read: 1100 });
  return [
    instant(() => show.play('destroyed')),
    together(lunge(show, car, at), flare(show, danger, at), splinter(show, at, hazard, 14)),
    together(shake(show, target), tumble),
    read,
  ];
}

/** A die for each space that the range is under 4; each die is a shot. */
export function fire(event: EventOf<'fired'>, show: Show): readonly Animation[] {
  const { car, target, item, dice, hits } = event;
  const { danger, copper } = show.cast.palette;
  const colour = item === 'machineGun' ? danger : copper;
  const { tumble, read } = throwDice(show, {
    dice,
    lines: fireLines(event),
    at: spot(show, target),
    read: 850,
    fallen: () => show.play(hits > 0 ? 'hit' : 'miss'),
  });
  const shots = volley(show, { car, target, colour, count: dice.length });
  return [
    instant(() => show.play('fire')),
    item === 'flamer' ? together(flames(show, car), shots, tumble) : together(shots, tumble),
    read,
    disarm(show, car, item),
  ];
}
