import { hexTowards, turned, type Direction } from '../../../../core/game/hex';
import { coordinatesOf, idAt, type HexId } from '../../content/map';
import { scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { Doer } from '../../state/facts';
import type { Token } from '../../state';
import type { RobotId } from '../../state/robot';
import { isAlive, isOnMap, robotOf, robotsIn, type Field, type SeenRobot } from '../field/field';
import { robotIn, type RuleContext } from '../field/context';
import { hasMole } from '../field/moles';

/** What robots carry (KS0.12 to KS0.18): picked up on entering a hex, dropped on damage by an enemy. */

type Carrying = Pick<Field, 'tokens'>;

export const tokensOf = ({ tokens }: Carrying, robot: RobotId): readonly Token[] =>
  tokens.filter(({ bearer }) => bearer === robot);

/** As if painted (L400): lines of sight alone follow from it (K39). Dishes mark nobody (L673). */
export const seemsPainted = (field: Carrying, { id, painted }: Pick<SeenRobot, 'id' | 'painted'>): boolean =>
  painted || field.tokens.some(({ bearer, kind }) => bearer === id && kind !== 'dish');

/** Lays out the tokens that the scenario begins with. */
export function layOut(context: RuleContext): void {
  handOutDishes(context);
  for (const { id, kind, at } of scenarioOf(context.state.options).tokens) {
    context.state.tokens.push({ id, kind, team: '', from: '', at, bearer: '' });
    context.emit({ type: 'tokenLaid', token: id, kind, team: '', at });
  }
}

/** One each, borne from the start (KS17.5). */
function handOutDishes(context: RuleContext): void {
  if (!scenarioOf(context.state.options).hasDishes) return;
  for (const [index, { id }] of robotsIn(context.state).entries()) {
    const token = `dish${index + 1}`;
    context.state.tokens.push({ id: token, kind: 'dish', team: '', from: '', at: '', bearer: id });
    context.emit({ type: 'tokenGiven', token, kind: 'dish', robot: id });
  }
}

/** Obligatory, at once, for every token in the hex that it enters (L399, KS0.12). */
export function pickUp(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (!isAlive(robot)) return;
  for (const token of context.state.tokens) {
    if (token.at !== robot.at || token.bearer !== '') continue;
    token.at = '';
    token.bearer = id;
    context.emit({ type: 'tokenTaken', token: token.id, robot: id, at: robot.at });
  }
}

/** Where a robot was, how it stood, and what it bore. */
export interface Stood {
  readonly at: HexId;
  readonly facing: Direction;
  readonly bore: readonly string[];
}

/** The side of a hex behind a robot. */
const BEHIND = 3;

/** All that it bore falls: into the hex behind it if that is on the map, or into its own (KS0.14, KS0.16). */
export function dropBehind(context: RuleContext, id: RobotId, stood: Stood): void {
  const back = idAt(hexTowards(coordinatesOf(stood.at), turned(stood.facing, BEHIND)));
  dropAt(context, id, { bore: stood.bore, at: back ?? stood.at });
}

/** One of the things that it bore falls behind it, unless one has done so already for the same roll. */
export function dropOneBehind(context: RuleContext, id: RobotId, stood: Stood): void {
  const borne = tokensOf(context.state, id).map((token) => token.id);
  if (stood.bore.every((token) => borne.includes(token)))
    dropBehind(context, id, { ...stood, bore: stood.bore.slice(0, 1) });
}

/** All that it bore falls into this hex. */
export function dropAt(context: RuleContext, id: RobotId, { bore, at }: Pick<Stood, 'bore' | 'at'>): void {
  for (const token of context.state.tokens)
    if (token.bearer === id && bore.includes(token.id)) fall(context, token.id, at);
}

/** A living robot there bears it from then on, unless it has just dropped it. */
function fall(context: RuleContext, id: string, at: HexId): void {
  const token = context.state.tokens.find((one) => one.id === id);
  if (!token) return;
  const from = token.bearer;
  // Besides a derelict, another robot may be there on its way.
  const there = robotsIn(context.state).find((one) => one.at === at && one.id !== from && isAlive(one));
  const catcher = there?.id ?? '';
  token.bearer = catcher;
  token.at = catcher === '' ? at : '';
  context.emit({ type: 'tokenFell', token: id, robot: from, at });
  if (catcher !== '') context.emit({ type: 'tokenTaken', token: id, robot: catcher, at });
}

/** The tokens that lie on the map, or are borne on it. */
export const tokensInPlay = (field: Pick<Field, 'tokens' | 'robots'>): readonly Token[] =>
  field.tokens.filter(({ at, bearer }) => at !== '' || (bearer !== '' && isOnMap(robotOf(field, bearer))));

/** Does a side win by carrying it home? */
export const isPrize = ({ team }: Pick<Token, 'team'>, carrier: TeamId): boolean => team !== carrier;

/**
 * Was it somebody of another side (KS0.13)? Where one of the players is a mole, anybody else: it may not depend on who
 * is (KS6.10).
 */
export function isByEnemy(
  field: Pick<Field, 'options'>,
  { id, team }: Pick<SeenRobot, 'id' | 'team'>,
  by: Doer | undefined,
): boolean {
  if (!by) return false;
  return hasMole(field) ? by.robot !== id : by.team !== team;
}
