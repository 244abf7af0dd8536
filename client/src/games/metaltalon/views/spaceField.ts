import { SPACE_IDS, spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { Container, Sprite, type Text } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { between, gap, type Point } from '../../../stage/geometry/geometry';
import { PaintedGround } from '../../../stage/sprites/PaintedGround';
import { BORDERS, pointOf } from '../looks/layout';
import { fencePainting, postPainting, spacePainting } from '../paint/field';
import { nebulaPlan } from '../paint/nebula';
import { growNames, spaceNames, type Ground } from './boardView';

/** Spaces among the stars: rings with beacons, the glow of territories, and fences of energy between them. */
export class SpaceField implements Ground {
  readonly root = new Container({ isRenderGroup: true });
  private readonly sky: PaintedGround;
  private readonly rings = new Map<number, Sprite>();
  private readonly names = new Container({ visible: false });
  private readonly prints: readonly Text[];
  private isNamed = false;
  private hasRoom = true;

  constructor(
    palette: Palette,
    private readonly labels: Labels,
    private readonly surface: Surface,
  ) {
    this.sky = new PaintedGround(surface, nebulaPlan());
    this.prints = spaceNames(palette, labels);
    this.names.addChild(...this.prints);
    this.root.addChild(this.sky.sprite);
    this.addRings();
    this.addFences();
    this.root.addChild(this.names);
  }

  update(owners: readonly (Seat | undefined)[]): void {
    for (const [index, ring] of this.rings) ring.texture = this.space(owners[index]);
  }

  zoomed(scale: number): void {
    this.hasRoom = growNames(this.prints, scale, this.labels);
    this.showNames();
  }

  nameSpaces(isNamed: boolean): void {
    this.isNamed = isNamed;
    this.showNames();
  }

  destroy(): void {
    this.sky.destroy();
  }

  private showNames(): void {
    this.names.visible = this.isNamed && this.hasRoom;
  }

  private space(owner: Seat | undefined): Sprite['texture'] {
    return this.surface.textures.of(`space ${owner ?? ''}`, spacePainting(owner));
  }

  private addRings(): void {
    SPACE_IDS.forEach((id, index) => {
      if (spaceOf(id).base !== undefined) return;
      const ring = new Sprite(this.space(undefined));
      ring.position.copyFrom(pointOf(id));
      this.rings.set(index, ring);
      this.root.addChild(ring);
    });
  }

  private addFences(): void {
    const { textures } = this.surface;
    const posts = new Map<string, Point>();
    for (const [from, to] of BORDERS) {
      const length = gap(from, to);
      const fence = new Sprite(textures.of('fence', fencePainting(length)));
      fence.position.copyFrom(between(from, to, 0.5));
      fence.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      this.root.addChild(fence);
      for (const end of [from, to]) posts.set(`${Math.round(end.x)} ${Math.round(end.y)}`, end);
    }
    for (const at of posts.values()) {
      const post = new Sprite(textures.of('post', postPainting()));
      post.position.copyFrom(at);
      this.root.addChild(post);
    }
  }
}
