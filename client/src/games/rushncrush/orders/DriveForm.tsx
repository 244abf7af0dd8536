import { useMemo, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Order, OrderFormProps } from '../../../stage/contract/orders';
import { laneInWords, laneOf } from '../words/cars/names';
import { isWay, type WayAction } from '../prospects/ways';
import { pointsIn, quickWays, waysOf } from './ends';
import { Segments } from '../../../ui/controls/Segments';
import { isSuggested, lookOf } from '../../../ui/orders/suggested';

/** First the distance, then the end: every drive that the movement and the lane changes allow. */
export function DriveForm({ actions, orders, act, view }: OrderFormProps<Action, View>) {
  const ways = actions.filter(isWay);
  const quick = useMemo(() => quickWays(view, actions), [view, actions]);
  const points = pointsIn(ways);
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const usual =
    (ways.find(isSuggested) ?? quick.line ?? quick.furthest ?? quick.straight)?.points ?? points[0];
  const far = wanted !== undefined && points.includes(wanted) ? wanted : usual;
  const orderOf = (action: Action): Order<Action> | undefined => orders.find((one) => one.action === action);
  if (far === undefined) return undefined;
  return (
    <div class="drive-form">
      <QuickOrders
        ways={[
          ['Over the line', quick.line],
          ['Straight on', quick.straight],
          ['Furthest clean way', quick.furthest],
        ]}
        {...{ orderOf, act }}
      />
      <HowFar {...{ points, far }} onChange={setWanted} />
      <ul class="drive-ends" aria-label={`After ${far} movement points`}>
        {waysOf(ways, far).map((action) => {
          const order = orderOf(action);
          return (
            order && (
              <li key={JSON.stringify(action)}>
                <EndButton order={order} action={action} onGive={() => act(action)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface QuickProps {
  readonly ways: readonly (readonly [string, WayAction | undefined])[];
  readonly orderOf: (action: Action) => Order<Action> | undefined;
  readonly act: (action: Action) => void;
}

function QuickOrders({ ways, orderOf, act }: QuickProps) {
  const given = ways.filter(([, action]) => action);
  if (given.length === 0) return undefined;
  return (
    <div class="drive-quick" role="group" aria-label="Quick orders">
      {given.map(
        ([label, action]) =>
          action && (
            <button key={label} type="button" class="button" onClick={() => act(action)}>
              <span>
                {label}, {action.points}
              </span>
              <small>{orderOf(action)?.detail ?? laneInWords(action.to)}</small>
            </button>
          ),
      )}
    </div>
  );
}

interface HowFarProps {
  readonly points: readonly number[];
  readonly far: number;
  readonly onChange: (points: number) => void;
}

function HowFar({ points, far, onChange }: HowFarProps) {
  return (
    <fieldset class="how-far">
      <legend>How far</legend>
      <Segments value={far} options={points.map((one) => [one, one])} onChange={onChange} />
    </fieldset>
  );
}

interface EndButtonProps {
  readonly order: Order<Action>;
  readonly action: WayAction;
  readonly onGive: () => void;
}

const SIGNS = { drive: '', crash: 'crash', sideRam: 'ram', rushNCrush: 'ram' } as const;

/** An end of a drive; the distance is already chosen. */
function EndButton({ order, action, onGive }: EndButtonProps) {
  const text = order.label.replace(/^\d+: /u, '');
  return (
    <button type="button" class={lookOf(`order end ${SIGNS[action.type]}`, action)} onClick={onGive}>
      <span class="end-lane sign" data-sign={laneOf(action.to) ?? '⚑'} aria-hidden="true" />
      <span class="order-label">{text.charAt(0).toUpperCase() + text.slice(1)}</span>
      {order.detail !== undefined && <span class="order-detail">{order.detail}</span>}
    </button>
  );
}
