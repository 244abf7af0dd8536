import { expectDefined } from '../../../../core/ground/result';
import { HEX_IDS, type StructureId } from '../../content/map';
import { CALLED_BOMB } from '../../content/scenario';
import type { TeamId } from '../../content/teams';
import { setBomb } from '../attacking/placedBombs';
import { bombTowerOf, callerAt } from '../objectives/bombTowers';
import { isDestroyed } from '../field/structuresOnMap';
import { answered, ask, first, type Rule, type RuleContext } from '../field/context';
import { voiceOf } from '../field/landingCraft';
import { teamsIn, type Field } from '../field/field';

/** Bombs Away (L685-695): bombs that are called to any hex, and go off as the status phase begins (KS18.1). */

/** As the turn begins, each side whose tower stands may call one, side after side. */
export function askForBombs(context: RuleContext, _robot = '', side?: TeamId): void {
  const [team, ...later] = side
    ? [side]
    : teamsIn(context.state).filter((one) => standingTower(context.state, one));
  first(context, ...later.map((other) => ({ ...BOMB_TURN, side: other })));
  const tower = team && standingTower(context.state, team);
  if (team && tower) ask(context, 'callBomb', tower, { seat: voiceOf(context.state, team) });
}

const BOMB_TURN = { kind: 'hook', hook: 'airSupport', place: 'turnStart', robot: '' } as const;

/** The tower from which a side calls bombs, if it stands. */
function standingTower(field: Field, team: TeamId): StructureId | undefined {
  const tower = bombTowerOf(field, team);
  return tower && !isDestroyed(field, tower) ? tower : undefined;
}

export const callBomb: Rule<'callBomb'> = {
  whyNot: () => undefined,
  apply(context, _seat, { at }) {
    const { robot: tower } = expectDefined(context.state.question, 'a question');
    const team = expectDefined(callerAt(context.state, tower), `the side of ${tower}`);
    answered(context);
    setBomb(context, { at, robot: '', team, card: CALLED_BOMB });
    context.emit({ type: 'bombSet', robot: '', at, by: team });
  },
  list: () => HEX_IDS.map((at) => ({ type: 'callBomb', at })),
};
