import {
  chassisOf,
  slotsOf,
  type ArcId,
  type ChassisId,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import type { Design } from '@gearhall/shared/games/kriegbot/content/designs';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import { WEDGES } from '../sheet/places';
import { Body } from './RobotArt';

interface DesignArtProps {
  readonly chassis: ChassisId;
  readonly design: Pick<Design, 'slots'>;
  readonly team: TeamId;
  readonly size: number;
}

interface Field {
  readonly arc: ArcId;
  readonly from: number;
  readonly to: number;
}

/**
 * The longest range of a card, and its distance from the middle in the drawing: near hexes get more room.
 */
const FARTHEST = 18;
const RADIUS = 58;
const NEAREST = 14;
const distance = (hexes: number): number =>
  hexes === 0 ? 0 : NEAREST + (RADIUS - NEAREST) * Math.sqrt(hexes / FARTHEST);

/** Where each weapon of a design shoots, the farthest first. */
function fieldsOf(chassis: ChassisId, { slots }: Pick<Design, 'slots'>): readonly Field[] {
  const fields = slotsOf(chassis).flatMap((slot): Field[] => {
    const card = slots[slot];
    if (!card || !isArms(card)) return [];
    const { arc, bands } = armsOf(card);
    const own = arc === 'pylon' ? chassisOf(chassis).slots[slot]?.arc : arc;
    return own ? [{ arc: own, from: distance(bands.tooNear), to: distance(bands.long) }] : [];
  });
  return fields.sort((one, other) => other.to - one.to);
}

/** Between two distances, clockwise from the top. */
function ring({ arc, from, to }: Field): string {
  const [left, right] = WEDGES[arc];
  const large = right - left > 180 ? 1 : 0;
  const at = (degrees: number, radius: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  const outer = `M${at(left, to)}A${to} ${to} 0 ${large} 1 ${at(right, to)}`;
  return from === 0
    ? `${outer}L0 0Z`
    : `${outer}L${at(right, from)}A${from} ${from} 0 ${large} 0 ${at(left, from)}Z`;
}

/** A design as a picture: the robot, and where its weapons shoot. */
export function DesignArt({ chassis, design, team, size }: DesignArtProps) {
  return (
    <svg class="kb-art" viewBox="-60 -60 120 120" width={size} height={size} aria-hidden="true">
      {fieldsOf(chassis, design).map((field, index) => (
        <path key={index} class="kb-field" d={ring(field)} />
      ))}
      <g transform="scale(0.5)">
        <Body chassis={chassis} team={team} />
      </g>
    </svg>
  );
}
