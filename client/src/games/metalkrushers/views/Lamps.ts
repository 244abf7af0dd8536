import { Container, Graphics, Sprite } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { between, gap, type Point } from '../../../stage/geometry/geometry';
import { HALL } from '../paint/arena';
import { spotPainting, VIGNETTE, vignettePainting } from '../paint/lamps';
import { PITCH } from '../looks/layout';

/** With the lights off, this much of the hall is black. */
const DARK = 0.84;
const BLACK = 0x030405;

/** Where the lamp over the fight hangs, and how far its light reaches. */
interface Hung {
  readonly at: Point;
  readonly radius: number;
}

/** Over an empty arena, and over a fight: no closer than this. */
const OVER_ALL: Hung = { at: { x: 0, y: 0 }, radius: 9 * PITCH };
const CLOSEST = 2.6 * PITCH;
const AROUND = 1.7 * PITCH;

/** The lamps of the hall: they go off for the reveal, and one of them hangs over the fight. It lies on the ground. */
export class Lamps {
  readonly root = new Container();
  private readonly vignette: Sprite;
  private readonly house = new Graphics();
  private readonly spots = new Container();
  private hung: Hung = OVER_ALL;

  constructor(private readonly surface: Surface) {
    this.vignette = new Sprite(surface.textures.of('vignette', vignettePainting));
    this.house.rect(HALL.x, HALL.y, HALL.width, HALL.height).fill(BLACK);
    this.house.alpha = 0;
    this.house.visible = false;
    this.root.addChild(this.vignette, this.house, this.spots);
    this.hang(OVER_ALL);
  }

  get isDark(): boolean {
    return this.house.visible;
  }

  /** The house lights go off, from 0 to 1. At 0 they are on, and no lamp is over a single hex. */
  darken(share: number): void {
    this.house.alpha = DARK * share;
    this.house.visible = share > 0;
    this.spots.alpha = share;
    if (share === 0) for (const spot of this.spots.removeChildren()) spot.destroy();
  }

  /** A lamp goes on over a place. */
  shineOn(at: Point): void {
    const spot = new Sprite(this.surface.textures.of('spot', spotPainting));
    if (this.surface.drawnWith === 'webgl') spot.blendMode = 'add';
    spot.position.copyFrom(at);
    this.spots.addChild(spot);
  }

  /** The lamp glides over those who fight. */
  follow(places: readonly Point[]): void {
    const [from, to] = [this.hung, overAll(places)];
    if (gap(from.at, to.at) < 1 && Math.abs(from.radius - to.radius) < 1) return;
    this.hung = to;
    this.surface.fade((share) => {
      if (this.vignette.destroyed || this.hung !== to) return;
      this.hang({
        at: between(from.at, to.at, share),
        radius: from.radius + (to.radius - from.radius) * share,
      });
    });
  }

  private hang({ at, radius }: Hung): void {
    this.vignette.position.copyFrom(at);
    this.vignette.scale.set(radius / (VIGNETTE.light * (VIGNETTE.side / 2)));
  }
}

function overAll(places: readonly Point[]): Hung {
  if (places.length === 0) return OVER_ALL;
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const at = { x: middle(across), y: middle(down) };
  const farthest = Math.max(...places.map((place) => gap(at, place)));
  return { at, radius: Math.min(OVER_ALL.radius, Math.max(CLOSEST, farthest + AROUND)) };
}
