import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** How a request ends at a thread: answered, or thrown by what answers it; the thread serves on. */
export type Served<Result> = { readonly result: Result } | { readonly thrown: unknown };

/** What a thread tells the pool. */
export type Told<Result> = 'ready' | Served<Result>;

/** Answers the requests of the pool that has started this thread. */
export function serve<Request, Result>(answer: (request: Request) => Result): void {
  const pool = parentPort;
  if (!pool) throw new Error('This module answers in a worker thread, and only there.');
  giveWay();
  const tell = (told: Told<Result>): void => pool.postMessage(told);
  pool.on('message', (request: Request) => tell(served(() => answer(request))));
  tell('ready');
}

function served<Result>(answer: () => Result): Served<Result> {
  try {
    return { result: answer() };
  } catch (thrown) {
    return { thrown };
  }
}

/** Where cores are short, the thread that serves people comes first. Only Linux has priorities of threads. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    const lower = getPriority(thread) + constants.priority.PRIORITY_BELOW_NORMAL;
    setPriority(thread, Math.min(constants.priority.PRIORITY_LOW, lower));
  } catch {
    // A sandbox may forbid it; the threads then share the cores evenly.
  }
}
