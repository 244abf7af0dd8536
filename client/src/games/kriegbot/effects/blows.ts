import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import type { EventOf } from '@gearhall/shared/games/kriegbot/events';
import { instant, together, type Animation } from '../../../stage/animation';
import { flare, pulse } from '../../../stage/motions';
import { TEAM_COLOURS } from '../looks';
import { EFFECT_WORDS, rollLines } from '../words/board';
import { armsName, cardName, fullCardName, itemName } from '../words/names';
import { burst, declare, lunge, shoot, speak, spot, throwDice, type Show } from './show';

/** What the present attack is made with, for its rolls. */
const ARMS = new WeakMap<object, string>();

export function attacked(
  show: Show,
  { robot, target, arms, strafe }: EventOf<'attacked'>,
): readonly Animation[] {
  return [
    instant(() => void ARMS.set(show.cast, arms)),
    declare(show, robot, target),
    speak(show, robot, EFFECT_WORDS.attack(armsName(arms), strafe)),
  ];
}

/** The dice; then the shot, or the blow, as it came out. */
export function rolled(show: Show, event: EventOf<'rolled'>): readonly Animation[] {
  const { robot, target, dice, hit, thrown } = event;
  const { cast } = show;
  const after = instant(() => show.play(hit ? 'hit' : 'miss'));
  const motion = (): Animation => {
    const arms = ARMS.get(cast) ?? '';
    const isMelee = isArms(arms) && armsOf(arms).medium === 'MELEE';
    return isMelee ? lunge(show, robot, target) : shoot(show, robot, target, hit);
  };
  // What it is made with is known only when its time has come.
  let played: Animation | undefined;
  const flight: Animation = {
    ms: 270,
    begin: () => {
      show.play('fire');
      played = motion();
      played.begin?.();
    },
    frame: (share) => played?.frame(share),
  };
  const told =
    thrown === 0
      ? []
      : throwDice(show, { dice, lines: rollLines(event), at: spot(show, target), read: 1300 });
  return [
    ...told,
    flight,
    after,
    ...(hit
      ? [flare(show, cast.palette.danger, spot(show, target))]
      : [speak(show, target, thrown === 0 ? EFFECT_WORDS.noDice : EFFECT_WORDS.miss, cast.palette.print)]),
  ];
}

/** A marker lands; where it bled through, the way is seen. */
export function marked(show: Show, { robot, item, marker, bled }: EventOf<'marked'>): readonly Animation[] {
  const { cast } = show;
  const { danger, copper } = cast.palette;
  const colour = marker === 'damage' ? danger : copper;
  const land = instant(() =>
    cast.changeItem(robot, item, ({ damage }) =>
      marker === 'damage' ? { damage: damage + 1 } : { disabled: true },
    ),
  );
  const name = itemName(cast.chassisOf(robot), item);
  const text = EFFECT_WORDS.marked(name, marker, bled === '' ? '' : itemName(cast.chassisOf(robot), bled));
  return [together(pulse(show, colour, spot(show, robot), 360), land, speak(show, robot, text, colour))];
}

export const cardDestroyed = (
  show: Show,
  { robot, slot, card }: EventOf<'cardDestroyed'>,
): readonly Animation[] => [
  instant(() => {
    show.play('hit');
    show.cast.changeItem(robot, slot, () => ({ face: 'empty', card: '', damage: 0, disabled: false }));
  }),
  together(
    burst(show, spot(show, robot), [show.cast.palette.silver, show.cast.palette.steel], 50),
    speak(show, robot, EFFECT_WORDS.lost(card === '' ? '' : cardName(card)), show.cast.palette.danger),
  ),
];

/** A card is turned up. */
export const shown = (show: Show, { robot, card }: EventOf<'shown'>): readonly Animation[] => [
  together(
    pulse(show, show.cast.palette.brass, spot(show, robot), 400),
    speak(show, robot, fullCardName(card), show.cast.palette.brass),
    instant(() =>
      show.cast.change(robot, ({ items }) => ({
        items: items.map((one) =>
          one.card === card && one.face === 'back' ? { ...one, face: 'open' } : one,
        ),
      })),
    ),
  ),
];

/** It breaks into pieces, and is gone. */
export function destroyed(show: Show, { robot }: EventOf<'destroyed'>): readonly Animation[] {
  const { cast } = show;
  const { danger, steel, brass } = cast.palette;
  const team = cast.robots.get(robot)?.picture?.team ?? 'green';
  let at = cast.spotOf(robot);
  const where = () => at;
  return [
    instant(() => {
      at = cast.spotOf(robot) ?? at;
      show.play('destroyed');
      cast.robots.drop(robot);
    }),
    together(flare(show, danger, where), burst(show, where, [TEAM_COLOURS[team], steel, brass], 110)),
    together(pulse(show, danger, where), flare(show, brass, where)),
  ];
}
