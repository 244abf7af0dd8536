import type { ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { Told } from './answers';
import { BotWorker, type PageWorker } from './BotWorker';

const request = (seed: string): ChoiceRequest => ({
  ...{ game: 'swap', options: {}, seats: 2, seat: 0, level: 'hard', view: {}, history: [], seed },
});

/** A worker that the test speaks for. */
class FakeWorker implements PageWorker {
  readonly asked: string[] = [];
  isEnded = false;
  onmessage: PageWorker['onmessage'] = null;
  onerror: PageWorker['onerror'] = null;

  postMessage({ seed }: ChoiceRequest): void {
    this.asked.push(seed);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: Told): void {
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
  fail(): void {
    void this.onerror?.call(this as never, {} as never);
  }
}

function opened(limitMs = 60_000) {
  const started: FakeWorker[] = [];
  const worker = new BotWorker(limitMs, () => {
    const one = new FakeWorker();
    started.push(one);
    return one;
  });
  return { worker, started };
}

const answer = (type: string): Told => ({ action: { type } });

test('it starts with the first request, and answers in the order of the requests', async () => {
  const { worker, started } = opened();
  expect(started).toEqual([]);
  const replies = [worker.ask(request('one')), worker.ask(request('two'))];
  started[0]!.tell('ready');
  for (const type of ['move', 'pass']) started[0]!.tell(answer(type));
  expect(await Promise.all(replies)).toEqual([answer('move'), answer('pass')]);
  expect([started.length, started[0]!.asked]).toEqual([1, ['one', 'two']]);
  worker.end();
});

test('a fault of the bot is an answer, and the worker goes on', async () => {
  const { worker, started } = opened();
  const reply = worker.ask(request('one'));
  started[0]!.tell({ thrown: 'a fault' });
  expect(await reply).toEqual({ thrown: 'a fault' });
  const next = worker.ask(request('two'));
  started[0]!.tell(answer('move'));
  expect(await next).toEqual(answer('move'));
  worker.end();
});

test('one that hangs is ended, and another one is started', async () => {
  const { worker, started } = opened(20);
  expect(await worker.ask(request('one'))).toEqual({ missed: 'hung' });
  expect(started[0]!.isEnded).toBe(true);
  const next = worker.ask(request('two'));
  started[1]!.tell(answer('move'));
  expect(await next).toEqual(answer('move'));
  worker.end();
});

test('one that dies is told from one that this browser refuses', async () => {
  const dying = opened();
  const reply = dying.worker.ask(request('one'));
  dying.started[0]!.tell('ready');
  dying.started[0]!.fail();
  expect(await reply).toEqual({ missed: 'hung' });
  const unloaded = opened();
  const refused = unloaded.worker.ask(request('one'));
  unloaded.started[0]!.fail();
  expect(await refused).toEqual({ missed: 'refused' });
  const forbidden = new BotWorker(60_000, () => {
    throw new Error('SecurityError');
  });
  expect(await forbidden.ask(request('one'))).toEqual({ missed: 'refused' });
});

test('at its end, all who wait are told', async () => {
  const { worker, started } = opened();
  const reply = worker.ask(request('one'));
  worker.end();
  expect(await reply).toEqual({ missed: 'ended' });
  expect(started[0]!.isEnded).toBe(true);
});
