import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import { lengthOfText, tidyText } from '@gearhall/shared/core/text/tidyText';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { LIMITS } from '../../../app/limits';
import { myName } from '../../../net/guest/guest';
import type { TableModel } from '../../../net/table/tableModel';
import { lineTooLong, TEXT_SENTENCES } from '../../../ui/words/language/texts';
import { speakerOf, type Muting } from './Muting';

/** My side of the chat: the line that I write, which stays until the table has it, and what I have not read yet. */
export class Chatting {
  /** What is in the field; it outlives the panel. */
  readonly typed = signal('');
  /** Why the line in the field is not said; '' where nothing is wrong with it. */
  readonly problem = signal('');
  /** The chat is open before me. */
  readonly isOpen = signal(false);
  /** The lines of others that I have not had before me. */
  readonly unread: ReadonlySignal<number>;
  /** The last line that somebody else has just said while the chat was not open. */
  readonly preview = signal<ChatLine | undefined>(undefined);
  private readonly readTo = signal(0);

  constructor(
    private readonly model: TableModel,
    private readonly muting: Muting,
    sentenceOf: (refusal: Refusal) => string,
  ) {
    this.unread = computed(() => {
      const from = Math.max(0, this.readTo.value - model.chatFrom);
      return model.chat.value.slice(from).filter((line) => this.concernsMe(line) && !line.earlier).length;
    });
    model.refused.subscribe((refused) => {
      if (refused?.type === 'chat') this.putBack(refused.message, sentenceOf(refused.refusal));
    });
  }

  type(text: string): void {
    this.typed.value = text;
    this.problem.value = '';
  }

  /** Says a ready phrase; what is in the field stays. */
  say(text: string, few: boolean): void {
    this.problem.value = '';
    this.model.request('chat', few ? { text, few } : { text });
  }

  /** Says what is in the field, if it can be said. */
  send(few: boolean): void {
    const text = this.typed.peek();
    if (text.trim() === '') return;
    const tidied = tidyText(text, { most: LIMITS.chat });
    if ('fault' in tidied) {
      const isLong = tidied.fault === 'textTooLong' && lengthOfText(text) > LIMITS.chat;
      this.problem.value = isLong
        ? lineTooLong(lengthOfText(text), LIMITS.chat)
        : TEXT_SENTENCES[tidied.fault];
      return;
    }
    this.type('');
    this.say(tidied.text, few);
  }

  /** Everything that has been said is before me. */
  read(): void {
    this.readTo.value = this.model.chatFrom + this.model.chat.value.length;
    this.preview.value = undefined;
  }

  /** Calls back for each line of somebody else as it is said; returns the function that stops that. */
  onLine(listener: (line: ChatLine) => void): () => void {
    return this.model.onChat((lines) => lines.filter((line) => this.concernsMe(line)).forEach(listener));
  }

  private concernsMe(line: ChatLine): boolean {
    const me = this.model.seat.value;
    const isMine = line.seat === me && (me !== undefined || line.name === myName.value);
    return !isMine && !this.muting.has(speakerOf(line));
  }

  /** A line that was refused is in the field again, before what has been typed since. */
  private putBack({ text }: { readonly text?: unknown }, sentence: string): void {
    const since = this.typed.peek();
    this.typed.value = [String(text), ...(since === '' ? [] : [since])].join(' ');
    this.problem.value = sentence;
  }
}
