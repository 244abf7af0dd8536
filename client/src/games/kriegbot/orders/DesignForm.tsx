import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { robotsOfSeat } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { whyNot } from '@gearhall/shared/games/kriegbot/judging';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import type { DeskProps } from '../desk';
import { useDrafts } from '../desk/useDrafts';
import { DeskWindow } from './DeskWindow';
import { FixDesigns } from '../desk/FixDesigns';
import { chassisName, count } from '../words/field/names';

type Props = OrderFormProps<Action, View>;

const designDesk = () => import('../desk').then(({ Desk }) => Desk);
const pileDesk = () => import('../scenarios/musicalChairs/PileDesk').then(({ PileDesk }) => PileDesk);

/** The desk is a chunk of its own: a table without designs never loads it. */
function useDesk(isPassing: boolean): ComponentType<DeskProps> | undefined {
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>();
  useEffect(() => {
    let isHere = true;
    void (isPassing ? pileDesk() : designDesk()).then((loaded) => isHere && setDesk(() => loaded));
    return () => {
      isHere = false;
    };
  }, [isPassing]);
  return Desk;
}

/** The desk was open when the pile before was handed on: then it opens again with the next one. */
const before = { isOpen: false };
function useKeptOpen(isPassing: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isPassing && before.isOpen);
  const set = (next: boolean): void => {
    before.isOpen = next;
    setOpen(next);
  };
  return [isOpen, set];
}

/** One's robots in a few words, the button that opens the desk, and the one that fixes the designs. */
export function DesignForm(props: Props) {
  const { view, seat, act } = props;
  const isPassing = view.round !== undefined;
  const Desk = useDesk(isPassing);
  // Kept here, so that a card laid just before the desk is closed is sent all the same.
  const drafts = useDrafts(view, seat, act);
  const [isOpen, setOpen] = useKeptOpen(isPassing);
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
        class={problem || isPassing ? 'button primary' : 'button'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isPassing ? 'Look at the pile' : 'Open the design desk'}
      </button>
      {!isOpen && !isPassing && <FixDesigns {...{ view, seat, act }} isSettled={drafts.isSettled} />}
      {isOpen && (
        <DeskWindow title={isPassing ? 'Cards from the pile' : undefined} onClose={() => setOpen(false)}>
          {Desk ? <Desk {...props} drafts={drafts} /> : <p>The desk is coming.</p>}
        </DeskWindow>
      )}
    </div>
  );
}
