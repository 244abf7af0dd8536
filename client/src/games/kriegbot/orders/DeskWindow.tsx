import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../../ui/dialogs/Dialog';

interface DeskWindowProps {
  readonly title?: string | undefined;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

const TITLE = 'Design desk';
/** The width over the board, in pixels, that is enough for the desk; the chat beside it stays usable. */
const ROOM = 640;

const boardRoom = (): DOMRect | undefined => {
  const room = document.querySelector('.board-room')?.getBoundingClientRect();
  return room && room.width >= ROOM && room.height >= ROOM / 2 ? room : undefined;
};

/** The desk lies over the board where there is room for it; otherwise it is a dialog. */
export function DeskWindow({ title = TITLE, onClose, children }: DeskWindowProps) {
  const [room, setRoom] = useState(boardRoom);
  useEffect(() => {
    const measure = (): void => setRoom(boardRoom());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  // The table's keys do not apply inside the desk.
  return (
    <div onKeyDown={(event) => event.stopPropagation()}>
      {room ? (
        <OverBoard title={title} room={room} onClose={onClose}>
          {children}
        </OverBoard>
      ) : (
        <Dialog title={title} wide onClose={onClose}>
          {children}
        </Dialog>
      )}
    </div>
  );
}

function OverBoard({ title, room, onClose, children }: DeskWindowProps & { readonly room: DOMRect }) {
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    head.current?.focus({ preventScroll: true });
    return () => before instanceof HTMLElement && before.focus({ preventScroll: true });
  }, []);
  const { left, top, width, height } = room;
  return (
    <section
      class="kb-window"
      role="dialog"
      aria-label={title}
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="button" onClick={onClose}>
          To the board
        </button>
      </header>
      {children}
    </section>
  );
}
