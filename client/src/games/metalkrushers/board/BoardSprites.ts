import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Palette } from '../../../stage/drawing/palette';
import type { Textures } from '../../../stage/sprites/Textures';
import { UnitSprites } from '../../../stage/sprites/UnitSprites';
import { PITCH } from '../looks/layout';
import { krusherPictures, wreckPictures, type KrusherPicture } from '../looks/picture';
import { seatLook, type SeatLook } from '../../../ui/theme/seatLooks';
import { lookIn } from '../looks/sides';
import { sideName } from '../words/calls';
import { ArenaFloor } from '../views/arenaFloor';
import { ArenaView, type Arena } from '../views/arenaView';
import { KrusherView } from '../views/krusherView';
import { Lamps } from '../views/Lamps';
import { HighlightLayer } from '../views/HighlightLayer';
import { WreckView } from '../views/wreckView';

/** Distance between the middle of a Krusher and the dice or text about it. */
const CLEAR = PITCH * 0.85;

/** Everything that is in the arena. */
export class BoardSprites extends UnitSprites<KrusherPicture, KrusherView> {
  readonly wrecks: WreckView;
  readonly highlights: HighlightLayer;
  readonly arena: Arena;
  /** Absent where colours are flat. */
  readonly lamps: Lamps | undefined;
  private readonly textures: Textures | undefined;
  private table: Pick<View, 'options' | 'seats'> | undefined;

  constructor(palette: Palette, surface: Surface) {
    super(palette, CLEAR, surface);
    this.textures = surface.isFlat ? undefined : surface.textures;
    this.arena = surface.isFlat
      ? new ArenaView(palette, this.labels)
      : new ArenaFloor(palette, this.labels, surface);
    this.lamps = surface.isFlat ? undefined : new Lamps(surface);
    this.wrecks = new WreckView(palette, this.textures);
    this.highlights = new HighlightLayer(palette, this.labels, (krusher) => this.spotOf(krusher));
    this.root.addChild(
      ...[
        this.arena.root,
        this.sparks.traces.root,
        this.wrecks.root,
        ...(this.lamps ? [this.lamps.root] : []),
        this.highlights.ground,
        this.standers,
        this.tops,
      ],
      ...[this.highlights.marks, this.front.root],
    );
  }

  protected createUnit(): KrusherView {
    return new KrusherView(this.palette, this.labels, this.textures);
  }

  /** Shows the arena exactly as the view has it. */
  sync(view: View): void {
    this.arena.update({ pickUp: view.options.scenario === 'pickUp' });
    this.units.sync(krusherPictures(view));
    this.wrecks.update(wreckPictures(view));
    this.front.clear();
    this.lamps?.follow(this.inTheLight());
    this.table = view;
  }

  override zoomed(scale: number, density: number, seen: Box): void {
    super.zoomed(scale, density, seen);
    this.arena.zoomed(scale);
    this.highlights.zoomed(scale);
  }

  override destroy(): void {
    this.arena.destroy?.();
    super.destroy();
  }

  /** Shows the names of these Krushers alone, where names are not always shown. */
  name(krushers: readonly string[]): void {
    for (const [id, krusher] of this.units.entries()) krusher.nameIt(krushers.includes(id));
  }

  /** The middle of the visible part. */
  get middle(): Point {
    return this.front.middle;
  }

  /** Sets who fights: these two, and nobody else. */
  attend(attacker: string, target: string): void {
    this.changeAll((id) => ({ asked: id === attacker, attacked: id === target }));
    this.lamps?.follow(this.inTheLight());
  }

  /** The two fighters; where nobody fights, everybody. */
  private inTheLight(): readonly Point[] {
    const fighters = this.fighters();
    return fighters.length > 1 ? fighters : [...this.standing().values()];
  }

  /** Where every Krusher stands at this moment. */
  standing(): ReadonlyMap<string, Point> {
    return new Map(this.pictures().map(([id, { at }]) => [id, at]));
  }

  /** Where the two fighters stand. */
  fighters(): Point[] {
    return this.pictures().flatMap(([, { asked, attacked, at }]) => (asked || attacked ? [at] : []));
  }

  sideName(team: number, names: readonly string[]): string {
    return sideName(team, this.table?.seats ?? [], names);
  }

  lookOf(seat: number): SeatLook {
    return this.table ? lookIn(this.table, seat) : seatLook(seat);
  }
}
