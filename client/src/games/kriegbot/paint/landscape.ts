import { HEX_IDS } from '@gearhall/shared/games/kriegbot/content/map';
import { Container } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { PaintedGround } from '../../../stage/sprites/PaintedGround';
import { reliefPlan, type Terrain } from './relief';
import { woodsOn } from './woods';

/** The country on the map table: its relief, its waters and its woods. */
export class Landscape {
  readonly root = new Container();
  private readonly grounds = new Container();
  private readonly woods = new Container();
  private ground: PaintedGround | undefined;
  private painted = 0;

  constructor(
    private readonly surface: Surface,
    /** Called when it covers all that lay under it. */
    private readonly covered: () => void,
  ) {
    this.woods.visible = false;
    this.root.addChild(this.grounds, this.woods);
  }

  /** Another country, or another state of it: it appears over what has been there. */
  update(terrain: Terrain): void {
    this.ground?.destroy();
    this.painted += 1;
    const name = `ground ${this.painted}`;
    const ground = new PaintedGround(this.surface, { ...reliefPlan(terrain), name }, () => {
      this.dropOthers(name, ground);
      this.grow(terrain);
      this.covered();
    });
    this.ground = ground;
    this.grounds.addChild(ground.sprite);
  }

  destroy(): void {
    this.ground?.destroy();
  }

  private dropOthers(name: string, { sprite }: PaintedGround): void {
    for (const other of this.grounds.children.filter((one) => one !== sprite)) other.destroy();
    for (let old = 1; `ground ${old}` !== name; old += 1) this.surface.textures.drop(`ground ${old}`);
  }

  private grow(terrain: Terrain): void {
    for (const child of this.woods.removeChildren()) child.destroy();
    for (const id of HEX_IDS)
      if (terrain(id) === 'woods') this.woods.addChild(woodsOn(this.surface.textures, id, false));
    this.woods.visible = true;
  }
}
