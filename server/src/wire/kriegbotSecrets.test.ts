import { outfit } from '../testing/games/kriegbotStory';
import { fieldOf, soldier, type Field } from '../testing/games/kriegbotTable';
import { observerOf, type Action } from '../testing/games/steadyTable';
import { around, type Trace } from '../testing/games/story';

/** Milliseconds; a game is played several times, and every step is waited for. */
jest.setTimeout(120_000);

const SECOND = 1000;
const ANSWERS = 6;
/** The number of steps within which green is attacked and may answer. */
const LONGEST = 60;

/** The step after which green prepares. */
const PREPARED = 8;

/** How green answers the attack. */
type Meeting = 'no' | 'silence' | 'card';

const isAnswer = ({ type }: Action): boolean => type === 'answer';

/** Green's design with this card in its inner slot. */
const designing =
  (card: string): typeof soldier =>
  (legal, view, seat) => {
    const chosen = soldier(legal, view, seat);
    return seat === 0 && chosen.type === 'design' ? outfit(chosen, { inner: card }) : chosen;
  };

/** Plays until green is attacked and has answered, and a bit more; returns, step by step, what `viewer` was sent. */
async function tell(
  card: string,
  meeting: Meeting,
  viewer: number,
  ahead?: Readonly<Record<string, string>>,
): Promise<Trace> {
  const field = await fieldOf(2, { answers: ANSWERS });
  const observers = await observerOf(field.people[viewer]!, field.id);
  const trace: Trace = [await observers.noted()];
  const note = async (): Promise<void> => {
    trace.push([...(await observers.noted()), JSON.stringify(field.seen[viewer]!.view)]);
  };
  for (let step = 0; step < LONGEST && !isAttacked(field); step += 1) {
    await field.step(designing(card));
    if (ahead && step === PREPARED) await prepare(field, ahead);
    await note();
  }
  await meet(field, meeting);
  await note();
  trace.push(await around(field, viewer, TRIES));
  if (meeting === 'no') {
    for (let step = 0; step < 6; step += 1) {
      await field.step();
      await note();
    }
  }
  trace.push(await around(field, viewer, TRIES));
  await observers.close();
  await field.close();
  return trace;
}

/** Green's prepared answers; the design exists by now. */
async function prepare({ seen }: Field, cards: Readonly<Record<string, string>>): Promise<void> {
  const action = { type: 'prepare', robot: 'green1', quiet: false, cards };
  expect((await seen[0]!.act(action)).refusal).toBeUndefined();
}

/** Yellow has attacked, and green is asked before the roll. */
const isAttacked = ({ seen }: Field): boolean => {
  const { window } = (seen[0]?.view ?? {}) as {
    readonly window?: { readonly kind: string; readonly about: string };
  };
  return window?.kind === 'before' && window.about === 'green1';
};

async function meet(field: Field, meeting: Meeting): Promise<void> {
  expect(field.seen[0]!.table).toMatchObject({
    toAct: [0],
    answerDeadline: field.time.clock.wall() + ANSWERS * SECOND,
  });
  if (meeting === 'silence') return field.silence();
  await field.step((legal, view, seat) =>
    meeting === 'no'
      ? soldier(legal, view, seat)
      : legal.find((one) => isAnswer(one) && (one['cards'] as string[]).includes('smokeGenerator'))!,
  );
}

/** What green might do, but nobody else. */
const TRIES: readonly Action[] = [
  { type: 'answer', robot: 'green1', cards: ['smokeGenerator'], absorb: [], die: -1, item: '' },
  { type: 'prepare', robot: 'green1', quiet: true, cards: {} },
];

/** The index of the attack in a story; two rounds of requests follow it. */
const MET = -3;
const untilMet = (trace: Trace): Trace => trace.slice(0, MET);

describe.each([
  ['the other team', 1],
  ['somebody who watches', 2],
])('to %s, tables that differ in one face-down card', (_, viewer) => {
  test('send the very same bytes while the card is not used', async () => {
    const smoke = await tell('smokeGenerator', 'no', viewer);
    expect(smoke.length).toBeGreaterThan(20);
    expect(smoke.flat().length).toBeGreaterThan(60);
    expect(await tell('suicideNuke', 'no', viewer)).toEqual(smoke);
  });

  test('are silent for the same time, and pass with the same bytes', async () => {
    const smoke = await tell('smokeGenerator', 'silence', viewer);
    expect(await tell('suicideNuke', 'silence', viewer)).toEqual(smoke);
  });

  test('are silent for the same time whatever is prepared, and reveal it only by the cards used then', async () => {
    const nothing = await tell('smokeGenerator', 'silence', viewer);
    expect(await tell('smokeGenerator', 'silence', viewer, { smokeGenerator: 'never' })).toEqual(nothing);
    const always = await tell('smokeGenerator', 'silence', viewer, { smokeGenerator: 'always' });
    expect(untilMet(always)).toEqual(untilMet(nothing));
    expect(always.at(MET)).not.toEqual(nothing.at(MET));
  });

  test('differ from when it is used, and not before', async () => {
    const used = await tell('smokeGenerator', 'card', viewer);
    const not = await tell('suicideNuke', 'silence', viewer);
    expect(untilMet(used)).toEqual(untilMet(not));
    expect(used.at(MET)).not.toEqual(not.at(MET));
  });
});
