import type { EventOf } from '@gearhall/shared/games/metaltalon/events';
import {
  after,
  easedOut,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { flash, goesWide, volley } from '../../../stage/film/shots';
import { blast, debris, spray, type Spot } from '../../../stage/film/spray';
import { impact, LANDED_MS, lastBlow, recoil, WIND_UP_MS, windUp } from '../../../stage/film/strikes';
import { rise, scene } from '../../../stage/motions/motions';
import { aimLine } from '../../../stage/motions/unitMotions';
import { seatColour } from '../../../stage/drawing/palette';
import { soot } from '../board/lasting';
import type { EffectContext } from './context';

type ShotEvent = EventOf<'fired'> | EventOf<'rerolled'>;

const TUMBLE_MS = 420;
/** The sum stays on the board, while the film goes on. */
const READ_MS = 900;
/** The size of a ship: 1 is 90 units. */
const UNIT = 1;
const SHOT = 0xffa046;
/** The guns that fire at once. */
const MOST_GUNS = 3;

/** The die tumbles over the target and comes to rest on the roll. */
function tumble(context: EffectContext, shot: ShotEvent, owner: object): Animation {
  const { sprites } = context;
  let face = -1;
  return scene(TUMBLE_MS, () => {
    const at = sprites.spotOf(shot);
    sprites.attacker = sprites.spotOf({ target: shot.ship });
    if (!at) return undefined;
    context.play('diceRoll');
    sprites.placeDie(at);
    sprites.beginDie(owner);
    const { die } = sprites;
    const ground = die.root.y;
    die.root.alpha = 1;
    die.tell('');
    return (share) => {
      const next = share === 1 ? shot.roll : 1 + (Math.floor(share * 11) % 6);
      if (next !== face || share === 1) die.show(next, context.roller(), (1 - easedOut(share)) * 7);
      die.root.y = ground - Math.abs(Math.sin(share * Math.PI * 2.5)) * 60 * (1 - share);
      face = next;
    };
  });
}

/** The sum stays under the die for a while. */
const read = ({ sprites, play }: EffectContext, shot: ShotEvent, owner: object): Animation =>
  trailing(
    scene(
      READ_MS,
      () => {
        play('diceLand');
        sprites.die.tellShot(shot);
        return undefined;
      },
      () => sprites.endDie(owner),
    ),
  );

/** Who is thrown back by the shot: a ship. */
const shipOf =
  ({ sprites }: EffectContext, ship: string) =>
  () =>
    sprites.ships.get(ship);

/** The die tumbles while the ship winds up; it lands, the ship fires, and only then the shot has hit or missed. */
export function shoot(context: EffectContext, shot: ShotEvent): Animation[] {
  const { sprites } = context;
  const from = (): Point | undefined => sprites.spotOf({ target: shot.ship });
  const to = (): Point | undefined => sprites.spotOf(shot);
  const attack = { attacker: shipOf(context, shot.ship), from, to, unit: UNIT };
  const misses = shot.damage === 0;
  const flight = {
    ...{ from, to, unit: UNIT, colour: SHOT, misses, fired: () => context.play('bolt') },
    ...{ count: Math.max(1, Math.min(MOST_GUNS, shot.damage)), apart: 45, ms: 130, strays: 16 },
    ...{ size: 0.34, stretch: 2.3 },
  };
  const owner = {};
  return [
    together(
      trailing(aimLine(context, TUMBLE_MS + LANDED_MS, () => [from(), to()])),
      tumble(context, shot, owner),
      after(TUMBLE_MS - WIND_UP_MS, windUp(context, attack, SHOT)),
    ),
    read(context, shot, owner),
    rest(LANDED_MS),
    together(volley(context, flight), flash(context, flight), recoil(attack)),
    ...(misses ? missed(context, flight, shot.dimes > 0 ? 'shield' : 'miss') : []),
  ];
}

const missed = (
  context: EffectContext,
  flight: Parameters<typeof goesWide>[1] & { readonly to: Spot },
  sound: 'shield' | 'miss',
): readonly Animation[] => [
  instant(() => context.play(sound)),
  trailing(rise(context, 'Miss', flight.to, context.sprites.palette.print)),
  goesWide(context, flight, 0x8090b0),
];

/** The coins that a hit knocks off: one per cent, up to a handful. */
function coins(context: EffectContext, at: Spot, lost: number): Animation {
  const { copper, steel, silver } = context.sprites.palette;
  return debris(context, {
    at,
    unit: UNIT * 1.1,
    colours: [copper, steel, silver],
    count: Math.min(lost, 9),
  });
}

/** A shot lands: what is hit flashes and is knocked away, sparks fly, and as many coins as it lost. */
export function hit(context: EffectContext, at: Spot, lost: number, ship = ''): Animation {
  const { attacker } = context.sprites;
  const from = (): Point | undefined => attacker ?? at();
  const victim = shipOf(context, ship);
  return together(
    instant(() => context.play('hit')),
    impact(context, { victim, from, at, unit: UNIT, sparks: 22 + Math.min(lost, 6) * 3 }),
    coins(context, at, lost),
    trailing(rise(context, `−${lost}¢`, at, context.sprites.palette.danger)),
  );
}

/** A ship or a base bursts into its own plates and coins, and leaves soot. */
export function burst(
  context: EffectContext,
  at: Spot,
  { lost, seat, ship = '' }: { readonly lost: number; readonly seat: number; readonly ship?: string },
): readonly Animation[] {
  const { sprites } = context;
  const { steel, copper, hull } = sprites.palette;
  const colour = seatColour(seat);
  let place: Point | undefined;
  const there = (): Point | undefined => place ?? at();
  return [
    lastBlow(context, shipOf(context, ship)),
    instant(() => {
      place = at();
      if (place) sprites.sparks.traces.add(soot(place));
      sprites.ships.drop(ship);
      context.play('destroyed');
    }),
    together(
      ...blast(context, { at: there, unit: UNIT, colours: [colour, colour, steel, copper, hull] }),
      coins(context, there, lost),
      embers(context, there),
      rest(420),
    ),
  ];
}

/** Glowing pieces that drift on. */
const embers = (context: EffectContext, at: Spot): Animation =>
  spray(context, {
    ...{ grain: 'glow', colours: [0xff8c2e, 0xffd27a], count: 10, at, reach: [60, 190], ms: [700, 1200] },
    ...{ size: [0.2, 0.06] },
  });
