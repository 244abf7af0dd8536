import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { paletteFor } from '../../../stage/drawing/palette';
import { TEAM_COLOURS } from '../looks/looks';
import { drawBody } from '../views/bodies';
import { PathPen, type Stroke } from './pen';

/** The paths of every robot, as the board draws them: created on first use. */
const kept = new Map<string, readonly Stroke[]>();

function bodyOf(chassis: ChassisId, team: TeamId): readonly Stroke[] {
  const key = `${chassis} ${team}`;
  const known = kept.get(key);
  if (known) return known;
  const pen = new PathPen();
  drawBody(pen, chassis, 'whole', { team: TEAM_COLOURS[team], palette: paletteFor(false) });
  kept.set(key, pen.strokes);
  return pen.strokes;
}

interface BodyProps {
  readonly chassis: ChassisId;
  readonly team: TeamId;
}

/** A robot from above, nose up, in a box of 90 by 90 around the origin. */
export function Body({ chassis, team }: BodyProps) {
  return (
    <g transform="rotate(-90)" stroke-linejoin="round" stroke-linecap="round">
      {bodyOf(chassis, team).map(({ d, fill, line }, index) => (
        <path
          key={index}
          d={d}
          fill={fill}
          {...(line && { stroke: line.color, 'stroke-width': line.width })}
        />
      ))}
    </g>
  );
}

/** The same as a picture of its own. */
export function RobotArt({ chassis, team, size }: BodyProps & { readonly size: number }) {
  return (
    <svg class="kb-art" viewBox="-45 -45 90 90" width={size} height={size} aria-hidden="true">
      <Body chassis={chassis} team={team} />
    </svg>
  );
}
