import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { CHASSIS_IDS, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { readyRobot } from '@gearhall/shared/games/kriegbot/content/designs';
import { robotsOfSeat } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Order, OrderFormProps } from '../../../stage/contract/orders';
import { DesignArt } from '../art/DesignArt';
import { RobotArt } from '../art/RobotArt';
import { playsInShort } from '../words/setup/designs';
import { capital, chassisName } from '../words/field/names';
import { templateFigures } from '../words/order';

type Taking = Order<ActionOf<'take'>>;
const isTaking = (order: Order<Action>): order is Taking => order.action.type === 'take';
const chassisIn = ({ action }: Taking): ChassisId => readyRobot(action.design).chassis;
const PICTURE = 56;
const TEMPLATE_PICTURE = 40;

/**
 * Ready-made robots by template: a picture with its arcs of fire, and how it plays. One robot at a time.
 */
export function ReadyForm({ orders, act, view, seat }: OrderFormProps<Action, View>) {
  const own = robotsOfSeat(view, seat);
  const open = own.find(({ chassis }) => chassis === '');
  const takings = orders.filter(isTaking).filter(({ action }) => !open || action.robot === open.id);
  const templates = CHASSIS_IDS.filter((chassis) => takings.some((one) => chassisIn(one) === chassis));
  return (
    <div class="kb-form">
      {own.length > 1 && open && (
        <p>
          Robot {own.indexOf(open) + 1} of {own.length}
        </p>
      )}
      {templates.map((chassis) => (
        <section key={chassis} class="kb-ready-made" aria-label={chassisName(chassis)}>
          <h4>
            <RobotArt chassis={chassis} team={view.seats[seat]?.team ?? 'green'} size={TEMPLATE_PICTURE} />
            <span>
              {chassisName(chassis)} <span class="kb-figures">{templateFigures(chassis)}</span>
            </span>
          </h4>
          {takings
            .filter((one) => chassisIn(one) === chassis)
            .map((one) => (
              <ReadyCard
                key={`${one.action.robot} ${one.action.design}`}
                taking={one}
                view={view}
                onTake={() => act(one.action)}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

interface ReadyCardProps {
  readonly taking: Taking;
  readonly view: View;
  readonly onTake: () => void;
}

function ReadyCard({ taking: { label, detail, action }, view, onTake }: ReadyCardProps) {
  const { chassis, ready } = readyRobot(action.design);
  const team = view.robots[action.robot]?.team ?? 'green';
  return (
    <button
      type="button"
      class="order"
      aria-label={`${label}. ${detail ?? ''}`}
      title={detail}
      onClick={onTake}
    >
      <DesignArt {...{ chassis, team }} design={ready} size={PICTURE} />
      <span>
        <span class="order-label">{capital(action.design)}</span>
        <span class="order-detail">{playsInShort(action.design)}</span>
      </span>
    </button>
  );
}
