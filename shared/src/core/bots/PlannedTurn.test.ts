import { PlannedTurn, type Choice } from './PlannedTurn';

const PAUSE = 600;
const PATIENCE = 5000;
const CHOICE: Choice = { seat: 1, level: 'hard', view: {}, action: { type: 'move' }, seed: '' };

/** A bot's turn, by a clock that the test moves, with bots that choose when the test says so. */
function planned(thoughts = 1) {
  let now = 0;
  let jobs: { readonly due: number; readonly job: () => void }[] = [];
  const after = (ms: number, job: () => void) => {
    const planned = { due: now + ms, job };
    jobs.push(planned);
    return () => void (jobs = jobs.filter((other) => other !== planned));
  };
  const turn = new PlannedTurn(after, PATIENCE);
  const acted: unknown[] = [];
  const asked = Array.from({ length: thoughts }, () => {
    const { promise, resolve } = Promise.withResolvers<Choice | undefined>();
    let isAbandoned = false;
    turn.plan(
      PAUSE,
      (choice) => acted.push([now, choice]),
      () => ({ choice: promise, abandon: () => void (isAbandoned = true) }),
    );
    return {
      choose: async (choice?: Choice): Promise<void> => {
        resolve(choice);
        await settled();
      },
      isAbandoned: () => isAbandoned,
    };
  });
  const at = async (time: number): Promise<void> => {
    now = time;
    for (const planned of jobs.filter(({ due }) => due <= now)) {
      jobs = jobs.filter((other) => other !== planned);
      planned.job();
    }
    await settled();
  };
  return { turn, asked, acted, at };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('its pause hides its thinking', async () => {
  const { asked, acted, at, turn } = planned();
  await at(500);
  await asked[0]!.choose(CHOICE);
  expect([acted, turn.isPlanned]).toEqual([[], true]);
  await at(PAUSE);
  expect([acted, turn.isPlanned]).toEqual([[[PAUSE, CHOICE]], false]);
});

test('one that thinks longer acts as soon as it has chosen', async () => {
  const { asked, acted, at, turn } = planned();
  await at(PAUSE);
  await at(900);
  expect([acted, turn.isPlanned]).toEqual([[], true]);
  await asked[0]!.choose(CHOICE);
  await at(60_000);
  expect([acted, turn.isPlanned]).toEqual([[[900, CHOICE]], false]);
});

test('one that was not answered acts after its pause, and one that is never heard of, some time later', async () => {
  const unanswered = planned();
  await unanswered.asked[0]!.choose(undefined);
  await unanswered.at(PAUSE);
  expect(unanswered.acted).toEqual([[PAUSE, undefined]]);
  const lost = planned();
  await lost.at(PAUSE);
  await lost.at(PAUSE + PATIENCE);
  await lost.asked[0]!.choose(CHOICE);
  expect(lost.acted).toEqual([[PAUSE + PATIENCE, undefined]]);
  expect(lost.asked[0]!.isAbandoned()).toBe(true);
});

test('what was planned before is forgotten, with what it chooses', async () => {
  const { asked, acted, at } = planned(2);
  expect(asked.map(({ isAbandoned }) => isAbandoned())).toEqual([true, false]);
  await asked[0]!.choose({ ...CHOICE, seat: 0 });
  await at(PAUSE);
  expect(acted).toEqual([]);
  await asked[1]!.choose(CHOICE);
  expect(acted).toEqual([[PAUSE, CHOICE]]);
});

test('nothing happens once it is cancelled', async () => {
  const { turn, asked, acted, at } = planned();
  turn.cancel();
  await asked[0]!.choose(CHOICE);
  await at(60_000);
  expect([acted, turn.isPlanned, asked[0]!.isAbandoned()]).toEqual([[], false, true]);
});
