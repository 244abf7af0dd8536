import './local.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LocalTable } from '../../local/LocalTable';
import { hushAll } from '../../ui/notices/notices';
import { SeatMark } from '../../ui/display/SeatMark';
import { TOGETHER } from '../../ui/words/pages/sandbox';
import type { TableSession } from '../table/session/tableSession';

interface CurtainProps {
  readonly table: LocalTable;
  readonly session: TableSession;
}

/** Between the turns of two people on one device: covers the table until the next one has it. */
export function Curtain({ table, session }: CurtainProps) {
  const seat = table.curtain.value;
  useLayoutEffect(() => {
    // What the last person was about to do, or has just been told, is nobody else's business.
    hushAll();
    session.model.refused.value = undefined;
    session.planned.value = undefined;
    session.pointedOrder.value = undefined;
  }, [seat, session]);
  if (seat === undefined) return undefined;
  const name = table.seats.value[seat]?.name ?? '';
  return <Drawn seat={seat} name={name} onLift={() => table.liftCurtain()} />;
}

interface DrawnProps {
  readonly seat: number;
  readonly name: string;
  readonly onLift: () => void;
}

function Drawn({ seat, name, onLift }: DrawnProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="curtain"
      aria-labelledby="curtain-title"
      // Only the button lifts it.
      onCancel={(event) => event.preventDefault()}
      // A browser closes it all the same when Escape is pressed twice.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <SeatMark seat={seat} size={64} />
      <h2 id="curtain-title">{TOGETHER.pass(name)}</h2>
      <p>{TOGETHER.passHelp}</p>
      <button type="button" class="button primary large" onClick={onLift}>
        {TOGETHER.iAm(name)}
      </button>
    </dialog>
  );
}
