import type { Direction } from '@gearhall/shared/core/game/hex';
import { type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { groundOn, isFlooded } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { edgeOf, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Fallen } from '../paint';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Palette } from '../../../stage/drawing/palette';
import { UnitSprites } from '../../../stage/sprites/UnitSprites';
import { PITCH } from '../looks/layout';
import { robotPictures, type PlateItem, type RobotPicture } from '../looks/picture';
import { callsIn, type Calls } from '../words/field/calls';
import { scenarioWords } from '../words/scenarios/scenarios';
import { scenarioIn, type OfScenario } from '../words/field/sides';
import { MapView, type MapChanges } from '../views/mapView';
import { HighlightLayer } from '../views/HighlightLayer';
import { Crowd } from '../views/Crowd';
import { RobotView } from '../views/robotView';
import { loadPainters, type Painters } from '../views/painters';
import { StructureView } from '../views/structureView';
import { DiskView, diskPictures } from '../views/diskView';
import { TokenView } from '../views/tokenView';

/** Distance between the middle of a robot and the dice or text about it. */
const CLEAR = PITCH * 0.85;

/** Everything that is on the map. */
export class BoardSprites extends UnitSprites<RobotPicture, RobotView> {
  readonly structures: StructureView;
  readonly tokens: TokenView;
  readonly disks: DiskView;
  readonly highlights: HighlightLayer;
  readonly crowd: Crowd;
  private readonly map: MapView;
  /** Absent until they are there. */
  painters: Painters | undefined;
  private view: View | undefined;
  /** What the current attack is made with: its dice can be thrown long after it was declared. */
  arms = '';
  /** The robots that fight now: dice are not placed on them. */
  private fighters: readonly string[] = [];

  constructor(
    palette: Palette,
    private readonly surface: Surface,
    /** More can be drawn now. */
    private readonly onPainted: () => void = () => undefined,
  ) {
    super(palette, CLEAR, surface);
    this.map = new MapView(palette, this.labels, !surface.isFlat);
    this.structures = new StructureView(palette);
    this.tokens = new TokenView(palette);
    this.disks = new DiskView(palette, this.labels);
    this.crowd = new Crowd(palette, this.labels);
    this.highlights = new HighlightLayer(palette, this.labels, {
      spotOf: (id) => this.spotOf(id),
      isHidden: (id) => this.crowd.isHidden(id),
    });
    this.root.addChild(
      ...[
        this.map.root,
        this.sparks.traces.root,
        this.structures.root,
        this.tokens.root,
        this.disks.root,
        this.highlights.ground,
        this.standers,
        this.tops,
      ],
      ...[this.crowd.root, this.highlights.marks, this.front.root],
    );
    if (!surface.isFlat) loadPainters(surface, (painters) => this.paint(painters));
  }

  override destroy(): void {
    this.map.destroy();
    super.destroy();
  }

  protected createUnit(): RobotView {
    const robot = new RobotView(this.palette, this.labels);
    if (this.painters) robot.paint(this.painters, this.surface.textures);
    return robot;
  }

  /** Shows the map exactly as the view has it; `open`: the hex whose stack of tents is spread out. */
  sync(view: View, open: HexId | '' = ''): void {
    this.view = view;
    this.map.update(lieOf(view, isFlooded(view)));
    this.structures.update(view, scenarioWords(view).buildings?.(view));
    this.tokens.update(
      view.tokens,
      (view.bombs ?? []).map(({ at }) => at),
    );
    this.disks.update(diskPictures(view));
    this.units.sync(robotPictures(view));
    this.crowd.sync(view, open);
    this.front.clear();
    this.fighters = view.assault ? [view.assault.attacker, view.assault.target] : [];
    if (view.assault) this.arms = view.assault.arms;
    // While somebody considers an answer, the attack stays visible.
    const [from, to] = this.places();
    if (from && to) this.sparks.holdAim(from, to);
  }

  override zoomed(scale: number, density: number, seen: Box): void {
    super.zoomed(scale, density, seen);
    this.map.zoomed(scale);
    this.crowd.zoomed(scale, seen);
    this.highlights.zoomed(scale, seen);
  }

