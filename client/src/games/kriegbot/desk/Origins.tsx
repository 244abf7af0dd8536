import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { isFree, isTaken, originsOf } from '@gearhall/shared/games/kriegbot/rules/setup/drawer';
import { DRAWER_IDS, type DrawerId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { Segments } from '../../../ui/controls/Segments';
import { fullCardName, sideTitle } from '../words/field/names';
import { at, SPOT_IDS, type Draft, type SpotId } from './draft';

/**
 * The draft with a drawer for each card, for a side that takes its cards from both: as chosen before, otherwise by
 * turns. Other sides name none.
 */
export function withOrigins(view: View, robot: RobotView, draft: Draft): Draft {
  const { from: before, ...rest } = draft;
  const first = originsOf(view, robot, rest);
  if (!first) return rest;
  const from: Partial<Record<SpotId, DrawerId>> = {};
  for (const spot of SPOT_IDS) {
    const drawer = before?.[spot] ?? first[spot];
    if (at(draft, spot) !== '' && drawer)
      from[spot] = mayTake(view, robot, at(draft, spot), drawer) ? drawer : other(drawer);
  }
  return { ...rest, from };
}

const other = (drawer: DrawerId): DrawerId => DRAWER_IDS.find((one) => one !== drawer) ?? drawer;

/** No mate has this very card. */
function mayTake(view: View, { id, team }: RobotView, card: CardId | '', from: DrawerId): boolean {
  return card === '' || !isTaken(view, { team, card, from, besides: id });
}

interface OriginsProps {
  readonly view: View;
  readonly robot: RobotView;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** From which drawer each card is taken, card by card; absent for a side with a drawer of its own. */
export function Origins({ view, robot, draft, onChange }: OriginsProps) {
  const laid = SPOT_IDS.flatMap((spot) => {
    const card = at(draft, spot);
    return card === '' ? [] : [{ spot, card }];
  });
  if (!isFree(view, robot.team) || laid.length === 0) return undefined;
  return (
    <fieldset class="kb-origins">
      <legend>Whose drawer each card is taken from: it is missing there</legend>
      <ul>
        {laid.map(({ spot, card }) => (
          <li key={spot}>
            <span id={`kb-origin-${spot}`}>{fullCardName(card)}</span>
            <span role="group" aria-labelledby={`kb-origin-${spot}`}>
              <Segments
                value={draft.from?.[spot] ?? ''}
                options={DRAWER_IDS.filter((one) => mayTake(view, robot, card, one)).map((one) => [
                  one,
                  sideTitle(one, view.options),
                ])}
                onChange={(drawer) => onChange({ ...draft, from: { ...draft.from, [spot]: drawer } })}
              />
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
