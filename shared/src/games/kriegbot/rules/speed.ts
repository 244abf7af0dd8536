import { BIPED } from '../content/chassis';
import { isStruck } from './cards';
import { templateOf, type Bot } from './field';

/** Hexes a turn: by the drive as it is damaged now, and by cards in use this turn (K37). */
export function maxSpeed(robot: Bot): number {
  return Math.max(1, driveSpeed(robot) + robot.marks.speed);
}

/** A biped's, whatever its drive damage (K23). */
function driveSpeed(robot: Bot): number {
  if (robot.biped) return BIPED.speed;
  const { speeds } = templateOf(robot);
  return speeds[Math.min(robot.drive.damage, speeds.length - 1)] ?? 1;
}

/** How many points its max speed falls by when it goes back: one, but never below 1 (K3). */
export const slowedBy = (robot: Bot): number =>
  maxSpeed(robot) - maxSpeed({ ...robot, marks: { ...robot.marks, speed: robot.marks.speed - 1 } });

/** Movement options that leave it as fast, and as hard to hit, as it is (L223, L298). */
const IN_MOTION: readonly string[] = ['', 'move', 'strafe', 'ram', 'biped'];

/** Moved, or has not moved yet. */
export const isInMotion = ({ marks }: Pick<Bot, 'marks'>): boolean => IN_MOTION.includes(marks.option);

/**
 * Source L223-227, "Silhouette", before cards: max speed if it moved or has not moved yet, otherwise 1.
 * A derelict is 1 (K53).
 */
export function baseSilhouette(robot: Bot): number {
  if (robot.fate === 'derelict' || isStruck(robot)) return 1;
  return isInMotion(robot) ? maxSpeed(robot) : 1;
}
