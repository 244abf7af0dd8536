import { worthOf, type Worth } from '../judging/gearWorth';
import type { Action } from '../../actions';
import { choicesFrom, type Choice } from '../candidates/gearChoices';
import type { Situation } from '../imagining/situation';

/** The gearstick, Turbo and Brake points. */

/** The first action of the choice that brings the car to the line soonest. */
export function bestGear(situation: Situation, worthIn: Worth = worthOf): Action | undefined {
  const { car, turn } = situation;
  const choices = choicesFrom({
    box: car.box,
    geared: turn.geared,
    turbo: turn.brake > 0 ? 0 : car.turbo,
    brake: turn.turbo > 0 ? 0 : car.brake,
  });
  const worth = worthIn(situation);
  let best: Choice | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const turns = worth(choice);
    if (turns < least) [best, least] = [choice, turns];
  }
  return best?.first;
}
