import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import { amounts } from '@gearhall/shared/games/metalheads/content/resources';
import { questionOf } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { OrderGroup } from '../../../stage/contract/orders';
import { TwoStepForm } from './TwoStepForm';
import { wordingOf, type OrderContext } from '../words/order';
import { paymentWorth, sideOf } from '../words/payments';
import { askerOf } from '../words/questions';

/** The groups of the orders panel, in reading order. */
const GROUPS = [
  'answer',
  'take',
  'construct',
  'pay',
  'spend',
  'activate',
  'nation',
  'repair',
  'turn',
] as const;
type GroupId = (typeof GROUPS)[number];

/** Where an action stands in a turn; what only answers stands among the answers. */
const PLACES: Readonly<Record<Action['type'], GroupId>> = {
  chooseNation: 'nation',
  take: 'take',
  draw: 'take',
  construct: 'construct',
  constructFrom: 'spend',
  pay: 'pay',
  spend: 'spend',
  activate: 'activate',
  useNation: 'nation',
  repair: 'repair',
  endTurn: 'turn',
  target: 'answer',
  token: 'answer',
  card: 'answer',
  give: 'answer',
  swap: 'answer',
  name: 'answer',
  opponent: 'answer',
  complete: 'answer',
  save: 'answer',
  done: 'answer',
};

const TITLES: Readonly<Record<GroupId, string>> = {
  answer: 'Put aside',
  take: 'Take a Robot',
  construct: 'Begin a construction',
  pay: 'Pay for a construction',
  spend: 'Spend what you gained',
  activate: 'Activate',
  nation: 'Nation',
  repair: 'Discard for a token',
  turn: 'Turn',
};

/** Up to this number of orders are buttons; more pairs of Robots are chosen in two steps. */
const FEW = 6;
const PAIRED: readonly Action['type'][] = [
  'construct',
  'pay',
  'constructFrom',
  'spend',
  'repair',
  'swap',
  'give',
];

/** Payments that answer a question keep their own headings: there may be many. */
const placeOf = (action: Action, isAsked: boolean): GroupId => {
  const place = PLACES[action.type];
  return isAsked && place !== 'construct' && place !== 'pay' ? 'answer' : place;
};

function groupOf(id: GroupId, actions: readonly Action[], context: OrderContext): OrderGroup<Action, View> {
  const question = questionOf(context.view);
  const isPaired = actions.length > FEW && actions.every(({ type }) => PAIRED.includes(type));
  return {
    id,
    title: id === 'answer' && question ? askerOf(question, context.view) : TITLES[id],
    orders: bestFirst(actions, context).map((action) => ({ action, ...wordingOf(action, context) })),
    ...(isPaired && { form: TwoStepForm }),
    ...(id === 'turn' && { pinned: true }),
  };
}

/** The better of two payments comes first; all other actions stay in their order. */
const bestFirst = (actions: readonly Action[], { view, seat }: OrderContext): readonly Action[] =>
  actions
    .map((action) => ({ action, worth: worthOf(action, view, seat) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ action }) => action);

function worthOf(action: Action, view: View, seat: Seat): number {
  switch (action.type) {
    case 'construct':
    case 'pay':
      return paymentWorth(view, seat, action.robot, sideOf(action.with));
    case 'constructFrom':
    case 'spend':
      return paymentWorth(view, seat, action.robot, amounts({ [action.kind]: action.count }));
    default:
      return 0;
  }
}

/** The legal actions in groups; each appears once. */
export function ordersOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  names: readonly string[],
): readonly OrderGroup<Action, View>[] {
  const isAsked = questionOf(view) !== undefined;
  return GROUPS.flatMap((id) => {
    const actions = legal.filter((action) => placeOf(action, isAsked) === id);
    return actions.length === 0 ? [] : [groupOf(id, actions, { view, seat, names })];
  });
}
