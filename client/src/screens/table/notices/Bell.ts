import type { CommonSound } from '../../../sound/common';
import type { Call } from '../../../stage/contract/contract';

const SOUNDS = { turn: 'turn', answer: 'asked' } as const satisfies Record<Call['to'], CommonSound>;

/**
 * Decides which of my calls are heard. Somebody who looks is called once for each turn and for each question; somebody
 * who does not look, whenever the table waits for them again. A call without an id is new whenever it comes.
 */
export class Bell {
  private readonly heard = new Map<Call['to'], string>();

  /** `before`: what I am called for already. */
  constructor(private before: Call | undefined) {
    if (before) this.heard.set(before.to, before.id);
  }

  /** What is heard when I am called for this from now on; undefined: nothing. */
  ring(now: Call | undefined, isHidden: boolean): CommonSound | undefined {
    const { before } = this;
    this.before = now;
    if (!now || (before?.to === now.to && before.id === now.id)) return undefined;
    const isNew = now.id === '' || this.heard.get(now.to) !== now.id;
    this.heard.set(now.to, now.id);
    return isNew || (isHidden && !before) ? SOUNDS[now.to] : undefined;
  }
}
