import type { View } from '@gearhall/shared/games/rushncrush/view';
import { Container, RenderLayer } from 'pixi.js';
import { Foreground } from '../../stage/foreground';
import type { Box, Point } from '../../stage/geometry';
import { Keyed } from '../../stage/keyed';
import { Labels } from '../../stage/labels';
import type { Palette } from '../../stage/palette';
import type { RollView } from '../../stage/rollView';
import type { Sparks } from '../../stage/sparks';
import { CM, layoutOf, type Layout, type Place } from './layout';
import { carPictures, minePictures, wreckPictures, type CarPicture } from './picture';
import { CarView } from './views/carView';
import { GroundView } from './views/groundView';
import { HazardsView } from './views/hazards';
import { RangeView, type RangePicture } from './views/rangeView';

/** From the middle of a car to the dice about it. */
const CLEAR = 1.5 * CM;

/** Everything that is on the course, in layers. It shows what it is told and decides nothing. */
export class Cast {
  readonly root = new Container();
  readonly ground: GroundView;
  readonly hazards: HazardsView;
  readonly cars: Keyed<CarPicture, CarView>;
  readonly range: RangeView;
  readonly sparks: Sparks;
  readonly roll: RollView;
  layout: Layout | undefined;
  private readonly labels = new Labels();
  private readonly front: Foreground;
  private scale = 1;
  /** The car that has been seen to cross the line. */
  private winner: string | undefined;
  /** No car stands on the gear and speed of another. */
  private readonly tops = new RenderLayer();
  private readonly movers = new Container({ sortableChildren: true });

  constructor(
    readonly palette: Palette,
    /** Told where the cars are, when one of them is somewhere else. */
    private readonly moved: (standing: ReadonlyMap<string, Point>) => void = () => undefined,
  ) {
    this.front = new Foreground(palette, CLEAR);
    this.ground = new GroundView(palette, this.labels);
    this.hazards = new HazardsView(palette);
    this.range = new RangeView(palette, this.labels, this.front.labels);
    this.roll = this.front.roll;
    this.sparks = this.front.sparks;
    this.cars = new Keyed({
      create: () => {
        const car = new CarView(palette, this.labels);
        car.zoomed(this.scale);
        this.movers.addChild(car.root);
        this.tops.attach(car.plate);
        return car;
      },
      update: (car, picture) => car.update(picture),
      remove: (car) => car.destroy(),
    });
    this.root.addChild(
      this.ground.root,
      this.range.ground,
      this.hazards.root,
      this.movers,
      this.tops,
      this.range.marks,
      this.front.root,
    );
  }

  /** Shows the race exactly as the view has it. */
  sync(view: View): void {
    this.layout = layoutOf(view.course);
    this.ground.update(this.layout);
    this.hazards.update(this.layout, wreckPictures(view), minePictures(view));
    if (view.phase !== 'over') this.winner = undefined;
    this.cars.sync(carPictures(view).map(([id, picture]) => [id, this.whereItWon(id, picture)]));
    this.front.clear();
    this.moved(this.spots());
  }

  zoomed(scale: number, density: number, seen: Box): void {
    const size = this.front.zoomed(scale, density, seen);
    this.labels.sharpen(scale * density);
    this.range.zoomed(scale, size, seen);
    this.scale = scale;
    for (const [, car] of this.cars.entries()) car.zoomed(scale);
  }

  /** Shows what the hand can do; `undefined` takes it away. */
  offer(range: RangePicture | undefined): void {
    this.range.update(range, this.layout);
  }

  /** Changes what is known of a car, if it is there. */
  change(id: string, change: (picture: CarPicture) => Partial<CarPicture>): void {
    const picture = this.cars.get(id)?.picture;
    if (!picture) return;
    const changed = change(picture);
    this.cars.put(id, { ...picture, ...changed });
    if (changed.place) this.moved(this.spots());
  }

  /** From now on it is this car's turn. */
  attend(mover: string): void {
    for (const [id] of this.cars.entries()) this.change(id, () => ({ onTurn: id === mover }));
  }

  /** Where everybody is drawn at this moment. */
  standing(): ReadonlyMap<string, Place> {
    return new Map(this.cars.entries().map(([id, { place }]) => [id, place]));
  }

  /** A car has crossed the line, and stays where it is seen: behind it there is no space any more. */
  finish(id: string): void {
    this.winner = id;
  }

  private whereItWon(id: string, picture: CarPicture): CarPicture {
    const shown = id === this.winner ? this.cars.get(id)?.picture : undefined;
    return shown ? { ...picture, place: shown.place } : picture;
  }

  private spots(): ReadonlyMap<string, Point> {
    return new Map([...this.standing()].map(([id, { at }]) => [id, at]));
  }

  /** Where a car is drawn at this moment. */
  spotOf(id: string): Point | undefined {
    return this.cars.get(id)?.place.at;
  }

  destroy(): void {
    this.cars.clear();
    this.root.destroy({ children: true });
  }
}
