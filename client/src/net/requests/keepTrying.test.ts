import { ApiError } from './api';
import { keepTrying, type Trying } from './keepTrying';

/** Attempts under a clock of the test's own. */
function trying<T>(given: Partial<Trying<T>> & Pick<Trying<T>, 'ask'>) {
  const plans: { ms: number; then: () => void }[] = [];
  const told: unknown[] = [];
  const world = { isHidden: false, hurry: (): void => undefined };
  const stop = keepTrying<T>(
    {
      onAnswer: (answer) => void told.push(answer),
      onFailure: (error, isFinal) => void told.push(isFinal ? 'for good' : String((error as Error).message)),
      ...given,
    },
    {
      later: (ms, then) => {
        const plan = { ms, then };
        plans.push(plan);
        return () => void plans.splice(plans.indexOf(plan), plans.includes(plan) ? 1 : 0);
      },
      chance: () => 1,
      whenBack: (hurry) => {
        world.hurry = hurry;
        return () => (world.hurry = () => undefined);
      },
      isHidden: () => world.isHidden,
    },
  );
  /** The time has come for what is planned; returns how long it was waited for. */
  const wait = async (): Promise<number | undefined> => {
    const plan = plans.shift();
    plan?.then();
    await settled();
    return plan?.ms;
  };
  return { plans, told, world, stop, wait };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Fails so often, then answers. */
function failing(times: number, error: Error = new TypeError('gone')) {
  let left = times;
  return jest.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve('here') : Promise.reject(error);
  });
}

test('asks until there is an answer, with growing and bounded pauses, and then no more', async () => {
  const ask = failing(7);
  const { told, plans, wait } = trying({ ask });
  await settled();
  const waited: (number | undefined)[] = [];
  for (let turn = 0; turn < 7; turn += 1) waited.push(await wait());
  expect(waited).toEqual([400, 800, 1600, 3200, 4000, 4000, 4000]);
  expect(told.at(-1)).toBe('here');
  expect(plans).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(8);
});

test('waits longer where the hall has answered and said no', async () => {
  const { wait } = trying({ ask: failing(9, new ApiError('tooFast', 429, 'slowly')) });
  await settled();
  let longest = 0;
  for (let turn = 0; turn < 9; turn += 1) longest = Math.max(longest, (await wait()) ?? 0);
  expect(longest).toBe(30_000);
});

test('asks at once when something is back, and only once at a time', async () => {
  const ask = failing(1);
  const { told, plans, world } = trying({ ask });
  await settled();
  expect(plans).toHaveLength(1);
  world.hurry();
  world.hurry();
  await settled();
  expect(told).toEqual(['gone', 'here']);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(plans).toEqual([]);
});

test('a final failure is the last one', async () => {
  const ask = failing(9);
  const { told, plans, world } = trying({ ask, isFinal: () => true });
  await settled();
  world.hurry();
  await settled();
  expect([told, plans]).toEqual([['for good'], []]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what is asked for again and again rests while nobody looks', async () => {
  const ask = failing(0);
  const { told, plans, wait, world, stop } = trying({ ask, every: 5000 });
  await settled();
  expect(await wait()).toBe(5000);
  world.isHidden = true;
  await wait();
  expect([told.length, plans.length]).toEqual([2, 0]);
  world.isHidden = false;
  world.hurry();
  await settled();
  expect([told.length, plans.length]).toEqual([3, 1]);
  stop();
  expect(plans).toEqual([]);
});
