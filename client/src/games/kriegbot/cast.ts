import type { Direction } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { STRUCTURES } from '@gearhall/shared/games/kriegbot/content/map';
import { isDestroyed, isStructure } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { Container, RenderLayer } from 'pixi.js';
import { Foreground } from '../../stage/foreground';
import type { Box, Point } from '../../stage/geometry';
import { Keyed } from '../../stage/keyed';
import { Labels } from '../../stage/labels';
import type { Palette } from '../../stage/palette';
import type { RollView } from '../../stage/rollView';
import type { Sparks } from '../../stage/sparks';
import { PITCH, pointOf } from './layout';
import { robotPictures, type PlateItem, type RobotPicture } from './picture';
import { callsOf, type Calls } from './words/calls';
import { MapView } from './views/mapView';
import { RangeView } from './views/rangeView';
import { RobotView } from './views/robotView';
import { StructureView } from './views/structureView';

/** From the middle of a robot to what is told of it. */
const CLEAR = PITCH * 0.85;

/** Everything that is on the map, in layers. It shows what it is told and decides nothing. */
export class Cast {
  readonly root = new Container();
  readonly map: MapView;
  readonly structures: StructureView;
  readonly robots: Keyed<RobotPicture, RobotView>;
  readonly range: RangeView;
  readonly sparks: Sparks;
  readonly roll: RollView;
  private readonly labels = new Labels();
  private readonly front: Foreground;
  private view: View | undefined;
  private scale = 1;
  /** Who is at it now: the dice do not lie on them. */
  private fighters: readonly string[] = [];
  /** Nobody stands on the tags of another. */
  private readonly tops = new RenderLayer();
  private readonly standers = new Container({ sortableChildren: true });

  constructor(readonly palette: Palette) {
    this.front = new Foreground(palette, CLEAR);
    this.map = new MapView(palette, this.labels);
    this.structures = new StructureView(palette);
    this.range = new RangeView(palette, this.labels, (robot) => this.spotOf(robot));
    this.roll = this.front.roll;
    this.sparks = this.front.sparks;
    this.robots = new Keyed({
      create: () => {
        const robot = new RobotView(palette, this.labels);
        robot.zoomed(this.scale);
        this.standers.addChild(robot.root);
        this.tops.attach(robot.tags);
        return robot;
      },
      update: (robot, picture) => robot.update(picture),
      remove: (robot) => robot.destroy(),
    });
    this.root.addChild(
      ...[this.map.root, this.structures.root, this.range.ground, this.standers, this.tops],
      ...[this.range.marks, this.front.root],
    );
  }

  /** Shows the map exactly as the view has it. */
  sync(view: View): void {
    this.view = view;
    this.map.update({ flooded: isDestroyed(view, 'dam'), edges: edgesOf(view) });
    this.structures.update(view.structures);
    this.robots.sync(robotPictures(view));
    this.front.clear();
    this.fighters = view.assault ? [view.assault.attacker, view.assault.target] : [];
    // While somebody thinks about an answer, the attack stays in sight.
    const [from, to] = this.places();
    if (from && to) this.sparks.aim(from, to);
  }

  zoomed(scale: number, density: number, seen: Box): void {
    this.front.zoomed(scale, density, seen);
    this.labels.sharpen(scale * density);
    this.map.zoomed(scale);
    this.range.zoomed(scale, seen);
    this.scale = scale;
    for (const [, robot] of this.robots.entries()) robot.zoomed(scale);
  }

  /** Changes what is known of a robot, if it is there. */
  change(id: string, change: (picture: RobotPicture) => Partial<RobotPicture>): void {
    const picture = this.robots.get(id)?.picture;
    if (picture) this.robots.put(id, { ...picture, ...change(picture) });
  }

  changeItem(id: string, item: string, change: (item: PlateItem) => Partial<PlateItem>): void {
    this.change(id, ({ items }) => ({
      items: items.map((one) => (one.item === item ? { ...one, ...change(one) } : one)),
    }));
  }

  /** A robot comes to the map. */
  place(id: string, at: HexId, facing: Direction): void {
    const robot = this.view?.robots[id];
    if (!this.view || !robot) return;
    const view = { ...this.view, robots: { [id]: { ...robot, at, facing } } };
    for (const [key, picture] of robotPictures(view)) this.robots.put(key, picture);
  }

  /** From now on these two face each other, and nobody else. */
  attend(attacker: string, target: string): void {
    this.fighters = [attacker, target];
    for (const [id] of this.robots.entries())
      this.change(id, () => ({ asked: id === attacker, attacked: id === target }));
  }

  /** The dam is broken: the plain is under water. */
  flood(): void {
    if (this.view) this.map.update({ flooded: true, edges: edgesOf(this.view) });
  }

  get calls(): Calls {
    return callsOf(this.view?.robots ?? {}, []);
  }

  chassisOf(id: string): RobotPicture['chassis'] | '' {
    return this.robots.get(id)?.picture?.chassis ?? '';
  }

  /** Where everybody stands at this moment. */
  standing(): ReadonlyMap<string, Point> {
    return new Map(
      this.robots
        .entries()
        .flatMap(([id, { picture }]): [string, Point][] => (picture ? [[id, picture.at]] : [])),
    );
  }

  /** Who is attacked at this moment. */
  attacked(): string | undefined {
    return this.fighters[1];
  }

  /** Where those are between whom it is now. */
  places(): Point[] {
    return this.fighters.flatMap((id) => this.spotOf(id) ?? []);
  }

  /** Where a robot is drawn at this moment, or a structure stands. */
  spotOf(id: string): Point | undefined {
    if (isStructure(id)) return pointOf(STRUCTURES[id].at);
    const root = this.robots.get(id)?.root;
    return root && { x: root.x, y: root.y };
  }

  destroy(): void {
    this.robots.clear();
    this.root.destroy({ children: true });
  }
}

const edgesOf = ({ teams }: View): Parameters<MapView['update']>[0]['edges'] => ({
  green: teams.green.edge,
  yellow: teams.yellow.edge,
});
