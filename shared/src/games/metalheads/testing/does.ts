import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import type { NationId } from '../content/nations';
import type { Resource } from '../content/resources';
import type { RobotId } from '../content/robots';
import type { Token } from '../content/tokens';

/** Short words for actions. */
export const take = (spot: number): Action => ({ type: 'take', spot });
export const draw: Action = { type: 'draw' };
export const construct = (robot: RobotId, payment: RobotId): Action => ({
  type: 'construct',
  robot,
  with: payment,
});
export const constructFrom = (robot: RobotId, kind: Resource, count = 1): Action => ({
  type: 'constructFrom',
  robot,
  kind,
  count,
});
export const pay = (robot: RobotId, payment: RobotId): Action => ({ type: 'pay', robot, with: payment });
export const spend = (robot: RobotId, kind: Resource, count = 1): Action => ({
  type: 'spend',
  robot,
  kind,
  count,
});
export const activate = (robot: RobotId): Action => ({ type: 'activate', robot, free: false });
export const activateFree = (robot: RobotId): Action => ({ type: 'activate', robot, free: true });
export const useNation = (kind?: Resource): Action => ({
  type: 'useNation',
  ...(kind === undefined ? {} : { kind }),
});
export const repair = (card: RobotId, robot: RobotId, token: Token): Action => ({
  type: 'repair',
  card,
  robot,
  token,
});
export const endTurn: Action = { type: 'endTurn' };
export const chooseNation = (nation: NationId): Action => ({ type: 'chooseNation', nation });

export const target = (robot: RobotId): Action => ({ type: 'target', robot });
export const token = (robot: RobotId, face: Token): Action => ({ type: 'token', robot, token: face });
export const card = (id: RobotId): Action => ({ type: 'card', card: id });
/** Without a seat: to the solo Monster. */
export const give = (id: RobotId, to?: Seat): Action => ({
  type: 'give',
  card: id,
  ...(to === undefined ? {} : { to }),
});
export const swap = (id: RobotId, spot: number): Action => ({ type: 'swap', card: id, spot });
export const name = (kind: Resource): Action => ({ type: 'name', kind });
export const opponent = (seat: Seat): Action => ({ type: 'opponent', seat });
export const complete = (robot: RobotId): Action => ({ type: 'complete', robot });
export const save: Action = { type: 'save' };
export const done: Action = { type: 'done' };
