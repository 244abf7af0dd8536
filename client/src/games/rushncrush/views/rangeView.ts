import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/road';
import { Container, Graphics } from 'pixi.js';
import type { Box, Point } from '../../../stage/geometry';
import type { Labels } from '../../../stage/labels';
import type { Palette } from '../../../stage/palette';
import { drawTrail } from '../../../stage/trail';
import { outlineOf, placeOf, placesAlong, type Layout } from '../layout';
import type { Forecast, LaneOfFire } from '../prospects';
import type { Sign } from '../reading';
import type { SignText } from '../words/signs';
import { curveThrough } from './curve';
import { ListView } from './listView';
import { drawSign, SIGN_COLOURS } from './signs';

/** What can be done now, ready to be drawn. */
export interface RangePicture {
  readonly spots: readonly SpotPicture[];
  readonly forecast?: Forecast;
  readonly guns: readonly LaneOfFire[];
  /** The space that is pointed at or chosen, where something can be done. */
  readonly pointed?: SpaceId;
  /** The way to it, from where the car stands. */
  readonly path?: readonly SpaceId[];
  /** The lines to choose from. */
  readonly list?: ListPicture;
}

export interface SpotPicture {
  readonly space: SpaceId;
  readonly sign: Sign;
  /** Movement points, or spaces of the Rocket Booster. */
  readonly points: number;
  /** Steering points that it costs. */
  readonly steering: number;
  /** A way ends here: all movement is spent, or none is needed. */
  readonly isLast: boolean;
}

export interface ListPicture {
  readonly space: SpaceId;
  readonly lines: readonly SignText[];
}

/** Below this many screen pixels a unit no numbers are written: they could not be read. */
const NUMBERED = 0.62;
const DIGITS = 13;

/** Where the car on turn can go, what it would hit, and what it would cost. */
export class RangeView {
  /** Under the cars. */
  readonly ground = new Container();
  /** Over the cars. */
  readonly marks = new Container();
  readonly list: ListView;
  private readonly floor = new Graphics();
  private readonly costs = new Container();
  private readonly path = new Graphics();
  private readonly signs = new Graphics();
  private drawn = '';

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
    listLabels: Labels,
  ) {
    this.list = new ListView(palette, listLabels);
    this.ground.addChild(this.floor, this.costs, this.path);
    this.marks.addChild(this.signs, this.list.root);
  }

  /** `scale`: screen pixels for each unit of the board. */
  zoomed(scale: number, size: number, seen: Box): void {
    this.costs.visible = scale >= NUMBERED;
    this.list.zoomed(size, seen);
  }

  update(range: RangePicture | undefined, layout: Layout | undefined): void {
    this.updateFloor(range, layout);
    this.path.clear();
    if (range && layout) {
      this.drawPath(range, layout);
      this.list.update(range.list, range.list && placeOf(layout, range.list.space)?.at);
    } else this.list.update(undefined, undefined);
  }

  /** What stays while one points at this and that: it has many words, which take time to draw. */
  private updateFloor(range: RangePicture | undefined, layout: Layout | undefined): void {
    const key = range ? JSON.stringify([range.spots, range.forecast, range.guns, layout?.road.course]) : '';
    if (key === this.drawn) return;
    this.drawn = key;
    for (const pen of [this.floor, this.signs]) pen.clear();
    for (const child of this.costs.removeChildren()) child.destroy();
    if (!range || !layout) return;
    if (range.forecast) this.drawForecast(range.forecast, layout);
    for (const { spaces } of range.guns) this.drawLane(spaces, layout);
    for (const spot of range.spots) this.drawSpot(spot, layout);
  }

  private drawForecast({ ends, spaces }: Forecast, layout: Layout): void {
    const { reach } = this.palette;
    for (const space of spaces)
      this.floor.poly(outlineOf(layout, space, 1)).fill({ color: reach, alpha: 0.07 });
    for (const space of ends)
      this.floor
        .poly(outlineOf(layout, space, 4))
        .fill({ color: reach, alpha: 0.08 })
        .stroke({ color: reach, width: 1.6, alpha: 0.75 });
  }

  private drawLane(spaces: readonly SpaceId[], layout: Layout): void {
    const { danger } = this.palette;
    for (const space of spaces) {
      const place = placeOf(layout, space);
      if (!place) continue;
      this.floor.poly(outlineOf(layout, space, 3)).stroke({ color: danger, width: 1.5, alpha: 0.7 });
      for (const along of [-18, 0, 18])
        this.floor
          .circle(place.at.x + Math.cos(place.angle) * along, place.at.y + Math.sin(place.angle) * along, 2.6)
          .fill({ color: danger, alpha: 0.9 });
    }
  }

  private drawSpot({ space, sign, points, steering, isLast }: SpotPicture, layout: Layout): void {
    const place = placeOf(layout, space);
    if (!place) return;
    const color = SIGN_COLOURS[sign](this.palette);
    this.floor
      .poly(outlineOf(layout, space, 2))
      .fill({ color, alpha: isLast ? 0.4 : 0.16 })
      .stroke({ color, width: isLast ? 2.6 : 1.4, alpha: isLast ? 1 : 0.6 });
    drawSign(
      sign === 'drive' || sign === 'swerve' || sign === 'boost' ? this.floor : this.signs,
      sign,
      place,
      this.palette,
    );
    if (sign === 'drive' || sign === 'boost') this.write(String(points || ''), place.at, isLast);
    if (steering > 0) this.drawSteering(steering, place.at, place.angle);
  }

  /** A small wheel for each Steering point, across the rear of the space. */
  private drawSteering(steering: number, { x, y }: Point, angle: number): void {
    const { text, ink } = this.palette;
    for (let point = 0; point < steering; point += 1) {
      const across = (point - (steering - 1) / 2) * 9;
      const at = {
        x: x - Math.cos(angle) * 23 - Math.sin(angle) * across,
        y: y - Math.sin(angle) * 23 + Math.cos(angle) * across,
      };
      this.floor.circle(at.x, at.y, 3.4).fill(ink).stroke({ color: text, width: 1.5 });
      this.floor.circle(at.x, at.y, 0.9).fill(text);
    }
  }

  private drawPath({ pointed, path }: RangePicture, layout: Layout): void {
    const { text, ink } = this.palette;
    if (pointed !== undefined)
      this.path.poly(outlineOf(layout, pointed, 1)).stroke({ color: text, width: 3.5, join: 'round' });
    const [from, ...others] = path ?? [];
    if (from === undefined || others.length === 0) return;
    const curve = curveThrough(placesAlong(layout, from, others), 6).map(({ at }) => at);
    drawTrail(this.path, curve, this.palette);
    for (const space of others) {
      const stop = placeOf(layout, space);
      if (stop) this.path.circle(stop.at.x, stop.at.y, 4).fill(text).stroke({ color: ink, width: 1.5 });
    }
  }

  private write(words: string, at: Point, isLast: boolean): void {
    if (words === '') return;
    const { reach, text, ink } = this.palette;
    this.labels.write(this.costs, words, at, {
      size: isLast ? DIGITS + 2 : DIGITS,
      colour: isLast ? text : reach,
      weight: '800',
      outline: ink,
    });
  }
}
