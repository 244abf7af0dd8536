/** The limits of running jobs, in total and per host, and of waiting jobs, likewise. */
export interface SendLimits {
  readonly running: number;
  readonly runningPerHost: number;
  readonly waiting: number;
  readonly waitingPerHost: number;
}

interface Job {
  readonly host: string;
  readonly start: () => Promise<void>;
}

/** The error of a job for which there is no room. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly code = 'QUEUE_FULL';
}

/** Runs jobs for hosts, a limited number at a time, so that slow hosts do not pile up connections. */
export class SendQueue {
  private readonly running: string[] = [];
  private waiting: Job[] = [];

  constructor(private readonly limits: SendLimits) {}

  /** Resolves or rejects like the job. Rejects with `QueueFull`, without running it, when too many wait. */
  run<T>(host: string, job: () => Promise<T>): Promise<T> {
    const { waiting, waitingPerHost } = this.limits;
    const waitingForHost = this.waiting.filter((other) => other.host === host).length;
    if (this.waiting.length >= waiting || waitingForHost >= waitingPerHost) {
      return Promise.reject(new QueueFull('Too many messages wait to be sent.'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ host, start: () => job().then(resolve, reject) });
      this.startNext();
    });
  }

  private startNext(): void {
    for (const job of this.waiting) {
      if (this.running.length >= this.limits.running) return;
      if (this.runningFor(job.host) >= this.limits.runningPerHost) continue;
      this.waiting = this.waiting.filter((other) => other !== job);
      this.running.push(job.host);
      void job.start().finally(() => {
        this.running.splice(this.running.indexOf(job.host), 1);
        this.startNext();
      });
    }
  }

  private runningFor(host: string): number {
    return this.running.filter((other) => other === host).length;
  }
}
