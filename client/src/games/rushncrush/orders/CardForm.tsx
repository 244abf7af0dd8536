import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import {
  CAR_CARDS,
  DRIVER_CARDS,
  fullSteering,
  fullStructure,
  itemsOf,
  TEAMS,
} from '@gearhall/shared/games/rushncrush/content/cars';
import type { FixedId, ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { nameOf } from '../../../ui/words/language/grammar';
import { DashIcon } from '../dashboard/icons';
import { equipmentHelp } from '../words/cars/equipment';
import { FIXED_NAMES, ITEM_NAMES, TEAM_NAMES } from '../words/cars/names';

const NAMES: Readonly<Record<FixedId | ItemId, string>> = { ...FIXED_NAMES, ...ITEM_NAMES };

/** The cards that are left to choose from; and who has what. */
export function CardForm({ actions, act, view, orders, names }: OrderFormProps<Action, View>) {
  return (
    <div class="card-form">
      <ul class="cards">
        {actions.map((action) => {
          const card = cardOf(action);
          const order = orders.find((one) => one.action === action);
          return (
            card && (
              <li key={card.name}>
                <button
                  type="button"
                  class={`card-choice ${card.colour}`}
                  aria-label={`Take ${order?.label ?? card.name}. ${order?.detail ?? ''}`}
                  onClick={() => act(action)}
                >
                  <span class="card-head">
                    <strong>{card.name}</strong>
                    <span>{card.team}</span>
                  </span>
                  <span class="card-figures">{card.figures}</span>
                  <span class="card-things">
                    {card.things.map((thing) => (
                      <span key={thing} class="card-thing">
                        <DashIcon name={thing} size={22} />
                        <span>
                          {NAMES[thing]}
                          <small>{equipmentHelp(thing)}</small>
                        </span>
                      </span>
                    ))}
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
      <Taken {...{ view, names }} />
    </div>
  );
}

interface Card {
  readonly name: string;
  readonly team: string;
  readonly colour: string;
  readonly figures: string;
  readonly things: readonly (FixedId | ItemId)[];
}

function cardOf(action: Action): Card | undefined {
  if (action.type === 'takeCar') {
    const { team, name, fixed } = CAR_CARDS[action.card];
    const figures = `Structure ${fullStructure(action.card)} · Steering ${fullSteering(action.card)}`;
    return { name, team: TEAM_NAMES[team], colour: TEAMS[team].colour, figures, things: fixed };
  }
  if (action.type === 'takeDriver') {
    const { team, name } = DRIVER_CARDS[action.card];
    const things = itemsOf(action.card);
    return { name, team: TEAM_NAMES[team], colour: TEAMS[team].colour, figures: '', things };
  }
  return undefined;
}

/** Who has what so far. */
function Taken({ view, names }: Pick<OrderFormProps<Action, View>, 'view' | 'names'>) {
  const taken = Object.values(view.cars).filter(({ card }) => card !== '');
  if (taken.length === 0) return undefined;
  return (
    <div class="cards-taken">
      <h4>Taken</h4>
      <ul>
        {taken.map(({ id, seat, card, driver }) => (
          <li key={id}>
            {card !== '' && CAR_CARDS[card].name}
            {driver !== '' && `, driven by ${DRIVER_CARDS[driver].name}`}: {nameOf(names, seat)}
          </li>
        ))}
      </ul>
    </div>
  );
}
