import type { Dice } from '../../../../core/dice/dice';
import type { Action, ActionOf } from '../../actions';
import { rangeBetween } from '../../rules/field/arcs';
import { diceOnFoot } from '../../rules/attacking/arms';
import { isStructure } from '../../rules/field/structuresOnMap';
import { placeOf, unitOf } from '../../rules/field/field';
import { attemptOnFoot } from '../../rules/infantry/firing';
import { silhouetteAgainst } from '../../rules/attacking/silhouettes';
import type { View } from '../../view';
import { landingOf } from '../objectives/controlGoals';
import { isTimeToBlow } from '../objectives/bomberWorth';
import { hitChance } from '../field/dicePools';
import { posterOf, postWorth } from './posts';
import { ofType } from '../setup/candidates';
import { boardings } from '../objectives/hiders';

/** The easy bot's infantry and drones: shoots if it is likely to hit, else comes nearer. */

const LIKELY = 0.3;

function shotsOf(view: View, legal: readonly Action[], id: string): readonly ActionOf<'fire'>[] {
  const unit = unitOf(view, id);
  const aims = ofType(legal, 'fire').filter(({ target }) => !isStructure(target));
  const chances = aims.map(({ arms, target }) =>
    hitChance(
      diceOnFoot(arms, rangeBetween(unit.at, placeOf(view, target))),
      silhouetteAgainst(view, attemptOnFoot(view, unit, { arms, target })),
    ),
  );
  const most = Math.max(LIKELY, ...chances);
  return aims.filter((_, index) => chances[index] === most);
}

/** The best posts that it can reach, if one is better than its own. */
function stepsOf(view: View, legal: readonly Action[], id: string): readonly Action[] {
  const unit = unitOf(view, id);
  const worthOf = (at: string): number => postWorth(view, posterOf(view, unit), at);
  const steps = [...ofType(legal, 'walk'), ...ofType(legal, 'fly')];
  const worths = steps.map(({ to }) => worthOf(to));
  const most = Math.max(...worths, unit.at === '' ? Infinity : worthOf(unit.at));
  return steps.filter((_, index) => worths[index] === most);
}

/** Only who may set off a bomb is surely on the map. */
function bombsOf(view: View, legal: readonly Action[], id: string): readonly Action[] {
  const bombs = ofType(legal, 'blowUp');
  return bombs.length > 0 && isTimeToBlow(view, id, unitOf(view, id)) ? bombs : [];
}

/** What a tent or drone does. */
export function walked(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const id = view.question?.robot ?? '';
  const ideas: readonly (readonly Action[])[] = [
    ofType(legal, 'revive'),
    boardings(view, legal, unitOf(view, id)),
    bombsOf(view, legal, id),
    shotsOf(view, legal, id),
    stepsOf(view, legal, id),
  ];
  const some = ideas.find((idea) => idea.length > 0) ?? ofType(legal, 'pass');
  return some.length > 0 ? dice.pick(some) : undefined;
}

/** Somebody else gets out: to where his side wants him, or any hex. */
export function followed(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const wanted = landingOf(view, legal);
  const outs: readonly Action[] = wanted.length > 0 ? wanted : ofType(legal, 'bailOut');
  const some = outs.length > 0 ? outs : ofType(legal, 'pass');
  return some.length > 0 ? dice.pick(some) : undefined;
}
