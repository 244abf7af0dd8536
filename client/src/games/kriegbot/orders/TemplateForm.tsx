import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Order, OrderFormProps } from '../../../stage/contract/orders';
import { RobotArt } from '../art/RobotArt';
import { TEMPLATE_CHARACTERS, templateFigures } from '../words/order';

type Template = ActionOf<'template'>;
const isTemplate = (order: Order<Action>): order is Order<Template> => order.action.type === 'template';
const SIZE = 72;

/** The templates that are left, each as a picture with its figures and its character. */
export function TemplateForm({ orders, act, view }: OrderFormProps<Action, View>) {
  return (
    <ul class="kb-templates">
      {orders.filter(isTemplate).map((order) => {
        const { chassis, robot } = order.action;
        return (
          <li key={`${robot} ${chassis}`}>
            <button type="button" class="order" onClick={() => act(order.action)}>
              <RobotArt chassis={chassis} team={view.robots[robot]?.team ?? 'green'} size={SIZE} />
              <span>
                <span class="order-label">{order.label}</span>
                <span class="kb-figures">{templateFigures(chassis)}</span>
                <span class="order-detail">{TEMPLATE_CHARACTERS[chassis]}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
