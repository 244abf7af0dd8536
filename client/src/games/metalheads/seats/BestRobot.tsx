import './bestRobot.css';
import { useEffect, useState } from 'preact/hooks';
import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { SeatPictureProps } from '../../../stage/contract/dashboard';
import { robotName } from '../words/robotName';
import { bestOf } from './best';

/** The card of the strongest Robot that a seat has completed. */
export function BestRobot({ view, owner }: SeatPictureProps<View>) {
  const best = bestOf(view, owner);
  const picture = usePicture(best?.robot);
  if (!best || picture === undefined) return undefined;
  const label = `${robotName(best.robot)}, Strength ${best.strength}`;
  return <img class="best-robot" src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} />;
}

/** What draws the cards is loaded with the board; until then, and where that fails, there is no picture. */
function usePicture(robot: RobotId | undefined): string | undefined {
  const [drawn, setDrawn] = useState<{ readonly robot: RobotId; readonly svg: string }>();
  useEffect(() => {
    if (robot === undefined) return undefined;
    let isWanted = true;
    void import('../art/cardPicture')
      .then(({ cardPicture }) => isWanted && setDrawn({ robot, svg: cardPicture(robot) }))
      .catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [robot]);
  return drawn?.robot === robot ? drawn?.svg : undefined;
}
