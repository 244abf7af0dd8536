import { DIRECTIONS, hexTowards, turned, type Direction } from '@gearhall/shared/core/game/hex';
import { hexOf, HEXES, type HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { CHASSIS, type ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { ARMS, bySide, EVADE, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Seen } from '@gearhall/shared/games/metalkrushers/view';
import { bearingOf, coverageOf } from '@gearhall/shared/games/metalkrushers/rules/arms/arms';
import { Container } from 'pixi.js';
import type { Pictures } from '../../../stage/contract/help';
import { Labels } from '../../../stage/drawing/labels';
import { paletteFor } from '../../../stage/drawing/palette';
import { boxRound, svgOf } from '../../../stage/renderer/svg';
import { seatLook } from '../../../ui/theme/seatLooks';
import { pointOf } from '../looks/layout';
import type { KrusherPicture } from '../looks/picture';
import { ArenaView } from '../views/arenaView';
import { KrusherView } from '../views/krusherView';
import { HighlightLayer, type Highlights } from '../views/HighlightLayer';
import { signed } from '../words/names';

/** The middle of the arena, and the facing to the east. */
const MIDDLE: HexId = 'i9';
const EAST: Direction = 0;
const NOTHING: Highlights = { reach: [], arcs: [], targets: [], pushes: [] };
const PALETTE = paletteFor(false);

const beside = (hex: HexId, direction: Direction, steps = 1): HexId => {
  const { q, r } = hexTowards(hexOf(hex), direction, steps);
  return HEXES.find((one) => one.q === q && one.r === r)?.id ?? hex;
};

interface Stand {
  readonly seat: number;
  readonly chassis: ChassisId;
  readonly at: HexId;
  readonly facing: Direction;
  readonly left: Seen;
  readonly right: Seen;
}

function pictureOf({ seat, left, right, at, chassis, facing }: Stand): KrusherPicture {
  const each = Math.floor(CHASSIS[chassis].armorTotal / SIDES.length);
  return {
    ...{
      seat,
      look: seatLook(seat),
      chassis,
      facing,
      at: pointOf(at),
      name: '',
      arms: { left, right, both: '' },
    },
    uses: { left: '', right: '', both: '' },
    worn: { left: 0, right: 0, both: 0 },
    hits: bySide(() => 0),
    pierced: 0,
    armor: bySide(() => each),
    ...{ signs: [], asked: false, attacked: false },
  };
}

interface Scene {
  readonly stands: readonly Stand[];
  readonly range?: Partial<Highlights>;
  /** Text on hexes. */
  readonly notes?: readonly (readonly [HexId, string])[];
  readonly seen: readonly HexId[];
}

function draw({ stands, range, notes = [], seen }: Scene): string {
  const labels = new Labels();
  const arena = new ArenaView(PALETTE, labels);
  arena.update({ pickUp: false });
  // Without the names of the hexes, which would be too small to read.
  arena.zoomed(0.1);
  const spots = new Map(stands.map(({ seat, at }) => [String(seat), pointOf(at)]));
  const reach = new HighlightLayer(PALETTE, labels, (krusher) => spots.get(krusher));
  reach.update({ ...NOTHING, ...range });
  const krushers = stands.map((stand) => {
    const view = new KrusherView(PALETTE, labels);
    view.update(pictureOf(stand));
    return view.root;
  });
  const words = new Container();
  const look = { size: 22, colour: PALETTE.text, outline: PALETTE.ink };
  for (const [hex, text] of notes) labels.write(words, text, pointOf(hex), look);
  const box = boxRound(seen.map(pointOf), 40);
  return svgOf([arena.root, reach.ground, ...krushers, reach.marks, words], box);
}

const hero: Stand = {
  ...{ seat: 0, chassis: 'standard', at: MIDDLE, facing: EAST },
  ...{ left: 'mediumShield', right: 'mediumSlice' },
};
const around = DIRECTIONS.map((direction) => beside(MIDDLE, direction));

/** Where both arms of a Krusher with two weapons strike, and with what bonus: read from the rules. */
function arcs(): Highlights['arcs'] {
  return around.flatMap((hex) => {
    const bearing = bearingOf({ at: MIDDLE, facing: EAST }, hex);
    const covers = ARMS.filter((arm) => arm !== 'both').flatMap((arm) => {
      const coverage = coverageOf(arm, 'mediumSlice', bearing);
      return coverage ? [{ arm, bonus: coverage.bonus }] : [];
    });
    if (covers.length === 0) return [];
    return [
      { hex, bonus: Math.max(...covers.map(({ bonus }) => bonus)), arms: covers.map(({ arm }) => arm) },
    ];
  });
}

export const PICTURES: Pictures = {
  strike: () =>
    draw({
      stands: [{ ...hero, left: 'mediumSlice' }],
      range: { arcs: arcs() },
      seen: around,
    }),
  sides: () =>
    draw({
      stands: [hero],
      notes: around.flatMap((hex): [HexId, string][] => {
        const evade = EVADE[bearingOf({ at: MIDDLE, facing: EAST }, hex).side];
        return [[hex, evade === 0 ? '0' : signed(evade)]];
      }),
      seen: around,
    }),
  move: () =>
    draw({
      stands: [
        hero,
        { ...hero, seat: 1, at: beside(beside(MIDDLE, 0, 3), 1), facing: 3, left: 'hidden', right: 'hidden' },
      ],
      range: {
        reach: [
          { hex: beside(MIDDLE, 0), cost: 1, facings: [5, 0, 1] },
          { hex: beside(MIDDLE, 0, 2), cost: 2, facings: [5, 0, 1] },
          { hex: beside(MIDDLE, 1), cost: 1, facings: [1] },
          { hex: beside(MIDDLE, 5), cost: 1, facings: [5] },
          { hex: beside(beside(MIDDLE, 0), 1), cost: 2, facings: [1] },
          { hex: beside(MIDDLE, 3), cost: 2, facings: [5, 0, 1] },
        ],
        path: [
          { at: MIDDLE, facing: EAST },
          { at: beside(MIDDLE, 0), facing: EAST },
          { at: beside(MIDDLE, 0), facing: turned(EAST, 1) },
          { at: beside(beside(MIDDLE, 0), 1), facing: turned(EAST, 1) },
        ],
      },
      seen: [...around, beside(MIDDLE, 0, 4)],
    }),
};
