import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { whyNot } from '@gearhall/shared/games/kriegbot/judging';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { draftOf, isEqual, type Draft } from './draft';

/**
 * In milliseconds. Changes in quick succession are sent together; what was lost on the way is sent again.
 */
const SOON = 250;
const AGAIN = 1500;

export interface Drafts {
  draft(robot: RobotView): Draft;
  change(robot: string, draft: Draft): void;
  /** The hall has all of them. */
  readonly isSettled: boolean;
}

/** One's drafts: shown at once, sent a moment later, and dropped when the team's view has them. */
export function useDrafts(view: View, seat: Seat, act: (action: Action) => void): Drafts {
  const [pending, setPending] = useState<Readonly<Record<string, Draft>>>({});
  const latest = useRef({ view, act });
  latest.current = { view, act };
  const open = Object.entries(pending).filter(([id, draft]) => {
    const robot = view.robots[id];
    return robot !== undefined && !isEqual(draft, draftOf(robot));
  });
  const done = Object.keys(pending).filter((id) => !open.some(([other]) => other === id));
  useEffect(() => {
    if (done.length === 0) return;
    // From now on the team's view counts: it may be taken back, or changed on another device.
    const isOpen = ([id, draft]: [string, Draft]): boolean => !done.includes(id) || draft !== pending[id];
    setPending((now) => Object.fromEntries(Object.entries(now).filter(isOpen)));
  });
  const key = JSON.stringify(open);
  useEffect(() => {
    if (open.length === 0) return undefined;
    const send = (): void => {
      for (const [robot, draft] of open) {
        const action: Action = { type: 'design', robot, ...draft };
        if (!whyNot(latest.current.view, seat, action)) latest.current.act(action);
      }
    };
    const soon = setTimeout(send, SOON);
    const again = setInterval(send, AGAIN);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
    // Depends on the drafts' contents: a view that arrives meanwhile does not restart the wait.
  }, [key]);
  return {
    draft: (robot) => pending[robot.id] ?? draftOf(robot),
    change: (robot, draft) => setPending((now) => ({ ...now, [robot]: draft })),
    isSettled: open.length === 0,
  };
}
