import type { CarCardId } from '@gearhall/shared/games/rushncrush/content/cars';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { Pictures } from '../../../stage/contract/help';
import { Labels } from '../../../stage/drawing/labels';
import { paletteFor } from '../../../stage/drawing/palette';
import { boxRound, svgOf } from '../../../stage/renderer/svg';
import { CM, layoutOf, placeOf } from '../looks/layout';
import type { CarPicture } from '../looks/picture';
import { CarView } from '../views/carView';
import { GroundView } from '../views/groundView';
import { HazardsView } from '../views/hazards';
import { HighlightLayer, type Highlights } from '../views/HighlightLayer';

const PALETTE = paletteFor(false);
/** Its second tile is a straight to the east, with walls. */
const LAYOUT = layoutOf('open:5A-2A-6A-1A');

interface Stand {
  readonly seat: number;
  readonly card: CarCardId;
  readonly at: SpaceId;
  readonly gear: number;
  readonly speed: number;
  readonly onTurn?: boolean;
}

function draw(stands: readonly Stand[], range: Partial<Highlights>, seen: readonly SpaceId[]): string {
  const labels = new Labels();
  const ground = new GroundView(PALETTE, labels);
  ground.update(LAYOUT, []);
  const hazards = new HazardsView(PALETTE);
  hazards.update(LAYOUT, [], MINES);
  const reach = new HighlightLayer(PALETTE, labels, labels);
  reach.zoomed(1, 1, { x: 0, y: 0, width: 1, height: 1 });
  reach.update({ spots: [], guns: [], ...range, layout: LAYOUT });
  const cars = stands.flatMap(({ at, ...stand }) => {
    const place = placeOf(LAYOUT, at);
    if (!place) return [];
    const view = new CarView(PALETTE, labels);
    view.zoomed(1);
    view.update({ ...LOOK, ...stand, place });
    return [view];
  });
  const points = seen.flatMap((space) => placeOf(LAYOUT, space)?.at ?? []);
  const layers = [ground.root, reach.ground, hazards.root, ...cars.map(({ root }) => root), reach.marks];
  return svgOf(layers, boxRound(points, CM * 0.7));
}

const MINES = [{ at: '2.5.6', seat: 1 }];
const LOOK: Omit<CarPicture, 'seat' | 'card' | 'place' | 'gear' | 'speed'> = {
  ...{ number: 0, fixed: [], armed: [], structure: 6, heat: 1, onTurn: false },
};

const spot = (
  space: SpaceId,
  points: number,
  more: Partial<Highlights['spots'][number]> = {},
): Highlights['spots'][number] => ({ space, sign: 'drive', points, steering: 0, isLast: false, ...more });

const hero: Stand = { seat: 0, card: 'permafrost', at: '2.3.2', gear: 2, speed: 5, onTurn: true };
const rival: Stand = { seat: 1, card: 'coffinNail', at: '2.4.3', gear: 1, speed: 4 };

export const PICTURES: Pictures = {
  drive: () =>
    draw(
      [hero, { ...rival, at: '2.2.5' }],
      {
        spots: [
          ...[3, 4, 5, 6].map((space, index) => spot(`2.3.${space}`, index + 1)),
          spot('2.3.7', 5, { isLast: true }),
          ...[3, 4].map((space, index) => spot(`2.4.${space}`, index + 1)),
          spot('2.4.5', 3, { sign: 'wall' }),
          ...[3, 4].map((space, index) => spot(`2.2.${space}`, index + 1)),
          spot('2.2.5', 3, { sign: 'car' }),
        ],
      },
      ['2.1.1', '2.5.7'],
    ),
  ram: () =>
    draw([hero, rival], { spots: [spot(rival.at, 1, { sign: 'car' })], path: [hero.at, rival.at] }, [
      '2.2.1',
      '2.6.5',
    ]),
};
