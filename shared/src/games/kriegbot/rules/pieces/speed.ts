import { BIPED } from '../../content/chassis';
import { isStruck } from './cardsOnRobots';
import { templateOf, type SeenRobot } from '../field/field';

/** Hexes per turn: by the present damage on the drive, and by cards used this turn (K37). */
export function maxSpeed(robot: SeenRobot): number {
  return Math.max(1, driveSpeed(robot) + robot.marks.speed);
}

/** A biped's, whatever its drive damage (K23). */
function driveSpeed(robot: SeenRobot): number {
  if (robot.biped) return BIPED.speed;
  const { speeds } = templateOf(robot);
  return speeds[Math.min(robot.drive.damage, speeds.length - 1)] ?? 1;
}

/** The points by which its max speed falls when it goes back: one, but never below 1 (K3). */
export const slowedBy = (robot: SeenRobot): number =>
  maxSpeed(robot) - maxSpeed({ ...robot, marks: { ...robot.marks, speed: robot.marks.speed - 1 } });

/** Movement options that keep its speed and silhouette (L223, L308). */
const IN_MOTION: readonly string[] = ['', 'move', 'strafe', 'ram', 'biped'];

/** Moved, or has not moved yet. */
export const isInMotion = ({ marks }: Pick<SeenRobot, 'marks'>): boolean => IN_MOTION.includes(marks.option);

/**
 * Source L223-227, "Silhouette", before cards: max speed if it moved or has not moved yet, otherwise 1. A derelict has
 * 1 (K53).
 */
export function baseSilhouette(robot: SeenRobot): number {
  if (robot.fate === 'derelict' || isStruck(robot)) return 1;
  return isInMotion(robot) ? maxSpeed(robot) : 1;
}
