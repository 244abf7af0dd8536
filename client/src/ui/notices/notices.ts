import { signal } from '@preact/signals';

/** A sentence shown for a moment. */
export interface Toast {
  readonly id: number;
  readonly sentence: string;
  readonly tone: 'plain' | 'warning';
}

const SHOWN_FOR = 5_000;
const MOST = 3;

export const toasts = signal<readonly Toast[]>([]);
/** Read out by screen readers and not visible: prompts, whose turn it is. */
export const announcement = signal('');

let last = 0;

export function say(sentence: string, tone: Toast['tone'] = 'plain'): void {
  last += 1;
  const toast = { id: last, sentence, tone };
  // `peek`, because this may run inside an effect, which must not depend on what it says itself.
  const others = toasts.peek().filter((other) => other.sentence !== sentence);
  toasts.value = [...others, toast].slice(-MOST);
  setTimeout(() => hush(toast.id), SHOWN_FOR);
}

function hush(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/** What is shown is not for the person who comes now. */
export function hushAll(): void {
  toasts.value = [];
}

/** Screen readers read the same sentence again only after another one. */
export function announce(sentence: string): void {
  announcement.value = sentence;
}
