import type { HexId } from '../content/map';
import type { RobotId } from '../robotState';
import { isAlive, onMap } from './field';
import { robotIn, type RuleContext } from './context';
import { pickUp } from './tokens';

/** What a destroyed robot leaves: the gear with the codes of its side (L407, KS5.1). */

export const cryptoOf = (robot: RobotId): string => `${robot}Crypto`;

/** It lies where the robot was destroyed; a living robot that stands there bears it at once (KS5.7). */
export function leaveCrypto(context: RuleContext, id: RobotId, at: HexId): void {
  const { team } = robotIn(context, id);
  context.state.tokens.push({ id: cryptoOf(id), kind: 'crypto', team, from: id, at, bearer: '' });
  context.emit({ type: 'tokenLaid', token: cryptoOf(id), kind: 'crypto', team, at });
  for (const robot of onMap(context.state)) if (robot.at === at && isAlive(robot)) pickUp(context, robot.id);
}

/** One damage destroys it (L409). */
export function destroyToken(context: RuleContext, id: string): void {
  const token = context.state.tokens.find((one) => one.id === id);
  if (!token || token.at === '') return;
  const { at } = token;
  token.at = '';
  context.emit({ type: 'tokenDestroyed', token: id, at });
}
