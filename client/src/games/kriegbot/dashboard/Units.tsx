import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { planOf, scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { isTentAbove } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import type { Unit } from '@gearhall/shared/games/kriegbot/state/units';
import { ALARM } from '@gearhall/shared/games/kriegbot/content/infantry';
import { callsIn } from '../words/field/calls';
import { aboveInWords } from '../words/infantry/landing';
import { capital, fullCardName, itemName } from '../words/field/names';

interface UnitsProps {
  readonly view: View;
  readonly owner: number;
  readonly names: readonly string[];
  /** Absent for the units of others. */
  readonly act?: (action: Action) => void;
}

/** The tents and drones of a seat: where they are; my own can be told to hold (KX43). */
export function Units({ view, owner, names, act }: UnitsProps) {
  const units = view.units.filter(
    (unit) => unit.seat === owner && (unit.at !== '' || unit.aboard !== '' || isTentAbove(unit)),
  );
  if (units.length === 0) return undefined;
  const calls = callsIn(view, names, owner);
  return (
    <ul class="kb-units">
      {units.map((unit) => (
        <li key={unit.id} class={unit.team}>
          <i class={`kb-team ${unit.team}`} aria-hidden="true" />
          <span>
            <strong>{capital(unit.kind === 'drone' ? 'drone' : calls.bare(unit.id))}</strong>{' '}
            {placeInWords(view, unit)}
          </span>
          {act && view.turn > 0 && unit.at !== '' && <Hold {...{ unit, view, act }} />}
        </li>
      ))}
    </ul>
  );
}

function Hold({
  unit: { id },
  view,
  act,
}: {
  readonly unit: Unit;
  readonly view: View;
  readonly act: (action: Action) => void;
}) {
  const holds = view.holds.includes(id);
  return (
    <label class="kb-hold" title={`Not asked until an enemy comes within ${ALARM} hexes`}>
      <input type="checkbox" checked={holds} onChange={() => act({ type: 'hold', unit: id, on: !holds })} />
      holds
    </label>
  );
}

/** Before the first turn tents are placed, unless they come from above. */
const isPlacedLater = (view: View, { team }: Unit): boolean =>
  view.turn === 0 && !scenarioOf(view.options).wrecks && !planOf(view.options, team).tentsDrop;

/** "on C4", "on the turret of your Robotank"; which pilot he is. */
function placeInWords(view: View, unit: Unit): string {
  const { kind, at, aboard, slot, pilot } = unit;
  const rank = pilot === '' ? (kind === 'motorized' ? 'motorized, ' : '') : `${fullCardName(pilot)}, `;
  if (at !== '') return `${rank}${kind === 'drone' ? 'over' : 'on'} ${at}`;
  if (isTentAbove(unit))
    return `${rank}${isPlacedLater(view, unit) ? 'still to be placed' : aboveInWords(view, unit.id)}`;
  const chassis = view.robots[aboard]?.chassis ?? '';
  return `${rank}aboard: ${slot === '' ? '' : itemName(chassis, slot)}`;
}
