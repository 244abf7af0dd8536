import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { Container, Graphics, Rectangle } from 'pixi.js';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import type { SignText } from '../words/board/signs';

export interface ListPicture {
  readonly space: SpaceId;
  readonly lines: readonly SignText[];
}

/** In screen pixels at size 1: large enough for a finger. */
const LINE = { height: 62, gap: 6, label: 23, detail: 17, side: 20 } as const;
/** From the middle of the space to the list. */
const AWAY = 44;

/** Lines to choose from, beside their space. */
export class ListView {
  readonly root = new Container();
  private readonly plates = new Graphics();
  private readonly words = new Container();
  private readonly rows: Rectangle[] = [];
  private size = 1;
  private seen: Box = { x: 0, y: 0, width: 1, height: 1 };
  private at: Point | undefined;
  private drawn = '';

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
  ) {
    this.root.addChild(this.plates, this.words);
  }

  update(list: ListPicture | undefined, at: Point | undefined): void {
    this.at = list && at;
    this.root.visible = this.at !== undefined;
    const key = JSON.stringify(list ?? '');
    if (key !== this.drawn) {
      this.drawn = key;
      this.draw(list);
    }
    this.place();
  }

  /** `size`: its size in the world; `seen`: the visible part of the world, which it stays inside. */
  zoomed(size: number, seen: Box): void {
    this.size = size;
    this.seen = seen;
    this.place();
  }

  /** The line under a point of the world. */
  under({ x, y }: Point): number | undefined {
    if (!this.root.visible) return undefined;
    const [left, top] = [(x - this.root.x) / this.root.scale.x, (y - this.root.y) / this.root.scale.y];
    const row = this.rows.findIndex((one) => one.contains(left, top));
    return row < 0 ? undefined : row;
  }

  private draw(list: ListPicture | undefined): void {
    this.plates.clear();
    this.rows.length = 0;
    for (const child of this.words.removeChildren()) child.destroy();
    if (!list) return;
    const { text, silver, ink, brass } = this.palette;
    const lines = list.lines.map(({ label, detail }) => ({
      label: this.labels.make(label, { size: LINE.label, colour: text, weight: '700' }),
      detail: this.labels.make(detail, { size: LINE.detail, colour: silver, weight: '500' }),
    }));
    const width = 2 * LINE.side + Math.max(...lines.flatMap((line) => [line.label.width, line.detail.width]));
    lines.forEach(({ label, detail }, index) => {
      const top = index * (LINE.height + LINE.gap);
      const row = new Rectangle(-width / 2, top, width, LINE.height);
      this.rows.push(row);
      this.plates
        .roundRect(row.x, row.y, row.width, row.height, 12)
        .fill({ color: ink, alpha: 0.95 })
        .stroke({ color: brass, width: 2 });
      const isAlone = detail.text === '';
      label.position.set(0, top + (isAlone ? LINE.height / 2 : 21));
      detail.position.set(0, top + 45);
      this.words.addChild(label, detail);
    });
  }

  /** Above its space where there is room, otherwise below it. */
  private place(): void {
    const { at, seen } = this;
    const last = this.rows.at(-1);
    if (!at || !last) return;
    const scale = Math.min(this.size, (seen.width * 0.96) / last.width);
    const [half, height] = [(last.width / 2) * scale, last.bottom * scale];
    const inside = (value: number, least: number, most: number): number =>
      least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
    const above = at.y - AWAY * scale - height;
    const top = above >= seen.y + 8 * scale ? above : at.y + AWAY * scale;
    this.root.scale.set(scale);
    this.root.position.set(
      inside(at.x, seen.x + half, seen.x + seen.width - half),
      inside(top, seen.y, seen.y + seen.height - height),
    );
  }
}
