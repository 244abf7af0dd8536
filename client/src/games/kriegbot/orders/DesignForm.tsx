import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { robotsOfSeat } from '@gearhall/shared/games/kriegbot/rules/field';
import { whyNot } from '@gearhall/shared/games/kriegbot/judging';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/orders';
import type { DeskProps } from '../desk';
import { useDrafts } from '../desk/useDrafts';
import { DeskWindow } from './DeskWindow';
import { FixDesigns } from './FixDesigns';
import { chassisName, count } from '../words/names';

type Props = OrderFormProps<Action, View>;

/** The desk is a chunk of its own: a table without designs never loads it. */
function useDesk(): ComponentType<DeskProps> | undefined {
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  useEffect(() => {
    let isHere = true;
    void import('../desk').then((loaded) => isHere && setDesk(() => loaded.Desk));
    return () => {
      isHere = false;
    };
  }, []);
  return Desk;
}

/** One's robots in a few words, the button that opens the desk, and the one that fixes the designs. */
export function DesignForm(props: Props) {
  const { view, seat, act } = props;
  const Desk = useDesk();
  // Kept here, so that a card laid just before the desk is closed is sent all the same.
  const drafts = useDrafts(view, seat, act);
  const [isOpen, setOpen] = useState(false);
  const own = robotsOfSeat(view, seat);
  const problem = whyNot(view, seat, { type: 'ready' });
  return (
    <div class="kb-form">
      {own.map((robot) => {
        const laid = Object.values(robot.slots).filter(({ card }) => card !== '').length;
        const skin = robot.skin.card === '' ? 'no skin yet' : 'a skin';
        return (
          <p key={robot.id}>
            <strong>{chassisName(robot.chassis)}</strong>: {count(laid, 'card')}, {skin}.
          </p>
        );
      })}
      <button
        type="button"
        class={problem ? 'button primary' : 'button'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Open the design desk
      </button>
      {!isOpen && <FixDesigns {...{ view, seat, act }} isSettled={drafts.isSettled} />}
      {isOpen && (
        <DeskWindow onClose={() => setOpen(false)}>
          {Desk ? <Desk {...props} drafts={drafts} /> : <p>The desk is coming.</p>}
        </DeskWindow>
      )}
    </div>
  );
}
