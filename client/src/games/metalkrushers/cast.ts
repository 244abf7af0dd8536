import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { Container, RenderLayer } from 'pixi.js';
import type { Box, Point } from '../../stage/geometry';
import { Keyed } from '../../stage/keyed';
import { Labels } from '../../stage/labels';
import type { Palette } from '../../stage/palette';
import { RollView } from '../../stage/rollView';
import { Sparks } from '../../stage/sparks';
import { PITCH } from './layout';
import { krusherPictures, wreckPictures, type KrusherPicture } from './picture';
import { sideName } from './words/calls';
import { ArenaView } from './views/arenaView';
import { KrusherView } from './views/krusherView';
import { RangeView } from './views/rangeView';
import { WreckView } from './views/wreckView';

/** Of what is seen: banners appear over the middle, where the fights are. */
const BANNER = 0.16;
/** Words and dice are so large on the screen, whatever the camera shows: by the width of the window. */
const MARKS = { least: 0.54, most: 0.72, full: 1150 } as const;

/** From the middle of a Krusher to what is told of it. */
const CLEAR = PITCH * 0.85;

/** Everything that is in the arena, in layers. It shows what it is told and decides nothing. */
export class Cast {
  readonly root = new Container();
  readonly arena: ArenaView;
  readonly krushers: Keyed<KrusherPicture, KrusherView>;
  readonly wrecks: WreckView;
  readonly range: RangeView;
  readonly sparks: Sparks;
  readonly roll: RollView;
  private readonly labels = new Labels();
  /** For what keeps its size on the screen. */
  private readonly marks = new Labels();
  private seats: View['seats'] = [];
  private scale = 1;
  /** Of what is seen. */
  middle: Point = { x: 0, y: 0 };
  /** Nobody stands on the name or the signs of another. */
  private readonly tops = new RenderLayer();
  private readonly standers = new Container({ sortableChildren: true });

  constructor(readonly palette: Palette) {
    this.arena = new ArenaView(palette, this.labels);
    this.wrecks = new WreckView(palette);
    this.range = new RangeView(palette, this.labels, (krusher) => this.spotOf(krusher));
    this.roll = new RollView(palette, this.marks, CLEAR);
    this.sparks = new Sparks(palette, this.marks, { x: 0, y: 0 });
    this.krushers = new Keyed({
      create: () => {
        const krusher = new KrusherView(palette, this.labels);
        krusher.zoomed(this.scale);
        this.standers.addChild(krusher.root);
        this.tops.attach(krusher.name, krusher.signs);
        return krusher;
      },
      update: (krusher, picture) => krusher.update(picture),
      remove: (krusher) => krusher.destroy(),
    });
    this.root.addChild(
      this.arena.root,
      this.wrecks.root,
      this.range.ground,
      this.standers,
      this.tops,
      this.range.marks,
      this.sparks.root,
      this.roll.root,
    );
  }

  /** Shows the arena exactly as the view has it. */
  sync(view: View): void {
    this.arena.update({ pickUp: view.options.scenario === 'pickUp' });
    this.krushers.sync(krusherPictures(view));
    this.wrecks.update(wreckPictures(view));
    this.sparks.clear();
    this.roll.root.visible = false;
    this.seats = view.seats;
  }

  zoomed(scale: number, density: number, seen: Box): void {
    const { least, most, full } = MARKS;
    const size = Math.max(least, Math.min(most, (seen.width * scale) / full));
    this.middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
    this.labels.sharpen(scale * density);
    this.marks.sharpen(size * density);
    this.arena.zoomed(scale);
    this.roll.zoomed(size / scale, seen);
    this.sparks.zoomed(size / scale, {
      at: { x: seen.x + seen.width / 2, y: seen.y + seen.height * BANNER },
      width: seen.width * 0.96,
    });
    this.range.zoomed(scale);
    this.scale = scale;
    for (const [, krusher] of this.krushers.entries()) krusher.zoomed(scale);
  }

  /** Changes what is known of a Krusher, if it is there. */
  change(id: string, change: (picture: KrusherPicture) => Partial<KrusherPicture>): void {
    const picture = this.krushers.get(id)?.picture;
    if (picture) this.krushers.put(id, { ...picture, ...change(picture) });
  }

  /** From now on these two face each other, and nobody else. */
  attend(attacker: string, target: string): void {
    for (const [id] of this.krushers.entries())
      this.change(id, () => ({ asked: id === attacker, attacked: id === target }));
  }

  /** Where everybody stands at this moment. */
  standing(): ReadonlyMap<string, Point> {
    return new Map(
      this.krushers
        .entries()
        .flatMap(([id, { picture }]): [string, Point][] => (picture ? [[id, picture.at]] : [])),
    );
  }

  /** Where those stand between whom it is now. */
  fighters(): Point[] {
    return this.krushers
      .entries()
      .flatMap(([, { picture }]) => (picture && (picture.asked || picture.attacked) ? [picture.at] : []));
  }

  sideName(team: number, names: readonly string[]): string {
    return sideName(team, this.seats, names);
  }

  /** Where a Krusher is drawn at this moment. */
  spotOf(id: string): Point | undefined {
    const root = this.krushers.get(id)?.root;
    return root && { x: root.x, y: root.y };
  }

  destroy(): void {
    this.krushers.clear();
    this.root.destroy({ children: true });
  }
}
