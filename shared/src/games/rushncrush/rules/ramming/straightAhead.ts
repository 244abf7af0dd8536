import { meetingsOf } from '../driving/stretches';
import { carAt, roadFor } from '../field';
import { go, isUnderWay } from '../driving/legs';
import { hitWall, type Went } from '../driving/obstructions';
import { moverIn, type RuleContext } from '../context';
import { spaceOf } from '../course/road';
import { runUpOn } from './rushNCrush';

/**
 * A forced step of the car on turn straight ahead, with what is there: after a Side Ram, otherwise than when it
 * displaces the target, and by the Rocket Booster. (Source L147, L185; R27, R30)
 */
export function goAhead(context: RuleContext): Went {
  const car = moverIn(context);
  const to = spaceOf(roadFor(context.state), car.at).next.ahead;
  const met = meetingsOf(context.state, car)(car.at, to);
  if (met === 'wall') return hitWall(context, to);
  const target = met === 'car' ? carAt(context.state, to) : undefined;
  if (target) {
    runUpOn(context, target.id);
    return 'nowhere';
  }
  go(context, { path: [to], points: 1, changes: 0, steering: 0 });
  return isUnderWay(context) ? 'on' : 'nowhere';
}
