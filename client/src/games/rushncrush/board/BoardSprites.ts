import { gridFor } from '@gearhall/shared/games/rushncrush/rules/field';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Palette } from '../../../stage/drawing/palette';
import { UnitSprites } from '../../../stage/sprites/UnitSprites';
import { CM, layoutOf, type Layout, type Place } from '../looks/layout';
import { carPictures, minePictures, wreckPictures, type CarPicture } from '../looks/picture';
import { CarView } from '../views/carView';
import { GroundView } from '../views/groundView';
import { HazardsView } from '../views/hazards';
import { HighlightLayer, type Highlights } from '../views/HighlightLayer';

/** Distance between the middle of a car and the dice about it. */
const CLEAR = 1.5 * CM;

/** Everything that is on the course. */
export class BoardSprites extends UnitSprites<CarPicture, CarView> {
  readonly hazards: HazardsView;
  readonly highlights: HighlightLayer;
  layout: Layout | undefined;
  private readonly ground: GroundView;
  /** The car that has been shown crossing the line. */
  private winner: string | undefined;
  /** The car whose rocket burns. */
  boosting: string | undefined;

  constructor(
    palette: Palette,
    private readonly surface: Surface,
    /** Called with the places of the cars when one of them has moved. */
    private readonly moved: (standing: ReadonlyMap<string, Point>) => void = () => undefined,
    /** How many pixels at the left of the window the map covers. */
    private readonly covered: () => number = () => 0,
  ) {
    super(palette, CLEAR, surface);
    this.ground = new GroundView(palette, this.labels, surface);
    this.hazards = new HazardsView(palette);
    this.highlights = new HighlightLayer(palette, this.labels, this.front.labels);
    this.root.addChild(
      ...[
        this.ground.root,
        this.sparks.traces.root,
        this.highlights.ground,
        this.hazards.root,
        this.standers,
        this.tops,
      ],
      ...[this.highlights.marks, this.front.root],
    );
  }

  protected createUnit(): CarView {
    return new CarView(this.palette, this.labels, this.surface);
  }

  override destroy(): void {
    this.ground.destroy();
    super.destroy();
  }

  /** Shows the race exactly as the view has it. */
  sync(view: View): void {
    this.layout = layoutOf(view.course);
    this.ground.update(this.layout, gridFor(view));
    this.hazards.update(this.layout, wreckPictures(view), minePictures(view));
    if (view.phase !== 'over') this.winner = undefined;
    this.units.sync(carPictures(view).map(([id, picture]) => [id, this.whereItWon(id, picture)]));
    this.front.clear();
    this.moved(this.spots());
  }

  override zoomed(scale: number, density: number, seen: Box): void {
    super.zoomed(scale, density, seen);
    const map = Math.min(seen.width / 2, this.covered() / scale);
    this.front.zoomed(scale, density, seen, { ...seen, x: seen.x + map, width: seen.width - map });
    this.highlights.zoomed(scale, this.front.size, seen);
  }

  /** Shows what the controller allows; `undefined` hides it. */
  offer(highlights: Highlights | undefined): void {
    const { layout } = this;
    this.highlights.update(highlights && layout && { ...highlights, layout });
  }

  override change(id: string, change: (picture: CarPicture) => Partial<CarPicture>): void {
    const before = this.units.get(id)?.picture?.place;
    super.change(id, change);
    if (this.units.get(id)?.picture?.place !== before) this.moved(this.spots());
  }

  /** Sets whose turn it is: this car's. */
  attend(mover: string): void {
    this.boosting = undefined;
    this.changeAll((id) => ({ onTurn: id === mover }));
  }

  /** Where every car is drawn at this moment. */
  standing(): ReadonlyMap<string, Place> {
    return new Map(this.units.entries().map(([id, { place }]) => [id, place]));
  }

  /** A car has crossed the line, and stays where it is drawn: there are no spaces beyond the line. */
  finish(id: string): void {
    this.winner = id;
  }

  private whereItWon(id: string, picture: CarPicture): CarPicture {
    const shown = id === this.winner ? this.units.get(id)?.picture : undefined;
    return shown ? { ...picture, place: shown.place } : picture;
  }

  /** The points of those. */
  spots(): ReadonlyMap<string, Point> {
    return new Map([...this.standing()].map(([id, { at }]) => [id, at]));
  }
}
