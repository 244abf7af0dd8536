import type { ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { Answer, Told } from './answers';

/** How a request to the worker ends; `refused`: this browser has none for us. */
export type Reply = Answer | { readonly missed: 'refused' | 'hung' | 'ended' };

/** The part of a browser's worker that is used. */
export type PageWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The file of the worker must be named here, so that the build finds it. */
const newWorker = (): PageWorker =>
  new Worker(new URL('./botThread.ts', import.meta.url), { type: 'module', name: 'bots' });

/** A module worker in which the bots of a page think. It starts with the first request, and again after it was ended. */
export class BotWorker {
  private worker: PageWorker | undefined;
  private isReady = false;
  private waiting: readonly ((reply: Reply) => void)[] = [];

  /** `limitMs`: how long an answer may take, the start and the loading of the game included. */
  constructor(
    private readonly limitMs: number,
    private readonly start = newWorker,
  ) {}

  /** Never rejects. */
  ask(request: ChoiceRequest): Promise<Reply> {
    try {
      const worker = (this.worker ??= this.started());
      worker.postMessage(request);
    } catch {
      this.end('refused');
      return Promise.resolve({ missed: 'refused' });
    }
    return new Promise((resolve) => {
      const late = setTimeout(() => this.end('hung'), this.limitMs);
      this.waiting = [
        ...this.waiting,
        (reply) => {
          clearTimeout(late);
          resolve(reply);
        },
      ];
    });
  }

  /** Ends it, whatever it does; its job is told why. */
  end(missed: 'refused' | 'hung' | 'ended' = 'ended'): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
    const { waiting } = this;
    this.waiting = [];
    for (const answer of waiting) answer({ missed });
  }

  private started(): PageWorker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'ready') this.isReady = true;
      else this.answer(data);
    };
    // Before it is ready, it could not be loaded; afterwards, it has died.
    worker.onerror = () => this.end(this.isReady ? 'hung' : 'refused');
    return worker;
  }

  private answer(reply: Answer): void {
    const [first, ...others] = this.waiting;
    this.waiting = others;
    first?.(reply);
  }
}
