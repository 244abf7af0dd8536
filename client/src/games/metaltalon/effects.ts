import type { Seat } from '@gearhall/shared/core/seats';
import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import type { Event, EventOf } from '@gearhall/shared/games/metaltalon/events';
import { instant, together, type Animation } from '../../stage/animation';
import type { Point } from '../../stage/geometry';
import { banner, pulse, rise, scene } from '../../stage/motions';
import { seatColour } from '../../stage/palette';
import { burst, hit, shoot } from './effects/shots';
import { glide, homeOf, type Show } from './effects/show';
import { pointOf } from './layout';
import { cents, nameOf } from './words/names';
import { RACE_WORDS } from './words/races';

type Effect<Type extends Event['type']> = (event: EventOf<Type>, show: Show) => readonly Animation[];

const ALONE = { scale: 1, spent: false } as const;

/** Where a ship is drawn at this moment. */
const spot =
  ({ cast }: Show, ship: string) =>
  (): Point | undefined =>
    cast.spotOf({ target: ship });

/** Cash that comes or goes shows at the base at once. */
function earn(show: Show, seat: Seat, sum: number): Animation {
  const { palette } = show.cast;
  const gained = rise(
    show,
    `${sum < 0 ? '−' : '+'}${cents(Math.abs(sum))}`,
    () => homeOf(show, seat),
    sum < 0 ? palette.danger : palette.good,
  );
  const change = instant(() => {
    const base = show.cast.baseOf(seat);
    if (base) show.cast.changeBase(base, (picture) => ({ ...picture, cash: picture.cash + sum }));
  });
  return together(change, gained);
}

/** How everything that happens looks and sounds; what has no look of its own is only seen in the next view. */
const EFFECTS = {
  raceRolled: ({ seat, race, again }, show) =>
    again || seat === show.me()
      ? [banner(show, `${nameOf(show.names(), seat)}: ${RACE_WORDS[race].name}`, seatColour(seat), 1100)]
      : [],
  raceKept: () => [],
  baseDealt: ({ seat, base, cash }, show) => [
    instant(() => show.cast.changeBase(base, () => ({ owner: seat, cash, mine: seat === show.me() }))),
    pulse(show, seatColour(seat), () => pointOf(BASE_SPACES[base]), 260),
  ],
  turnBegan: ({ seat }, show) => {
    const isMine = seat === show.me();
    const sound = instant(() => {
      if (isMine) show.play('turn');
    });
    const ring = pulse(show, seatColour(seat), () => homeOf(show, seat), 380);
    return isMine ? [sound, together(ring, banner(show, 'Your turn', seatColour(seat), 900))] : [ring];
  },
  moved: ({ ship, from, to }, show) => [
    instant(() => show.play('move')),
    glide(show, ship, [pointOf(from), pointOf(to)]),
  ],
  recycled: ({ seat, ship, from, cents: sum }, show) => [
    glide(show, ship, [pointOf(from), homeOf(show, seat) ?? pointOf(from)], 280),
    instant(() => {
      show.cast.ships.drop(ship);
      show.play('coin');
    }),
    earn(show, seat, sum),
  ],
  invaded: ({ seat, ship, from, base }, show) => [
    glide(show, ship, [pointOf(from), pointOf(BASE_SPACES[base])], 320),
    pulse(show, seatColour(seat), () => pointOf(BASE_SPACES[base]), 500),
  ],
  fired: (shot, show) => shoot(show, shot),
  rerolled: (shot, show) => [earn(show, shot.payer, -shot.cost), ...shoot(show, shot)],
  damaged: ({ ship, lost, pennies, nickels, dimes }, show) => [
    hit(show, spot(show, ship), lost),
    instant(() => show.cast.changeShip(ship, { pennies, nickels, dimes })),
  ],
  destroyed: ({ ship, at, lost }, show) => [
    instant(() => {
      show.cast.ships.drop(ship);
      show.play('destroyed');
    }),
    burst(show, () => pointOf(at), lost),
  ],
  robbed: ({ seat, lost }, show) => [
    together(
      hit(show, () => homeOf(show, seat), lost),
      earn(show, seat, -lost),
    ),
  ],
  drained: ({ seat, cents: sum }, show) => [earn(show, seat, sum)],
  launched: ({ seat, ship, at, pennies, nickels, dimes }, show) => [
    scene(380, () => {
      show.play('launch');
      const picture = { owner: seat, at: pointOf(at), pennies, nickels, dimes, ...ALONE };
      const view = show.cast.ships.put(ship, picture);
      return (share) => view.root.destroyed || view.root.scale.set(0.3 + 0.7 * share);
    }),
  ],
  split: ({ seat, ship, part, to, pennies, nickels, dimes }, show) => [
    instant(() => {
      const whole = show.cast.ships.get(ship)?.picture;
      if (!whole) return;
      show.cast.ships.put(part, { owner: seat, at: whole.at, pennies, nickels, dimes, ...ALONE });
      show.cast.changeShip(ship, {
        pennies: whole.pennies - pennies,
        nickels: whole.nickels - nickels,
        dimes: whole.dimes - dimes,
      });
    }),
    scene(320, () => {
      const from = show.cast.spotOf({ target: ship });
      const motion = from && glide(show, part, [from, pointOf(to)]);
      motion?.begin?.();
      return motion?.frame;
    }),
  ],
  income: ({ seat, cents: sum }, show) => [earn(show, seat, sum)],
  eliminated: ({ seat }, show) => [
    together(
      burst(show, () => homeOf(show, seat), 6),
      banner(show, `${nameOf(show.names(), seat)} is out`, seatColour(seat)),
    ),
  ],
  takenOver: ({ ship, seat }, show) => [
    instant(() => show.cast.changeShip(ship, { owner: seat })),
    pulse(show, seatColour(seat), spot(show, ship), 360),
  ],
  spoils: ({ seat, cents: sum }, show) => [earn(show, seat, sum)],
  askMeSet: () => [],
  /** Who has won is told by the page. */
  ended: (_event, show) => [instant(() => show.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever meets the effect of its own type. */
export function animationsOf(event: Event, show: Show): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, show);
}
