import type { Seat } from '@gearhall/shared/core/ground/seats';
import { BASE_SPACES, type BaseId } from '@gearhall/shared/games/metaltalon/content/board';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { Container } from 'pixi.js';
import type { Point } from '../../../stage/geometry/geometry';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { Keyed } from '../../../stage/sprites/keyed';
import { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { Sparks } from '../../../stage/sprites/sparks';
import { pointOf } from '../looks/layout';
import {
  basePictures,
  shipPictures,
  territoryOwners,
  type BasePicture,
  type ShipPicture,
} from '../looks/picture';
import { BaseView } from '../views/baseView';
import { BoardView, type Ground } from '../views/boardView';
import { PileContexts } from '../views/coinPiles';
import { DieView } from '../views/dieView';
import { HighlightLayer, type Highlights } from '../views/HighlightLayer';
import { farLetters, ShipView } from '../views/shipView';
import { SpaceField } from '../views/spaceField';
import { StationView } from '../views/stationView';

/** A ship by its id, or a base. */
interface Target {
  readonly target?: string | undefined;
  readonly base?: BaseId | '' | undefined;
}

/** Everything that is on the board, in layers. It draws what it is given and decides nothing. */
export class BoardSprites {
  readonly root = new Container();
  readonly board: Ground;
  readonly ships: Keyed<ShipPicture, ShipView>;
  readonly bases: Keyed<BasePicture, BaseView | StationView>;
  readonly highlights: HighlightLayer;
  readonly die: DieView;
  readonly sparks: Sparks;
  private readonly labels = new Labels();
  private readonly piles: PileContexts;
  private readonly fleet = new Container({ sortableChildren: true });
  private readonly harbour = new Container();
  private readonly pictures = new Map<BaseId, BasePicture>();
  /** The height of letters when zoomed out. */
  private letters: number | undefined;

  /** Bases have plates at their sides, with their cash. */
  readonly hasPlates: boolean;
  /** Where the last shot came from. */
  attacker: Point | undefined;
  /** The shot that shows the die now: the end of an earlier one does not hide it. */
  private telling: object | undefined;
  /** A roll that somebody may still force to be repeated is shown. */
  private isPending = false;

  constructor(
    readonly palette: Palette,
    private readonly surface: Surface,
  ) {
    this.piles = new PileContexts(palette);
    this.hasPlates = surface.isFlat;
    this.board = surface.isFlat
      ? new BoardView(palette, this.labels)
      : new SpaceField(palette, this.labels, surface);
    this.highlights = new HighlightLayer(palette, this.labels);
    this.die = new DieView(palette, this.labels);
    this.sparks = new Sparks(palette, this.labels, { x: 500, y: 520 }, surface);
    this.ships = new Keyed(this.shipLook());
    this.bases = new Keyed(this.baseLook());
    this.die.root.visible = false;
    this.root.addChild(
      this.board.root,
      this.sparks.traces.root,
      this.harbour,
      this.highlights.ground,
      this.fleet,
    );
    this.root.addChild(this.highlights.marks, this.sparks.root, this.die.root);
  }

  /** Shows the table exactly as the view has it. */
  sync(view: View, me: Seat | undefined, budgets: Readonly<Record<string, ShipPicture['budget']>>): void {
    this.board.update(territoryOwners(view));
    const bases = basePictures(view, me);
    this.pictures.clear();
    for (const [base, picture] of bases) this.pictures.set(base, picture);
    this.bases.sync(bases);
    this.ships.sync(shipPictures(view, budgets));
    this.sparks.clear();
    this.showShot(view);
  }

  /** Aim marks lie on the ships themselves, several of which may share a space. */
  showRange(highlights: Highlights | undefined): void {
    const targets = highlights?.targets.map((target) => {
      const shown = target.ship === undefined ? undefined : this.ships.get(target.ship)?.picture;
      return shown ? { ...target, at: shown.at, scale: shown.scale } : target;
    });
    this.highlights.update(highlights && { ...highlights, targets: targets ?? [] });
  }

  /** `scale`: screen pixels per unit of the board; `density`: device pixels per screen pixel. */
  zoomed(scale: number, density: number): void {
    this.labels.sharpen(scale * density);
    this.board.zoomed(scale);
    this.highlights.zoomed(scale);
    const letters = farLetters(scale);
    if (letters === this.letters) return;
    this.letters = letters;
    for (const [, ship] of this.ships.entries()) if (ship.picture) ship.update(ship.picture, letters);
    for (const [base, picture] of this.pictures) this.bases.put(base, picture);
  }

  /** Changes a ship's picture, if the ship is there. */
  changeShip(id: string, change: Partial<ShipPicture>): void {
    const picture = this.ships.get(id)?.picture;
    if (picture) this.ships.put(id, { ...picture, ...change });
  }

  baseOf(seat: Seat): BaseId | undefined {
    return [...this.pictures].find(([, picture]) => picture.owner === seat)?.[0];
  }

  changeBase(base: BaseId, change: (picture: BasePicture) => BasePicture): void {
    const picture = this.pictures.get(base);
    if (!picture) return;
    const changed = change(picture);
    this.pictures.set(base, changed);
    this.bases.put(base, changed);
  }

  /** Where the die is thrown: over the target, but inside the board. */
  placeDie(at: Point): void {
    const isHigh = at.y < 190;
    this.die.root.position.set(Math.min(Math.max(at.x, 120), 880), at.y + (isHigh ? 105 : -150));
  }

  /** From now on `owner` shows the die. */
  beginDie(owner: object): void {
    this.telling = owner;
    this.die.root.visible = true;
  }

  /** `owner` has shown the die for long enough. */
  endDie(owner: object): void {
    if (this.telling !== owner) return;
    this.telling = undefined;
    this.die.root.visible = this.isPending;
  }

  /** Where a target is drawn: a ship, or a base. */
  spotOf({ target, base }: Target): Point | undefined {
    if (base) return pointOf(BASE_SPACES[base]);
    const ship = target === undefined ? undefined : this.ships.get(target);
    return ship && { x: ship.root.x, y: ship.root.y };
  }

  /** Where every ship is drawn at this moment. */
  standing(): ReadonlyMap<string, Point> {
    return new Map(this.ships.entries().map(([id, { root }]) => [id, { x: root.x, y: root.y }]));
  }

  destroy(): void {
    this.ships.clear();
    this.bases.clear();
    this.board.destroy?.();
    this.sparks.destroy();
    this.root.destroy({ children: true });
    this.piles.destroy();
  }

  /** A roll that somebody may still force to be repeated stays on the board. */
  private showShot({ shot, roller }: View): void {
    this.isPending = shot !== undefined;
    this.die.root.visible = this.isPending || this.telling !== undefined;
    if (!shot) return;
    const at = this.spotOf(shot);
    if (at) this.placeDie(at);
    this.die.root.alpha = 1;
    this.die.show(shot.roll, roller);
    this.die.tellShot(shot);
  }

  private shipLook() {
    return {
      create: (id: string) => {
        const { palette, labels, piles } = this;
        const { isFlat, textures } = this.surface;
        const ship = new ShipView(id, { palette, labels, piles, ...(!isFlat && { textures }) });
        this.fleet.addChild(ship.root);
        return ship;
      },
      update: (ship: ShipView, picture: ShipPicture) => ship.update(picture, this.letters),
      remove: (ship: ShipView) => ship.destroy(),
    };
  }

  private createBase(base: BaseId): BaseView | StationView {
    const { palette, labels, surface } = this;
    if (surface.isFlat) return new BaseView(base, palette, labels);
    return new StationView(base, palette, { labels, textures: surface.textures });
  }

  private baseLook() {
    return {
      create: (base: string) => {
        const view = this.createBase(base as BaseId);
        this.harbour.addChild(view.root);
        return view;
      },
      update: (view: BaseView | StationView, picture: BasePicture) => view.update(picture, this.letters),
      remove: (view: BaseView | StationView) => view.root.destroy({ children: true }),
    };
  }
}
