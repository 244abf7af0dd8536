import type { ComponentChildren, SVGAttributes } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Edited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { madeMap } from '@gearhall/shared/games/kriegbot/content/edited/ground';
import {
  groundAt,
  HEX_IDS,
  LAST_HALF,
  type HexId,
  type TerrainId,
} from '@gearhall/shared/games/kriegbot/content/map';
import { HEX_RADIUS, outlineOf, pointOf, SHEET } from '../../looks/layout';
import { BuiltSign, FlagSign, GroundSign, type BuiltId } from './HexArt';

type Drawn = Pick<Edited, 'ground' | 'structures' | 'flag' | 'stands'>;

interface MapSheetProps extends Omit<SVGAttributes<SVGSVGElement>, 'ref'> {
  readonly made: Drawn;
  /** Drawn over it. */
  readonly children?: ComponentChildren;
}

const MARGIN = 6;
const VIEW_BOX = [
  SHEET.x - MARGIN,
  SHEET.y - MARGIN,
  SHEET.width + 2 * MARGIN,
  SHEET.height + 2 * MARGIN,
].join(' ');

/** The map of a scenario, drawn as it is painted. */
export function MapSheet({ made, children, ...rest }: MapSheetProps) {
  const { terrain, at } = useMemo(() => madeMap(made), [made.ground, made.structures]);
  return (
    <svg {...rest} class="kb-sheet" viewBox={VIEW_BOX}>
      {HEX_IDS.map((id) => (
        <Hex
          key={id}
          id={id}
          terrain={terrain[id] ?? 'clear'}
          structure={at[id] ?? (made.stands?.at === id ? made.stands.id : undefined)}
          hasFlag={made.flag === id}
        />
      ))}
      {children}
    </svg>
  );
}

interface HexProps {
  readonly id: HexId;
  readonly terrain: TerrainId;
  readonly structure: BuiltId | undefined;
  readonly hasFlag: boolean;
}

/** Drawn anew only where something has changed. */
function Hex({ id, terrain, structure, hasFlag }: HexProps) {
  const { x, y } = middleOf(id);
  return useMemo(
    () => (
      <g>
        <polygon class={`kb-hex ${terrain}`} points={pointsOf(id)} />
        <g transform={`translate(${x} ${y})`}>
          {structure ? <BuiltSign id={structure} /> : <GroundSign terrain={terrain} />}
          {hasFlag && <FlagSign />}
        </g>
      </g>
    ),
    [terrain, structure, hasFlag],
  );
}

export const pointsOf = (id: HexId): string =>
  outlineOf(id)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** The middle of what is on the map of a hex. */
function middleOf(id: HexId): { readonly x: number; readonly y: number } {
  const { x, y } = pointOf(id);
  const { halves } = groundAt(id);
  if (halves === 0) return { x, y: y + HEX_RADIUS / 2 };
  return { x, y: halves === LAST_HALF ? y - HEX_RADIUS / 2 : y };
}
