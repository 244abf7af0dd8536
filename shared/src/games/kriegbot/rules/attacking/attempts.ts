import type { RobotId } from '../../state/robot';
import type { Assault } from '../../state/assault';

/** How an attack is made: in the attack phase, or on the move (L300); by whom, if the robot is hacked (KS8.4). */
export interface Manner {
  readonly strafe: boolean;
  readonly by?: RobotId;
}

/** An attack without help, mode or energy, before anything has come of it. */
export const plainAttempt = (said: Pick<Assault, 'attacker' | 'arms' | 'target' | 'range'>): Assault => ({
  by: '',
  slot: '',
  mode: '',
  help: [],
  flux: false,
  burnsOut: false,
  strafe: false,
  overcharge: 0,
  attacks: 1,
  rolled: 0,
  hit: false,
  answers: [],
  pool: [],
  ...said,
});
