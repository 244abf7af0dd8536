import { isCoached } from '../../../games/lessonProgress';
import { useAnswer } from '../../../net/requests/useAnswer';
import { useTableSession } from '../session/tableSession';

const loadCoach = async () => (await import('../../learn/Coach')).Coach;

/** The coach, for those who still learn or have switched it on; its code is loaded only then. */
export function CoachPlace() {
  const { game, model } = useTableSession();
  const isWanted = model.seat.value !== undefined && isCoached(game.rules.about.id);
  const Coach = useAnswer(isWanted ? { ask: loadCoach } : undefined).value.answer;
  return isWanted && Coach ? <Coach /> : undefined;
}
