import { type Direction } from '@gearhall/shared/core/game/hex';
import { type ChassisId, type ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { PRINTED_IDS, type HexId, type PrintedId } from '@gearhall/shared/games/kriegbot/content/map';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { Labels } from '../../../stage/drawing/labels';
import { paletteFor } from '../../../stage/drawing/palette';
import { boxRound, svgOf } from '../../../stage/renderer/svg';
import { PITCH, pointOf } from '../looks/layout';
import { itemsOf, numbersOf } from '../looks/looks';
import type { PlateItem, RobotPicture, Sign } from '../looks/picture';
import { MapView } from '../views/mapView';
import { HighlightLayer, type Highlights } from '../views/HighlightLayer';
import { isSolo, SOLO_IDS } from '@gearhall/shared/games/kriegbot/content/teams';
import { RobotView } from '../views/robotView';
import { StructureView, type Drawings } from '../views/structureView';
import { DiskView, type DiskPicture } from '../views/diskView';
import { UnitView } from '../views/unitView';
import { TokenView } from '../views/tokenView';

/** Pictures of the board for the help: the same views as at a table. */

/** The initials of the soldiers of Human Wave. */
const LETTERS = ['B', 'C', 'F', 'G', 'N', 'O', 'R', 'S'] as const;

const PALETTE = paletteFor(false);
/** No structure has been hit. */
const WHOLE = Object.fromEntries(PRINTED_IDS.map((id) => [id, 0])) as Readonly<Record<PrintedId, number>>;
export const SHEET = { options: {}, structures: WHOLE } as const;
const NOTHING: Highlights = { reach: [], starts: [], bands: [], targets: [] };

/** A robot in a picture. */
export interface Stand {
  readonly team: RobotPicture['team'];
  readonly chassis: ChassisId;
  readonly at: HexId;
  readonly facing: Direction;
  readonly least: number;
  readonly signs?: readonly Sign[];
  /** Items that lie open; everything else shows its back. */
  readonly open?: readonly ItemId[];
  readonly damaged?: Readonly<Partial<Record<ItemId, number>>>;
}

const plateOf = ({ chassis, open = [], damaged = {} }: Stand): readonly PlateItem[] =>
  itemsOf(chassis).map((item) => ({
    item,
    numbers: numbersOf(chassis, item).join(''),
    face: item === 'drive' || item === 'core' ? 'part' : open.includes(item) ? 'open' : 'back',
    card: '',
    damage: damaged[item] ?? 0,
    disabled: false,
  }));

const seatFor = (team: Stand['team']): number =>
  isSolo(team) ? SOLO_IDS.indexOf(team) : team === 'green' ? 0 : 1;

const pictureOf = (stand: Stand): RobotPicture => ({
  ...{ team: stand.team, seat: seatFor(stand.team), number: '1', form: 'whole' },
  ...{ chassis: stand.chassis, at: pointOf(stand.at), facing: stand.facing },
  silhouette: { least: stand.least, rises: true },
  items: plateOf(stand),
  signs: stand.signs ?? [],
  ...{ asked: false, attacked: false },
});

/** What a picture shows. */
export interface PictureContent {
  readonly stands: readonly Stand[];
  readonly range?: Partial<Highlights>;
  readonly seen: readonly HexId[];
  /** Where the sides begin, and what lies about. */
  readonly edges?: Parameters<MapView['update']>[0]['edges'];
  readonly tokens?: Parameters<TokenView['update']>[0];
  readonly disks?: readonly DiskPicture[];
  readonly bombs?: readonly HexId[];
  readonly soldiers?: readonly HexId[];
  readonly buildings?: View['buildings'];
  /** How they look, if not like houses. */
  readonly drawings?: Drawings;
  /** The margin around the hexes, in hexes. */
  readonly room?: number;
}

/** A picture as SVG, drawn as the board draws it. */
export function draw({
  stands,
  range,
  seen,
  edges = {},
  tokens = [],
  disks = [],
  bombs = [],
  buildings = [],
  drawings,
  soldiers = [],
  room = 0.7,
}: PictureContent): string {
  const labels = new Labels();
  const map = new MapView(PALETTE, labels);
  map.update({ flooded: false, edges });
  // Without the names of the hexes, which would be too small to read.
  map.zoomed(0.1);
  const structures = new StructureView(PALETTE);
  structures.update({ ...SHEET, ...(buildings.length > 0 && { buildings }) }, drawings);
  const tents = soldiers.map((at, index) => {
    const tent = new UnitView(PALETTE, labels);
    tent.update({
      ...{ team: 'yellow', kind: 'foot', letter: LETTERS[index] ?? '', name: '', pilot: false },
      ...{ at: pointOf(at), radius: 14, asked: false, attacked: false },
    });
    return tent.root;
  });
  const reach = new HighlightLayer(PALETTE, labels, { spotOf: () => undefined, isHidden: () => false });
  reach.update({ ...NOTHING, ...range });
  const robots = stands.map((stand) => {
    const view = new RobotView(PALETTE, labels);
    view.zoomed(1);
    view.update(pictureOf(stand));
    return view.root;
  });
  const lying = new TokenView(PALETTE);
  lying.update(tokens, bombs);
  const marked = new DiskView(PALETTE, labels);
  marked.update(disks);
  const box = boxRound(seen.map(pointOf), PITCH * room);
  return svgOf(
    [map.root, structures.root, reach.ground, lying.root, marked.root, ...tents, ...robots, reach.marks],
    box,
  );
}
