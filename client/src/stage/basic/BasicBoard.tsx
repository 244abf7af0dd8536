import './basic.css';
import { computed } from '@preact/signals';
import { render } from 'preact';
import type { TypedThing } from '@gearhall/shared/core/game';
import { FactList } from '../../ui/display/FactList';
import { SeatMark } from '../../ui/display/SeatMark';
import type { MountScene, SceneContext } from '../contract/contract';
import { seatFactsOf, tableFactsOf } from './basicWords';

type Context = SceneContext<unknown, TypedThing, TypedThing>;

/** A board made from the view: the table's facts, and a card for each seat. */
function BasicBoard({ context }: { readonly context: Context }) {
  const view = context.view.value;
  const names = context.names.value;
  const seats = computed(() => names.map((name, seat) => ({ name, facts: seatFactsOf(view, seat) }))).value;
  if (view === undefined) return undefined;
  return (
    <div class="basic-board">
      <FactList class="basic-facts" facts={tableFactsOf(view, names)} />
      <ul class="basic-seats">
        {seats.map(({ name, facts }, seat) => (
          <li key={seat} class={seat === context.seat.value ? 'basic-seat own' : 'basic-seat'}>
            <strong>
              <SeatMark seat={seat} size={18} /> {name}
            </strong>
            <FactList class="basic-facts" facts={facts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Draws the board of a game that has no scene of its own. */
export const mountBasicBoard: MountScene<unknown, TypedThing, TypedThing> = (context) => {
  const Root = () => <BasicBoard context={context} />;
  render(<Root />, context.host);
  return Promise.resolve({ destroy: () => render(null, context.host) });
};
