import { Worker } from 'node:worker_threads';
import type { Served, Told } from './serving';

interface Hearing {
  /** It can take a request. */
  onReady(): void;
  /** It has ended, by itself or by `end`; `error`: what has ended it, where that is known. */
  onEnd(error: unknown): void;
}

/** MB of heap; a thread that needs more ends, and nothing else does. */
const HEAP_MB = 256;

/** One thread that answers requests, one at a time. */
export class WorkerThread<Request, Result> {
  private readonly worker: Worker;
  private answered: ((served: Served<Result>) => void) | undefined;
  private error: unknown;
  /** It has been ready for requests at some time. */
  hasStarted = false;
  private isEnding = false;

  /** `file`: a module that calls `serve` (serving.ts). */
  constructor(file: string, hearing: Hearing) {
    this.worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    this.worker.on('message', (told: Told<Result>) => {
      if (told === 'ready') {
        this.hasStarted = true;
        hearing.onReady();
      } else this.answered?.(told);
    });
    this.worker.on('error', (error) => (this.error = error));
    this.worker.once('exit', () => hearing.onEnd(this.error));
  }

  get isFree(): boolean {
    return this.hasStarted && !this.isEnding && this.answered === undefined;
  }

  /** Only where it is free. */
  take(request: Request, answered: (served: Served<Result>) => void): void {
    this.answered = (served) => {
      this.answered = undefined;
      answered(served);
    };
    try {
      this.worker.postMessage(request);
    } catch (error) {
      // It has something in it that no other thread can have.
      this.answered({ thrown: error });
    }
  }

  /** Stops whatever it does. `onEnd` follows. */
  async end(): Promise<void> {
    this.isEnding = true;
    await this.worker.terminate();
  }
}
