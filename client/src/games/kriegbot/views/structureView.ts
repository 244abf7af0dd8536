import {
  STRUCTURE_HITS,
  type HexId,
  type PrintedId,
  type StructureId,
} from '@gearhall/shared/games/kriegbot/content/map';
import {
  damageOf,
  groundOn,
  isStructure,
  siteOf,
  structuresIn,
  type Built,
} from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import type { Point } from '../../../stage/geometry/geometry';
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Textures } from '../../../stage/sprites/Textures';
import type { StructureKind } from '../paint';
import type { Painters } from './painters';
import type { Palette } from '../../../stage/drawing/palette';
import { pointOf } from '../looks/layout';

/** Draws a building about the middle of its hex. */
export type DrawBuilding = (pen: Graphics, palette: Palette) => void;
export type Drawings = Partial<Readonly<Record<StructureId, DrawBuilding>>>;

const STROKE = 3;

/** A mast on three legs that emits rings. */
const tower: DrawBuilding = (pen, { steel, steelDark, text, ink }) => {
  pen.roundRect(-19, 8, 38, 16, 3).fill(steelDark).stroke({ color: ink, width: STROKE });
  pen.poly([-12, 12, 0, -24, 12, 12], false).stroke({ color: steel, width: 4, join: 'round' });
  pen.moveTo(-9, 2).lineTo(8, -2).moveTo(-5, -8).lineTo(9, 4).stroke({ color: steel, width: 2.5 });
  for (const radius of [8, 14])
    for (const side of [0, Math.PI]) {
      const from = side - 0.7;
      pen
        .moveTo(Math.cos(from) * radius, -22 + Math.sin(from) * radius)
        .arc(0, -22, radius, from, side + 0.7)
        .stroke({ color: text, width: 2.5 });
    }
  pen.circle(0, -22, 3.5).fill(text);
};

/** A block with lit windows. */
const house: DrawBuilding = (pen, { steel, steelDark, brass, ink }) => {
  pen.rect(-20, -16, 40, 40).fill(steel).stroke({ color: ink, width: STROKE });
  pen.rect(-24, -24, 48, 9).fill(steelDark).stroke({ color: ink, width: STROKE });
  for (const y of [-9, 5]) for (const x of [-14, -4, 6]) pen.rect(x, y, 8, 8).fill(brass);
};

const PRINTED: Readonly<Record<PrintedId, DrawBuilding>> = {
  towerTop: tower,
  towerBottom: tower,
  /** A roof on posts, and a pump under it. */
  gasStation: (pen, { danger, steel, silver, ink }) => {
    pen.roundRect(-25, -22, 50, 13, 3).fill(danger).stroke({ color: ink, width: STROKE });
    pen.rect(-21, -9, 4, 30).fill(steel).rect(17, -9, 4, 30).fill(steel);
    pen.roundRect(-10, -4, 17, 26, 3).fill(silver).stroke({ color: ink, width: STROKE });
    pen.rect(-7, 0, 11, 8).fill(ink);
    pen.moveTo(7, 6).quadraticCurveTo(16, 8, 12, -4).stroke({ color: ink, width: 3 });
  },
  /** A gable over a boat. */
  boatShed: (pen, { copper, copperDark, silver, ink }) => {
    pen.poly([-25, -4, 0, -25, 25, -4]).fill(copper).stroke({ color: ink, width: STROKE, join: 'round' });
    pen.rect(-20, -4, 40, 27).fill(copperDark).stroke({ color: ink, width: STROKE });
    pen.poly([-14, 8, 14, 8, 8, 19, -8, 19]).fill(silver).stroke({ color: ink, width: 2 });
    pen.moveTo(0, 8).lineTo(0, -2).stroke({ color: silver, width: 2.5 });
  },
  /** A wall across the river, with gates. */
  dam: (pen, { silverDark, steelDark, ink }) => {
    pen
      .poly([-32, 4, -24, -14, 24, -14, 32, 4])
      .fill(silverDark)
      .stroke({ color: ink, width: STROKE, join: 'round' });
    pen
      .poly([-32, 4, 32, 4, 26, 16, -26, 16])
      .fill(steelDark)
      .stroke({ color: ink, width: STROKE, join: 'round' });
    for (const x of [-18, 0, 18]) pen.rect(x - 4, -8, 8, 20).fill(ink);
  },
  /** A deck of planks with rails. */
  bridge: (pen, { copper, copperDark, ink }) => {
    pen.rect(-31, -15, 62, 30).fill(copperDark).stroke({ color: ink, width: STROKE });
    for (let x = -27; x < 28; x += 9) pen.rect(x, -14, 6, 28).fill(copper);
    for (const y of [-16, 16]) pen.moveTo(-32, y).lineTo(32, y).stroke({ color: ink, width: 5 });
    for (const y of [-16, 16]) pen.moveTo(-32, y).lineTo(32, y).stroke({ color: copper, width: 2 });
  },
};

