import type { HexId } from '../../content/map';
import type { RobotId } from '../../state/robot';
import type { TargetId, Token } from '../../state';
import { robotIn, type RuleContext } from '../field/context';
import { isAlive, onMap, tokenLying, type Field } from '../field/field';
import { pickUp } from '../pieces/tokens';

/** What a destroyed robot leaves: the gear with the codes of its side (L407). */

const cryptoOf = (robot: RobotId): Token['id'] => `${robot}Crypto`;

const isCrypto = ({ kind, at }: Token): boolean => kind === 'crypto' && at !== '';

/** All that lies about: anybody may attack it (L409). */
export const cryptoLying = ({ tokens }: Pick<Field, 'tokens'>): readonly Token['id'][] =>
  tokens.filter(isCrypto).map(({ id }) => id);

/** Of all tokens, crypto alone can be attacked (KS0.17), and only while it lies about (KS5.2). */
export const isTarget = (field: Pick<Field, 'tokens'>, id: TargetId): boolean =>
  tokenLying(field, id)?.kind === 'crypto';

/** It lies where the robot was destroyed (KS5.1); a living robot that stands there bears it at once (KS5.7). */
export function leaveCrypto(context: RuleContext, id: RobotId, at: HexId): void {
  const { team } = robotIn(context, id);
  context.state.tokens.push({ id: cryptoOf(id), kind: 'crypto', team, from: id, at, bearer: '' });
  context.emit({ type: 'tokenLaid', token: cryptoOf(id), kind: 'crypto', team, at });
  for (const robot of onMap(context.state)) if (robot.at === at && isAlive(robot)) pickUp(context, robot.id);
}

/** One damage destroys it (L409). */
export function destroyCrypto(context: RuleContext, id: Token['id']): void {
  const token = context.state.tokens.find((one) => one.id === id);
  if (!token || token.at === '') return;
  const { at } = token;
  token.at = '';
  context.emit({ type: 'tokenDestroyed', token: id, at });
}
