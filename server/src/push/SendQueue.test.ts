import { QueueFull, SendQueue } from './SendQueue';

const limits = { running: 4, runningPerHost: 2, waiting: 3, waitingPerHost: 2 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Runs jobs that are ended by hand. */
function queue() {
  const sends = new SendQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (host: string, name: string) =>
    sends.run(
      host,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settled();
  };
  return { run, begun, end };
}

test('one slow host delays only itself', async () => {
  const { run, begun, end } = queue();
  const slow = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
  const other = run('b', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(await other).toBe('b1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'a4']) await end(name);
  expect(await Promise.all(slow)).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('no more than the limit run at a time, over all hosts', async () => {
  const { run, begun, end } = queue();
  for (const host of ['a', 'b', 'c', 'd', 'e', 'f']) void run(host, host);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a job without room to wait is refused and never run', async () => {
  const { run, begun, end } = queue();
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
  await expect(run('a', 'a5')).rejects.toThrow(QueueFull);
  for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name);
  await Promise.all(first);
  expect(begun).not.toContain('a5');
  for (const host of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) void run(host, host);
  await expect(run('h', 'h')).rejects.toThrow(QueueFull);
});

test('a job that fails makes room like any other', async () => {
  const { run, begun, end } = queue();
  const failing = run('a', 'a1');
  for (const name of ['a2', 'a3']) void run('a', name);
  await Promise.all([expect(failing).rejects.toThrow('reset'), end('a1', new Error('reset'))]);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});
