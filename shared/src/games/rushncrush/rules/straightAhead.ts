import { meetingsOf } from './driving';
import { carAt, roadFor } from './field';
import { go, isUnderWay } from './going';
import { hitWall, type Went } from './obstructions';
import { moverIn, type Play } from './play';
import { spaceOf } from './road';
import { runUpOn } from './rushNCrush';

/**
 * A step straight ahead that the car on turn must take, with what is there: a Side Ram that does not
 * push the target away, and the Rocket Booster. (Source L147, L185; R27, R30)
 */
export function goAhead(play: Play): Went {
  const car = moverIn(play);
  const to = spaceOf(roadFor(play.state), car.at).next.ahead;
  const met = meetingsOf(play.state, car)(car.at, to);
  if (met === 'wall') return hitWall(play, to);
  const target = met === 'car' ? carAt(play.state, to) : undefined;
  if (target) {
    runUpOn(play, target.id);
    return 'nowhere';
  }
  go(play, { path: [to], points: 1, changes: 0, steering: 0 });
  return isUnderWay(play) ? 'on' : 'nowhere';
}
