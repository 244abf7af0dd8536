import type { TypedThing } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import type { Showing } from '@gearhall/shared/core/replay/showHistory';
import type { LogLine } from '../../../stage/contract/words';

/** The steps of a made-up game: the types of the events of each; `!` is seen by seat 0 only. */
export type Script = readonly (readonly string[])[];

/** A showing in which only the steps' events matter; its views name the step and the viewer. */
export function scripted(script: Script): Showing {
  const viewers: readonly Viewer[] = [0, 1, 'spectator', 'everyone'];
  const sees = (viewer: Viewer, type: string) => !type.includes('!') || viewer === 0 || viewer === 'everyone';
  return {
    length: script.length - 1,
    viewers,
    view: (step, viewer) => ({ step, viewer }),
    events: (step, viewer) =>
      (script[step] ?? [])
        .filter((type) => sees(viewer, type))
        .map((type) => (type === 'takenBack' ? ({ type, seat: 0 } as TypedThing) : { type })),
    actor: (step) => (step === 0 ? undefined : (step - 1) % 2),
    rolls: () => [],
  };
}

/** "turn …" begins a turn, "move" continues the move before it, "silent" has no words. */
export function described({ type }: TypedThing): LogLine | undefined {
  if (type === 'silent') return undefined;
  if (type.startsWith('turn')) return { text: type, heading: true };
  if (type !== 'move') return { text: type };
  return { text: 'a way', run: { id: 'ship', from: 'a1', text: () => 'a longer way' } };
}
