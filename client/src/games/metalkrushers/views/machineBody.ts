import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import { Container, Sprite } from 'pixi.js';
import { numberOf } from '../../../stage/drawing/palette';
import { RepaintedSprite } from '../../../stage/sprites/RepaintedSprite';
import type { Textures } from '../../../stage/sprites/Textures';
import { angleOf } from '../looks/layout';
import type { KrusherPicture } from '../looks/picture';
import { machinePainting, underPainting } from '../paint/machine';
import type { Body } from './flatBody';

/** The facing that is nearest to an angle. */
const facingAt = (angle: number): Direction => turned(0, Math.round(angle / angleOf(1)));

/** A body as a painted machine: painted anew for each facing and after each hit, so that the light on it never turns. */
export class MachineBody implements Body {
  readonly root = new Container();
  private readonly under = new Sprite();
  private readonly machine: RepaintedSprite;
  private picture: KrusherPicture | undefined;
  private facing: Direction = 0;
  private drawn = '';

  constructor(private readonly textures: Textures) {
    // Fainter than any part of a body: it has no silhouette.
    this.under.alpha = 0.59;
    this.under.anchor.set(0.5);
    this.machine = new RepaintedSprite(textures);
    this.root.addChild(this.under, this.machine.sprite);
  }

  draw(picture: KrusherPicture): void {
    const { look, chassis, arms, uses, worn, hits, armor } = picture;
    const drawn = JSON.stringify([look, chassis, arms, uses, worn, hits, armor]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.picture = picture;
    const colour = numberOf(picture.look.colour);
    this.under.texture = this.textures.of(`under ${colour}`, underPainting(colour));
    this.paint();
  }

  face(angle: number): void {
    const facing = facingAt(angle);
    // Between two facings it turns a little, by a twelfth of a circle at most.
    this.machine.sprite.rotation = angle - Math.round(angle / angleOf(1)) * angleOf(1);
    if (facing === this.facing) return;
    this.facing = facing;
    this.paint();
  }

  destroy(): void {
    this.machine.destroy();
  }

  private paint(): void {
    if (this.picture) this.machine.paint(machinePainting(this.picture, this.facing));
  }
}
