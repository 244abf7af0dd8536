import type { Seat } from '@gearhall/shared/core/ground/seats';
import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import type { Event, EventOf } from '@gearhall/shared/games/metaltalon/events';
import { instant, together, trailing, type Animation } from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { banner, pulse, rise, scene } from '../../../stage/motions/motions';
import { seatColour } from '../../../stage/drawing/palette';
import { burst, hit, shoot } from './shots';
import { glide, homeOf, type EffectContext } from './context';
import { pointOf } from '../looks/layout';
import { cents, nameOf } from '../words/names';
import { RACE_WORDS } from '../words/races';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

const ALONE = { scale: 1, spent: false } as const;

/** Where a ship is drawn at this moment. */
const spot =
  ({ sprites }: EffectContext, ship: string) =>
  (): Point | undefined =>
    sprites.spotOf({ target: ship });

/** Cash that comes or goes is shown at the base at once. */
function earn(context: EffectContext, seat: Seat, sum: number): Animation {
  const { palette } = context.sprites;
  const gained = rise(
    context,
    `${sum < 0 ? '−' : '+'}${cents(Math.abs(sum))}`,
    () => homeOf(context, seat),
    sum < 0 ? palette.danger : palette.good,
  );
  const change = instant(() => {
    const base = context.sprites.baseOf(seat);
    if (base) context.sprites.changeBase(base, (picture) => ({ ...picture, cash: picture.cash + sum }));
  });
  return together(change, trailing(gained));
}

/** The animation and sound of every event; an event without one is only seen in the next view. */
const EFFECTS = {
  raceRolled: ({ seat, race, again }, context) =>
    again || seat === context.me()
      ? [
          banner(
            context,
            `${nameOf(context.names(), seat)}: ${RACE_WORDS[race].name}`,
            seatColour(seat),
            1100,
          ),
        ]
      : [],
  raceKept: () => [],
  baseDealt: ({ seat, base, cash }, context) => [
    instant(() =>
      context.sprites.changeBase(base, () => ({ owner: seat, cash, mine: seat === context.me() })),
    ),
    pulse(context, seatColour(seat), () => pointOf(BASE_SPACES[base]), 260),
  ],
  turnBegan: ({ seat }, context) => {
    const isMine = seat === context.me();
    const ring = pulse(context, seatColour(seat), () => homeOf(context, seat), 380);
    return isMine ? [together(ring, banner(context, 'Your turn', seatColour(seat), 900))] : [ring];
  },
  moved: ({ ship, from, to }, context) => [
    instant(() => context.play('engine')),
    glide(context, ship, [pointOf(from), pointOf(to)]),
  ],
  recycled: ({ seat, ship, from, cents: sum }, context) => [
    glide(context, ship, [pointOf(from), homeOf(context, seat) ?? pointOf(from)], 280),
    instant(() => {
      context.sprites.ships.drop(ship);
      context.play('coin');
    }),
    earn(context, seat, sum),
  ],
  invaded: ({ seat, ship, from, base }, context) => [
    glide(context, ship, [pointOf(from), pointOf(BASE_SPACES[base])], 320),
    pulse(context, seatColour(seat), () => pointOf(BASE_SPACES[base]), 500),
  ],
  fired: (shot, context) => shoot(context, shot),
  rerolled: (shot, context) => [earn(context, shot.payer, -shot.cost), ...shoot(context, shot)],
  damaged: ({ ship, lost, pennies, nickels, dimes }, context) => [
    hit(context, spot(context, ship), lost, ship),
    instant(() => context.sprites.changeShip(ship, { pennies, nickels, dimes })),
  ],
  destroyed: ({ seat, ship, at, lost }, context) =>
    burst(context, () => spot(context, ship)() ?? pointOf(at), { lost, seat, ship }),
  robbed: ({ seat, lost }, context) => [
    together(
      hit(context, () => homeOf(context, seat), lost),
      earn(context, seat, -lost),
    ),
  ],
  drained: ({ seat, cents: sum }, context) => [earn(context, seat, sum)],
  launched: ({ seat, ship, at, pennies, nickels, dimes }, context) => [
    scene(380, () => {
      context.play('launch');
      const picture = { owner: seat, at: pointOf(at), pennies, nickels, dimes, ...ALONE };
      const view = context.sprites.ships.put(ship, picture);
      return (share) => view.root.destroyed || view.root.scale.set(0.3 + 0.7 * share);
    }),
  ],
  split: ({ seat, ship, part, to, pennies, nickels, dimes }, context) => [
    instant(() => {
      const whole = context.sprites.ships.get(ship)?.picture;
      if (!whole) return;
      context.sprites.ships.put(part, { owner: seat, at: whole.at, pennies, nickels, dimes, ...ALONE });
      context.sprites.changeShip(ship, {
        pennies: whole.pennies - pennies,
        nickels: whole.nickels - nickels,
        dimes: whole.dimes - dimes,
      });
    }),
    scene(320, () => {
      const from = context.sprites.spotOf({ target: ship });
      const motion = from && glide(context, part, [from, pointOf(to)]);
      motion?.begin?.();
      return motion?.frame;
    }),
  ],
  income: ({ seat, cents: sum }, context) => [earn(context, seat, sum)],
  eliminated: ({ seat }, context) => [
    trailing(banner(context, `${nameOf(context.names(), seat)} is out`, seatColour(seat))),
    ...burst(context, () => homeOf(context, seat), { lost: 6, seat }),
  ],
  takenOver: ({ ship, seat }, context) => [
    instant(() => context.sprites.changeShip(ship, { owner: seat })),
    pulse(context, seatColour(seat), spot(context, ship), 360),
  ],
  spoils: ({ seat, cents: sum }, context) => [earn(context, seat, sum)],
  askMeSet: () => [],
  /** The page says who has won. */
  ended: (_event, context) => [instant(() => context.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever gets the effect of its own type. */
export function animationsOf(event: Event, context: EffectContext): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, context);
}