  changeItem(id: string, item: string, change: (item: PlateItem) => Partial<PlateItem>): void {
    this.change(id, ({ items }) => ({
      items: items.map((one) => (one.item === item ? { ...one, ...change(one) } : one)),
    }));
  }

  /** Names a hex, or none. */
  nameHex(id: HexId | ''): void {
    this.map.nameHex(id);
  }

  /** Now the painters are there: what is on the board already is painted too. */
  private paint(painters: Painters): void {
    if (this.root.destroyed) return;
    this.painters = painters;
    const { textures } = this.surface;
    this.map.paint(painters, this.surface);
    this.structures.paint(painters, textures);
    for (const [, robot] of this.units.entries()) robot.paint(painters, textures);
    this.onPainted();
  }

  /** Puts a robot on the map. */
  place(id: string, at: HexId, facing: Direction): void {
    const robot = this.view?.robots[id];
    if (!this.view || !robot) return;
    const view = { ...this.view, robots: { [id]: { ...robot, at, facing } } };
    for (const [key, picture] of robotPictures(view)) this.units.put(key, picture);
  }

  /** Sets who fights: these two, and nobody else. */
  attend(attacker: string, target: string): void {
    this.fighters = [attacker, target];
    const attended = (id: string) => ({ asked: id === attacker, attacked: id === target });
    this.changeAll(attended);
    for (const [id] of this.crowd.units.entries()) this.crowd.change(id, () => attended(id));
  }

  /** What is left of a robot that is destroyed stays where it stood. */
  leaveWreck(id: string): void {
    const { picture, root } = this.units.get(id) ?? {};
    if (picture && root && picture.form !== 'phoenix') this.layWreck(picture, root.position);
  }

  layWreck(fallen: Fallen, at: Point): void {
    const { painters, surface } = this;
    if (painters) this.sparks.traces.lay(painters.wreckOf(surface.textures, fallen, at));
  }

  /** Nothing more will be painted on what lies there. */
  get isPainted(): boolean {
    return this.surface.isFlat || this.painters !== undefined;
  }

  /** The woods within reach of a blast are burnt. */
  char(at: Point, reach: number): void {
    const { painters, surface, view } = this;
    if (!painters || !view) return;
    const isWood = (id: HexId): boolean => groundOn(view, id) === 'woods';
    for (const trees of painters.burntWoods(surface.textures, isWood, { at, reach }))
      this.sparks.traces.lay(trees);
  }

  /** The dam is broken: the plain is under water. */
  flood(): void {
    if (this.view) this.map.update(lieOf(this.view, true));
  }

  /** What is played: it decides what the sides are called. */
  get of(): OfScenario {
    return scenarioIn(this.view?.options);
  }

  get calls(): Calls {
    return callsIn(this.view ?? { robots: {}, units: [], options: this.of }, []);
  }

  chassisOf(id: string): RobotPicture['chassis'] | '' {
    return this.units.get(id)?.picture?.chassis ?? '';
  }

  /** Where every robot, unit and structure stands at this moment. */
  standing(): ReadonlyMap<string, Point> {
    const figures = [...this.pictures(), ...this.crowd.pictures()];
    return new Map([...this.structures.places(), ...figures.map(([id, { at }]) => [id, at] as const)]);
  }

  /** The target of the current attack. */
  attacked(): string | undefined {
    return this.fighters[1];
  }

  /** Where the two fighters are. */
  places(): Point[] {
    return this.fighters.flatMap((id) => this.spotOf(id) ?? []);
  }

  /** Where a robot or unit is drawn at this moment, or a structure stands. */
  override spotOf(id: string): Point | undefined {
    return super.spotOf(id) ?? this.crowd.spotOf(id) ?? this.tokens.spotOf(id) ?? this.structures.spotOf(id);
  }
}

const lieOf = (view: View, flooded: boolean): MapChanges => ({
  flooded,
  edited: view.options.edited,
  edges: Object.fromEntries(teamsIn(view).map((team) => [team, edgeOf(view, team)])),
});
