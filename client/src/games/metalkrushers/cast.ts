import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { Container } from 'pixi.js';
import type { Point } from '../../stage/geometry';
import { Keyed } from '../../stage/keyed';
import { Labels } from '../../stage/labels';
import type { Palette } from '../../stage/palette';
import { Sparks } from '../../stage/sparks';
import { krusherPictures, type KrusherPicture } from './picture';
import { sideName } from './words/calls';
import { ArenaView } from './views/arenaView';
import { KrusherView } from './views/krusherView';
import { RollView } from './views/rollView';
import { RangeView } from './views/rangeView';

/** Everything that is in the arena, in layers. It shows what it is told and decides nothing. */
export class Cast {
  readonly root = new Container();
  readonly arena: ArenaView;
  readonly krushers: Keyed<KrusherPicture, KrusherView>;
  readonly range: RangeView;
  readonly sparks: Sparks;
  readonly roll: RollView;
  private readonly labels = new Labels();
  private seats: View['seats'] = [];
  private scale = 1;
  private readonly fighters = new Container({ sortableChildren: true });

  constructor(readonly palette: Palette) {
    this.arena = new ArenaView(palette, this.labels);
    this.range = new RangeView(palette, this.labels, (krusher) => this.spotOf(krusher));
    this.roll = new RollView(palette, this.labels);
    this.sparks = new Sparks(palette, this.labels, { x: 0, y: 0 });
    this.krushers = new Keyed({
      create: () => {
        const krusher = new KrusherView(palette, this.labels);
        krusher.zoomed(this.scale);
        this.fighters.addChild(krusher.root);
        return krusher;
      },
      update: (krusher, picture) => krusher.update(picture),
      remove: (krusher) => krusher.destroy(),
    });
    this.root.addChild(
      this.arena.root,
      this.range.ground,
      this.fighters,
      this.range.marks,
      this.sparks.root,
      this.roll.root,
    );
  }

  /** Shows the arena exactly as the view has it. */
  sync(view: View): void {
    this.arena.update({ pickUp: view.options.scenario === 'pickUp' });
    this.krushers.sync(krusherPictures(view));
    this.sparks.clear();
    this.roll.root.visible = false;
    this.seats = view.seats;
  }

  zoomed(scale: number, density: number): void {
    this.labels.sharpen(scale * density);
    this.arena.zoomed(scale);
    this.roll.zoomed(scale);
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
