import { Container, Sprite } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { PaintedGround } from '../../../stage/sprites/PaintedGround';
import type { Layout } from '../looks/layout';
import { sceneryOf } from '../paint/scenery';
import { desertPlan, plainSand } from '../paint/desert';
import { PROPS } from '../paint/props';

/** The desert around a course, and what stands in it. */
export class DesertView {
  readonly root = new Container();
  private ground: PaintedGround | undefined;

  constructor(private readonly surface: Surface) {}

  update(layout: Layout): void {
    this.ground?.destroy();
    for (const child of this.root.removeChildren()) child.destroy();
    const plan = desertPlan(layout.world);
    const { x, y, width, height } = plan.box;
    const plain = new Sprite(this.surface.textures.of('plain sand', plainSand()));
    plain.position.set(x + width / 2, y + height / 2);
    plain.setSize(width, height);
    this.ground = new PaintedGround(this.surface, plan);
    this.root.addChild(plain, this.ground.sprite);
    for (const { kind, at } of sceneryOf(layout)) {
      const sprite = new Sprite(this.surface.textures.of(`prop ${kind}`, PROPS[kind].painting));
      sprite.position.copyFrom(at);
      this.root.addChild(sprite);
    }
  }

  destroy(): void {
    this.ground?.destroy();
  }
}
