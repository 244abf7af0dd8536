import type { View } from '@gearhall/shared/games/metalheads/view';
import { Container, Sprite } from 'pixi.js';
import type { Layer, TableFloor } from '../../../stage/cards/contract';
import type { TableLayout } from '../../../stage/cards/tableLayout';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Box, Size } from '../../../stage/geometry/geometry';
import { PaintedGround } from '../../../stage/sprites/PaintedGround';
import { isLow } from '../layout/areas';
import { benchPlan } from '../paint/bench';
import { corkPainting } from '../paint/cork';
import { MONSTER } from '../table/paths';
import { Diorama } from './Diorama';

/** The bench is painted for windows up to a multiple of this, in pixels: it is not painted anew for each of them. */
const STEP = 256;
/** How far the mat reaches beyond the cards on it. */
const MAT = { across: 8, down: 5 } as const;

const stepped = (length: number): number => Math.ceil(length / STEP) * STEP;

/** What lies under everything: the bench, the mat for my Robots, and the land of the Monster. */
export class Workbench implements TableFloor<View> {
  readonly root = new Container();
  private readonly bench = new Container();
  private readonly mat = new Container();
  private readonly diorama: Diorama;
  private ground: PaintedGround | undefined;
  private painted: Size = { width: 0, height: 0 };
  private matSize = '';

  constructor(private readonly surface: Surface) {
    this.diorama = new Diorama(surface);
    this.root.addChild(this.bench, this.mat, this.diorama.root);
  }

  layer(name: string): Layer | undefined {
    return this.diorama.layer(name);
  }

  update({ monster }: View, { spots, parts }: TableLayout, size: Size): void {
    this.layBench({ width: stepped(size.width), height: stepped(size.height) });
    if (parts?.['own']) this.layMat(parts['own']);
    const box = spots[MONSTER]?.box;
    this.diorama.root.visible = box !== undefined && !isLow(box);
    if (box && !isLow(box)) this.diorama.show(monster, box);
  }

  destroy(): void {
    this.ground?.destroy();
    this.diorama.destroy();
    this.root.destroy({ children: true });
  }

  private layBench(size: Size): void {
    if (size.width === this.painted.width && size.height === this.painted.height) return;
    this.painted = size;
    this.ground?.destroy();
    this.bench.removeChildren().forEach((child) => child.destroy());
    this.ground = new PaintedGround(this.surface, benchPlan(size));
    this.bench.addChild(this.ground.sprite);
  }

  private layMat({ x, y, width, height }: Box): void {
    const size = { width: Math.round(width + 2 * MAT.across), height: Math.round(height + 2 * MAT.down) };
    const { textures } = this.surface;
    const named = `${size.width} ${size.height}`;
    if (named !== this.matSize) {
      this.matSize = named;
      this.mat.removeChildren().forEach((child) => child.destroy());
      textures.drop('mat');
      const mat = new Sprite(textures.of('mat', corkPainting(size)));
      mat.anchor.set(0.5);
      this.mat.addChild(mat);
    }
    this.mat.position.set(x + width / 2, y + height / 2);
  }
}