/** Debris; for a dam and a bridge, two stumps. */
const ruin: DrawBuilding = (pen, { steelDark, print, ink }) => {
  for (const [x, y, size] of [
    [-19, 6, 9],
    [-5, -9, 7],
    [9, 9, 10],
    [20, -4, 6],
    [-12, -14, 5],
    [1, 17, 6],
  ] as const)
    pen
      .poly([x - size, y + size * 0.5, x - size * 0.2, y - size, x + size, y + size * 0.2])
      .fill(steelDark)
      .stroke({ color: print, width: 2, join: 'round' })
      .circle(x, y, 1.5)
      .fill(ink);
};

/** As what they are painted; what else a scenario draws is a bunker, and what it only adds is a house. */
const KINDS: Partial<Readonly<Record<StructureId, StructureKind>>> = {
  towerTop: 'tower',
  towerBottom: 'tower',
  gasStation: 'gasStation',
  boatShed: 'boatShed',
  dam: 'dam',
  bridge: 'bridge',
  mission: 'mission',
  tesla: 'tesla',
};

interface Standing {
  readonly at: HexId;
  readonly root: Container;
  readonly pen: Graphics;
  /** What is painted under what the pen draws. */
  readonly body: Sprite;
  /** As drawn; -1: not yet. */
  damage: number;
}

/** What is built on the map, and how badly it is hit. */
export class StructureView {
  readonly root = new Container();
  private readonly standing = new Map<StructureId, Standing>();
  private drawings: Drawings = PRINTED;
  private view: Built | undefined;
  private painting: ((id: StructureId, at: HexId, isRuin: boolean) => Texture) | undefined;

  constructor(private readonly palette: Palette) {}

  /** From now on all of them are painted. */
  paint({ structurePainting, flowAt }: Painters, textures: Textures): void {
    this.painting = (id, at, isRuin) => {
      const { view } = this;
      const flow = view && flowAt(at, (hex) => groundOn(view, hex) === 'water');
      const kind = isRuin ? 'ruin' : this.kindOf(id);
      return textures.of(`${kind} ${flow}`, structurePainting(kind, flow));
    };
    for (const [id, { damage }] of this.standing) this.redraw(id, damage);
  }

  /** What is built on this map; what has been taken back is gone. What a scenario adds is a house, but for these. */
  update(view: Built, added: Drawings = {}): void {
    this.view = view;
    this.drawings = { ...PRINTED, ...added };
    const ids = structuresIn(view);
    for (const id of this.standing.keys()) if (!ids.includes(id)) this.remove(id);
    for (const id of ids) this.show(id, siteOf(view, id), damageOf(view, id));
  }

  /** Shows this much damage on one of them. */
  hit(id: StructureId, damage: number): void {
    if (this.standing.get(id)?.damage !== damage) this.redraw(id, damage);
  }

  /** Where one of them stands. */
  spotOf(id: string): Point | undefined {
    const one = isStructure(id) ? this.standing.get(id) : undefined;
    return one && pointOf(one.at);
  }

  /** Where all of them stand. */
  places(): readonly (readonly [StructureId, Point])[] {
    return [...this.standing].map(([id, { at }]) => [id, pointOf(at)]);
  }

  /** Shows one of them on this hex, with this much damage. */
  show(id: StructureId, at: HexId, damage: number): void {
    if (this.standing.get(id)?.at !== at) this.add(id, at);
    this.hit(id, damage);
  }

  private redraw(id: StructureId, damage: number): void {
    const one = this.standing.get(id);
    if (!one) return;
    one.damage = damage;
    const pen = one.pen.clear();
    const isRuin = damage >= STRUCTURE_HITS;
    if (this.painting) one.body.texture = this.painting(id, one.at, isRuin);
    else (isRuin ? ruin : (this.drawings[id] ?? house))(pen, this.palette);
    if (damage > 0 && !isRuin) this.crack(pen);
  }

  private kindOf(id: StructureId): StructureKind {
    return KINDS[id] ?? (this.drawings[id] ? 'bunker' : 'house');
  }

  private add(id: StructureId, at: HexId): void {
    this.remove(id);
    const [root, pen, body] = [new Container(), new Graphics(), new Sprite()];
    body.anchor.set(0.5);
    root.addChild(body, pen);
    root.position.copyFrom(pointOf(at));
    this.root.addChild(root);
    this.standing.set(id, { at, root, pen, body, damage: -1 });
  }

  private remove(id: StructureId): void {
    this.standing.get(id)?.root.destroy({ children: true });
    this.standing.delete(id);
  }

  /** A jagged line and a marker. */
  private crack(pen: Graphics): void {
    const { danger, ink, text } = this.palette;
    for (const [color, width] of [
      [ink, 7],
      [danger, 3.5],
    ] as const)
      pen.poly([-20, -20, -6, -6, -12, 4, 6, 10, 2, 24], false).stroke({ color, width, join: 'round' });
    pen.circle(21, -19, 8).fill(ink).stroke({ color: text, width: 2 });
    pen.star(21, -19, 6, 6, 2.5).fill(danger);
  }
}
