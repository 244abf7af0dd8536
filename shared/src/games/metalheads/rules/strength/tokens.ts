import { ROBOTS, type RobotId } from '../../content/robots';
import type { Token } from '../../content/tokens';
import type { ScopeId } from '../../state';
import { ownedBy, robotIn, type RuleContext } from '../context';
import { allRobots, monsterIn, robotsOf, type Field, type Owned, type TaskField } from '../field';
import { countedDamage, strengthParts } from './strength';
import { destroy } from './destroying';

const COUNTERS = { powerUp: 'powerUps', damage: 'damage' } as const satisfies Record<Token, string>;

export const tokensOn = (robot: Owned['robot'], token: Token): number => robot[COUNTERS[token]];

/** The completed Robots that a task may choose (M27). */
export function inScope(field: Field, scope: ScopeId, base: number): readonly Owned[] {
  const { seat } = field.turn;
  const all = allRobots(field);
  switch (scope) {
    case 'any':
      return all;
    case 'own':
      return all.filter(({ owner }) => owner === seat);
    case 'others':
      return all.filter(({ owner }) => owner !== seat);
    case 'strongest':
      return strongest(field);
    case 'baseAtLeast':
      return all.filter(({ robot }) => ROBOTS[robot.robot].strength >= base);
    case 'baseAtMost':
      return all.filter(({ robot }) => ROBOTS[robot.robot].strength <= base);
  }
}

/** The player's Robots of the highest current Strength. */
function strongest(field: Field): readonly Owned[] {
  const { seat } = field.turn;
  const own = robotsOf(field, seat).map((robot) => ({
    owner: seat,
    robot,
    strength: strengthParts(field, seat, robot).total,
  }));
  const most = Math.max(...own.map(({ strength }) => strength));
  return own.filter(({ strength }) => strength === most);
}

export const targetsOf = (
  field: Field,
  { scope, base }: Pick<TaskField, 'scope' | 'base'>,
): readonly RobotId[] => inScope(field, scope, base).map(({ robot }) => robot.robot);

/** Places a token of the supply, if there is one (M16). `by`: the Robot that it comes from. */
export function placeToken(context: RuleContext, id: RobotId, token: Token, by: RobotId | ''): void {
  const { state } = context;
  if (state.supply === 0) return;
  const { owner, robot } = robotIn(context, id);
  state.supply -= 1;
  robot[COUNTERS[token]] += 1;
  context.emit({ type: 'placed', robot: id, token, by, ...ownedBy(owner) });
}

/** Takes a token off a Robot, back to the supply. */
export function removeToken(context: RuleContext, id: RobotId, token: Token, by: RobotId | ''): void {
  const { owner, robot } = robotIn(context, id);
  robot[COUNTERS[token]] -= 1;
  context.state.supply += 1;
  context.emit({ type: 'removed', robot: id, token, by, ...ownedBy(owner) });
}

export function moveToken(context: RuleContext, from: RobotId, token: Token, to: RobotId): void {
  const [source, target] = [robotIn(context, from), robotIn(context, to)];
  source.robot[COUNTERS[token]] -= 1;
  target.robot[COUNTERS[token]] += 1;
  context.emit({
    type: 'moved',
    robot: from,
    token,
    to,
    ...ownedBy(source.owner),
    ...(target.owner === undefined ? {} : { toOwner: target.owner }),
  });
}

/** Robots whose Damage is too much for them are destroyed, until no more are (Behemoth, M24). */
export function destroyBroken(context: RuleContext): void {
  const { destroysAt } = monsterIn(context.state);
  if (destroysAt === undefined) return;
  for (;;) {
    const field = context.state;
    const broken = allRobots(field).find(
      ({ owner, robot }) =>
        robot.damage - robot.powerUps >= destroysAt &&
        countedDamage(field, owner, robot) - robot.powerUps >= destroysAt,
    );
    if (!broken || field.end) return;
    destroy(context, broken.robot.robot, '');
  }
}
