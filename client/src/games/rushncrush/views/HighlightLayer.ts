import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { Graphics } from 'pixi.js';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import { MarkLayer } from '../../../stage/highlights/MarkLayer';
import type { Palette } from '../../../stage/drawing/palette';
import { drawTrail } from '../../../stage/highlights/trail';
import { outlineOf, placeOf, placesAlong, type Layout } from '../looks/layout';
import type { Forecast, LaneOfFire } from '../prospects/prospects';
import type { Sign } from '../prospects/moveOptions';
import { curveThrough } from './curve';
import { type ListPicture, ListView } from './listView';
import { drawSign, SIGN_COLOURS } from './signs';

/** What can be done now, ready to be drawn. */
export interface Highlights {
  readonly spots: readonly SpotPicture[];
  readonly forecast?: Forecast;
  readonly guns: readonly LaneOfFire[];
  /** The space that is pointed at or chosen, where something can be done. */
  readonly pointed?: SpaceId;
  /** The path to it, from where the car stands. */
  readonly path?: readonly SpaceId[];
  /** The lines to choose from. */
  readonly list?: ListPicture;
}

/** With the course on which it is drawn. */
type Laid = Highlights & { readonly layout: Layout };

export interface SpotPicture {
  readonly space: SpaceId;
  readonly sign: Sign;
  /** Movement points, or spaces of the Rocket Booster. */
  readonly points: number;
  /** Steering points that it costs. */
  readonly steering: number;
  /** A drive ends here: all movement is spent, or none is needed. */
  readonly isLast: boolean;
}

/** Below this many screen pixels a unit no numbers are written: they could not be read. */
const NUMBERED = 0.62;
/** Of digits, in units of the board; on a small screen they are higher, so that they have this many pixels. */
const DIGITS = 13;
const LEGIBLE = 12;

/** Where the car on turn can go, what it would hit, and what it would cost. */
export class HighlightLayer extends MarkLayer<Laid> {
  readonly list: ListView;
  /** Signs over the cars: they stay as long as the floor does. */
  private readonly signs = new Graphics();
  private digits = DIGITS;

  constructor(palette: Palette, labels: Labels, listLabels: Labels) {
    super(palette, labels);
    this.list = new ListView(palette, listLabels);
    this.marks.addChild(this.signs, this.list.root);
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number, size: number, seen: Box): void {
    this.figures.visible = scale >= NUMBERED;
    const digits = Math.max(DIGITS, Math.ceil(LEGIBLE / Math.max(scale, NUMBERED)));
    if (digits !== this.digits) {
      this.digits = digits;
      this.redraw({ floor: true });
    }
    this.list.zoomed(size, seen);
  }

  override update(shown: Laid | undefined): void {
    super.update(shown);
    const { list, layout } = shown ?? {};
    this.list.update(list, list && layout && placeOf(layout, list.space)?.at);
  }

  protected floorOf({ spots, forecast, guns, layout }: Laid): unknown {
    return [spots, forecast, guns, layout.road.course];
  }

  protected override clearFloor(): void {
    super.clearFloor();
    this.signs.clear();
  }

  protected drawFloor({ spots, forecast, guns, layout }: Laid): void {
    if (forecast) this.drawForecast(forecast, layout);
    for (const { spaces } of guns) this.drawLane(spaces, layout);
    for (const spot of spots) this.drawSpot(spot, layout);
  }

  protected drawMarks({ layout, ...way }: Laid): void {
    this.drawPath(way, layout);
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

  private drawPath({ pointed, path }: Pick<Highlights, 'pointed' | 'path'>, layout: Layout): void {
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
    this.labels.write(this.figures, words, at, {
      size: isLast ? this.digits + 2 : this.digits,
      colour: isLast ? text : reach,
      weight: '800',
      outline: ink,
    });
  }
}
