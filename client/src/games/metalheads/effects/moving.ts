import { RESOURCES, type Amounts, type Resource } from '@gearhall/shared/games/metalheads/content/resources';
import { FLIGHT_MS } from '../../../stage/cards/flight';
import { TALLNESS } from '../../../stage/cards/layouts';
import { dust } from '../../../stage/film/spray';
import { between, type Point } from '../../../stage/geometry/geometry';
import {
  after,
  eased,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import { icon } from '../art/icons';
import { spot, unitOf, type Effects } from './context';

const DUST = 0xb7a88a;
/** A card that flies lands after this time. */
const LANDED_MS = FLIGHT_MS - 60;
/** Others wait for a card that is taken, and for one that pays. */
const [TAKE_MS, PAY_MS] = [300, 620];

/** A card lands where it flies to, in a little dust. */
export const landing = (effects: Effects, card: string): Animation =>
  trailing(
    after(
      LANDED_MS,
      dust(effects, {
        at: () => footOf(effects, card),
        ...{ unit: unitOf(effects, card) * 0.9, colour: DUST, count: 9 },
      }),
    ),
  );

function footOf({ sprites }: Effects, card: string): Point | undefined {
  const place = sprites.placeOf(card);
  return place && { x: place.x, y: place.y + place.width * TALLNESS * 0.42 };
}

/** A card is taken: it flies to its player; `to`: where that is, unless it goes on lying on the table. */
export const taking = (effects: Effects, card: string, to: string | undefined): readonly Animation[] => [
  instant(() => to !== undefined && effects.sprites.send(card, to)),
  together(rest(TAKE_MS), ...(to === undefined ? [landing(effects, card)] : [])),
];

/** The icons of what is paid start one after the other, and fly for some time. */
const [APART_MS, POP_MS, ICON_MS] = [70, 110, 260];
/** They start while the card still flies. */
const PAYS_FROM = 200;
/** From the middle of a card: where the icons of a paid one are, and the first slot of what is lacking, with the next. */
const SIDE = { x: -0.42, y: 0.1 } as const;
const SLOT = { x: -0.32, y: -0.38 * TALLNESS, apart: 0.32 } as const;
/** How large an icon is that flies, as a share of the card, and the least, in pixels. */
const [ICON_SHARE, LEAST_ICON] = [0.2, 15];

/** What a payment gives: its icons pop out of it, and fly to what is lacking. */
export function paying(effects: Effects, robot: string, side: Amounts): readonly Animation[] {
  const kinds = RESOURCES.flatMap((kind) => Array.from({ length: side[kind] }, () => kind));
  const flights = kinds.map((kind, at) =>
    after(PAYS_FROM + at * APART_MS, iconFlight(effects, robot, { kind, at })),
  );
  return [together(rest(PAY_MS), trailing(...flights))];
}

/** Resources that were gained before are spent: they come from the pool. */
export function spending(
  effects: Effects,
  robot: string,
  kind: Resource,
  count: number,
): readonly Animation[] {
  const from = spot(effects, `pool:${kind}`);
  const flights = Array.from({ length: count }, (_, at) =>
    after(at * APART_MS, iconFlight(effects, robot, { kind, at, origin: from })),
  );
  return [together(rest(PAY_MS / 2), trailing(...flights))];
}

interface Coming {
  readonly kind: Resource;
  /** Which of several it is. */
  readonly at: number;
  /** Absent: the side of the card that pays. */
  readonly origin?: () => Point | undefined;
}

function iconFlight({ sprites }: Effects, robot: string, { kind, at, origin }: Coming): Animation {
  const whole = POP_MS + ICON_MS;
  return scene(whole, () => {
    const place = sprites.placeOf(robot);
    if (!place) return undefined;
    const { x, y, width } = place;
    const start = origin?.() ?? { x: x + SIDE.x * width, y: y + SIDE.y * width + at * width * 0.14 };
    const slot = SLOT.x + RESOURCES.indexOf(kind) * SLOT.apart;
    const goal = { x: x + slot * width, y: y + SLOT.y * width };
    const picture = icon(kind, Math.max(LEAST_ICON, width * ICON_SHARE));
    const size = picture.scale.x;
    sprites.sparks.root.addChild(picture);
    return (share) => {
      if (picture.destroyed) return;
      const now = share * whole;
      const popped = Math.min(1, now / POP_MS);
      const way = eased(Math.max(0, (now - POP_MS) / ICON_MS));
      const spread = { x: start.x - popped * width * 0.18, y: start.y - popped * width * 0.08 };
      const { x: left, y: top } = between(spread, goal, way);
      picture.position.set(left, top - Math.sin(way * Math.PI) * width * 0.3);
      picture.scale.set(size * (popped < 1 ? 1.35 * popped : 1.35 - 0.35 * way));
      if (share === 1) picture.destroy();
    };
  });
}

/** A closed card, as it pays. */
export const closedFace = (side: Amounts): string => `paid:${RESOURCES.map((kind) => side[kind]).join(',')}`;
