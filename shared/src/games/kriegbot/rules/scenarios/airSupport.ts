import { known } from '../../../../core/result';
import { HEX_IDS } from '../../content/map';
import { CALLED_BOMB } from '../../content/scenario';
import { setBomb } from '../blasting';
import { bombTowerOf, callerAt } from '../bombTowers';
import { isDestroyed } from '../built';
import { answered, ask, type Rule, type RuleContext } from '../context';
import { voiceOf } from '../craft';
import { teamsIn } from '../field';

/** Bombs Away (L685-695): bombs that are called to any hex, and go off as the status phase begins (KS18.1). */

/** As the turn begins, a side whose tower stands may call one. */
export function askForBombs(context: RuleContext): void {
  for (const team of teamsIn(context.state)) {
    const tower = bombTowerOf(context.state, team);
    if (tower && !isDestroyed(context.state, tower))
      ask(context, 'callBomb', tower, { seat: voiceOf(context.state, team) });
  }
}

export const callBomb: Rule<'callBomb'> = {
  whyNot: () => undefined,
  apply(context, _seat, { at }) {
    const { robot: tower } = known(context.state.question, 'a question');
    const team = known(callerAt(context.state, tower), `the side of ${tower}`);
    answered(context);
    setBomb(context, { at, robot: '', team, card: CALLED_BOMB });
    context.emit({ type: 'bombSet', robot: '', at, by: team });
  },
  list: () => HEX_IDS.map((at) => ({ type: 'callBomb', at })),
};
