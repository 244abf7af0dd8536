import type { Playback } from './Playback';

/** What the keys of a replay do. */
const KEYS: Readonly<Record<string, (playback: Playback) => void>> = {
  ' ': (playback) => playback.toggle(),
  ArrowLeft: (playback) => playback.by(-1),
  ArrowRight: (playback) => playback.by(1),
  'Shift+ArrowLeft': (playback) => playback.byTurn(-1),
  'Shift+ArrowRight': (playback) => playback.byTurn(1),
  Home: (playback) => playback.to(0),
  End: (playback) => playback.to(playback.length),
};

/** Elements that Space presses, and elements in which keys type or choose. */
const PRESSED = 'button, a, summary, [role="switch"]';
const TYPED = 'select, textarea, input:not([type="range"])';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Does what a key stands for; true when it was one of a replay's. */
export function steerPlayback(playback: Playback, event: Pressed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isIn(event.target, TYPED) || (event.key === ' ' && isIn(event.target, PRESSED))) return false;
  const act = KEYS[event.shiftKey ? `Shift+${event.key}` : event.key];
  act?.(playback);
  return act !== undefined;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
}
