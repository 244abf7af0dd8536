import {
  GROUND_SIGNS,
  type Edited,
  type GroundSign,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { paintedWith } from '@gearhall/shared/games/kriegbot/content/edited/ground';
import { INDESTRUCTIBLE } from '@gearhall/shared/games/kriegbot/content/buildings';
import {
  COLUMNS,
  groundAt,
  hexIdOf,
  LAST_HALF,
  PRINTED_IDS,
  TERRAIN_IDS,
  type HexId,
  type PrintedId,
} from '@gearhall/shared/games/kriegbot/content/map';

/** What can be put on a hex: terrain, a structure, the flag; or what stands there is taken away. */
export const BRUSH_IDS = [...TERRAIN_IDS, ...PRINTED_IDS, ...INDESTRUCTIBLE, 'flag', 'remove'] as const;
export type BrushId = (typeof BRUSH_IDS)[number];

/** Those that nothing harms: one of them at a time. */
type LastingId = (typeof INDESTRUCTIBLE)[number];

type Drawn = Pick<Edited, 'ground' | 'structures' | 'flag' | 'stands'>;

const SIGNS = Object.keys(GROUND_SIGNS) as readonly GroundSign[];
const isLasting = (brush: BrushId): brush is LastingId => INDESTRUCTIBLE.some((id) => id === brush);
const isPrinted = (brush: BrushId): brush is PrintedId => PRINTED_IDS.some((id) => id === brush);

/** The hex opposite: the map turned by half a circle. */
export function oppositeHex(at: HexId): HexId {
  const { column, halves } = groundAt(at);
  return hexIdOf(COLUMNS - 1 - column, LAST_HALF - halves);
}

/** The towers stand for each other where the map is turned; of everything else there is one. */
const OPPOSITE: Partial<Readonly<Record<BrushId, PrintedId>>> = {
  towerTop: 'towerBottom',
  towerBottom: 'towerTop',
};

/** The same map with this brush on this hex. */
export function brushed<Made extends Drawn>(
  made: Made,
  brush: BrushId,
  { at, isMirrored }: { readonly at: HexId; readonly isMirrored: boolean },
): Made {
  const once = brushedAt(made, brush, at);
  const isOne = isPrinted(brush) || isLasting(brush) || brush === 'flag';
  const other = OPPOSITE[brush] ?? (isOne ? undefined : brush);
  return isMirrored && other !== undefined ? brushedAt(once, other, oppositeHex(at)) : once;
}

function brushedAt<Made extends Drawn>(made: Made, brush: BrushId, at: HexId): Made {
  if (brush === 'remove') return cleared(made, at);
  if (brush === 'flag') return made.flag === at ? made : { ...made, flag: at };
  if (isLasting(brush)) return standing(made, { id: brush, at });
  if (isPrinted(brush))
    return made.structures[brush] === at
      ? made
      : { ...withoutStands(made, at), structures: { ...withoutAt(made.structures, at), [brush]: at } };
  const sign = SIGNS.find((one) => GROUND_SIGNS[one] === brush) ?? '.';
  const ground = paintedWith(made.ground, [at], sign);
  return ground === made.ground ? made : { ...made, ground };
}

const standing = <Made extends Drawn>(made: Made, stands: NonNullable<Drawn['stands']>): Made =>
  made.stands?.id === stands.id && made.stands.at === stands.at
    ? made
    : { ...made, stands, structures: withoutAt(made.structures, stands.at) };

const withoutAt = (structures: Edited['structures'], at: HexId): Edited['structures'] =>
  Object.fromEntries(Object.entries(structures).filter(([, there]) => there !== at));

const withoutStands = <Made extends Drawn>(made: Made, at: HexId): Made =>
  made.stands?.at === at ? { ...made, stands: undefined } : made;

function cleared<Made extends Drawn>(made: Made, at: HexId): Made {
  const isThere = Object.values(made.structures).includes(at);
  if (!isThere && made.flag !== at && made.stands?.at !== at) return made;
  const { flag, stands, ...rest } = made;
  return {
    ...rest,
    structures: withoutAt(made.structures, at),
    ...(flag !== undefined && flag !== at && { flag }),
    ...(stands && stands.at !== at && { stands }),
  } as Made;
}
