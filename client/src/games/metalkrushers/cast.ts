import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { Container, RenderLayer } from 'pixi.js';
import { Foreground } from '../../stage/foreground';
import type { Box, Point } from '../../stage/geometry';
import { Keyed } from '../../stage/keyed';
import { Labels } from '../../stage/labels';
import type { Palette } from '../../stage/palette';
import type { RollView } from '../../stage/rollView';
import type { Sparks } from '../../stage/sparks';
import { PITCH } from './layout';
import { krusherPictures, wreckPictures, type KrusherPicture } from './picture';
import { seatLook, type SeatLook } from '../../ui/seatLooks';
import { lookIn } from './sides';
import { sideName } from './words/calls';
import { ArenaView } from './views/arenaView';
import { KrusherView } from './views/krusherView';
import { RangeView } from './views/rangeView';
import { WreckView } from './views/wreckView';

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
  private readonly front: Foreground;
  private table: Pick<View, 'options' | 'seats'> | undefined;
  private scale = 1;
  /** Nobody stands on the name or the signs of another. */
  private readonly tops = new RenderLayer();
  private readonly standers = new Container({ sortableChildren: true });

  constructor(readonly palette: Palette) {
    this.front = new Foreground(palette, CLEAR);
    this.arena = new ArenaView(palette, this.labels);
    this.wrecks = new WreckView(palette);
    this.range = new RangeView(palette, this.labels, (krusher) => this.spotOf(krusher));
    this.roll = this.front.roll;
    this.sparks = this.front.sparks;
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
      this.front.root,
    );
  }

  /** Shows the arena exactly as the view has it. */
  sync(view: View): void {
    this.arena.update({ pickUp: view.options.scenario === 'pickUp' });
    this.krushers.sync(krusherPictures(view));
    this.wrecks.update(wreckPictures(view));
    this.front.clear();
    this.table = view;
  }

  zoomed(scale: number, density: number, seen: Box): void {
    this.front.zoomed(scale, density, seen);
    this.labels.sharpen(scale * density);
    this.arena.zoomed(scale);
    this.range.zoomed(scale);
    this.scale = scale;
    for (const [, krusher] of this.krushers.entries()) krusher.zoomed(scale);
  }

  /** Of what is seen. */
  get middle(): Point {
    return this.front.middle;
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
    return sideName(team, this.table?.seats ?? [], names);
  }

  lookOf(seat: number): SeatLook {
    return this.table ? lookIn(this.table, seat) : seatLook(seat);
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
