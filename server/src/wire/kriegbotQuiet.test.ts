import type { Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { askedAt, momentOf } from '../testing/games/kriegbotStory';
import { fieldAt, type Field } from '../testing/games/kriegbotTable';
import { act, around, legalOf, witnessesOf, type Trace } from '../testing/games/story';
import { pause } from '../testing/until';

jest.setTimeout(60_000);

const SECOND = 1000;
const ANSWERS = 12;
const GRACE = 250;
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const [ADA, BO] = [0, 1];
/** The other team, and a spectator. */
const OTHERS = [BO, 2];

type Cards = Readonly<Record<string, string>>;
/** What Ada prepares, and for which case. */
interface Ahead {
  readonly quiet: boolean;
  readonly cards: Cards;
}
interface Plan {
  /** On Ada's robot, face down. */
  readonly hidden: string;
  /** In her own turn, before she is asked. */
  readonly early?: Ahead;
  /** While she is asked. */
  readonly late?: Ahead;
}

/** Ada's robot may answer with its face-down card; Bo's shoots at it in every turn. */
const table = (hidden: string): Given =>
  ({
    phase: 'movement',
    options: { answers: ANSWERS },
    robots: {
      green1: { chassis: 'hoverbot', at: 'E12', slots: { inner: hidden }, damage: { four: 1 } },
      yellow1: { at: 'E8', slots: { primary: 'rocketPod' }, shown: 'all' },
    },
  }) as Given;

let field: Field;
afterEach(() => field.close());

const isAsked = (): boolean => momentOf(field) === 'before green1';
const settled = () => pause(20);

/** Everything that the others are sent: in Ada's turn, in the interrupt (tick by tick), and after it. */
async function tell({ hidden, early, late }: Plan): Promise<{ trace: Trace; asked: number }> {
  field = await fieldAt(table(hidden), { terms: LIVE });
  const witnesses = await witnessesOf(field, OTHERS);
  const prepare = async (ahead: Ahead | undefined): Promise<void> => {
    if (ahead) await act(field, ADA, { type: 'prepare', robot: 'green1', ...ahead });
    await witnesses.note();
  };
  await witnesses.note();
  await prepare(early);
  while (!isAsked()) await plainStep(witnesses.note);
  const { answerDeadline } = field.seen[BO]!.table;
  expect(answerDeadline).toBe(field.time.clock.wall() + ANSWERS * SECOND);
  field.time.pass(SECOND);
  await prepare(late);
  expect(field.seen[BO]!.table.answerDeadline).toBe(answerDeadline);
  const asked = witnesses.trace.length;
  field.time.pass(ANSWERS * SECOND - SECOND + GRACE - 1);
  await settled();
  await witnesses.note();
  expect(isAsked()).toBe(true);
  field.time.pass(1);
  await field.seen[ADA]!.until(() => !isAsked(), 'the interrupt to be over');
  await witnesses.note();
  while (askedAt(field).turn < 3) await plainStep(witnesses.note);
  for (const viewer of OTHERS) witnesses.trace.push(await around(field, viewer, []));
  await witnesses.close();
  await field.close();
  return { trace: witnesses.trace, asked };
}

/** Bo shoots; otherwise nobody does anything, and a second passes. */
async function plainStep(note: () => Promise<void>): Promise<void> {
  if (field.seen[BO]!.table.answerDeadline > 0) await field.silence();
  else {
    field.time.pass(SECOND);
    await field.step((legal, view, seat) => {
      const { facing } = (view as { robots: Record<string, { facing: number }> }).robots['green1']!;
      const shot = legal.find(({ type, target }) => type === 'attack' && target === 'green1');
      const still = legal.find((one) => one.type === 'reface' && one['facing'] === facing);
      const rest = legal.find(({ type }) => ['endMove', 'pass', 'locate'].includes(type));
      return (seat === BO ? shot : undefined) ?? rest ?? still ?? legal[0]!;
    });
  }
  await note();
}

const quietly = (cards: Cards = {}): Ahead => ({ quiet: true, cards });
const loudly = (cards: Cards = {}): Ahead => ({ quiet: false, cards });

test('prepared answers cost the others neither bytes nor time, whether they could be used or not', async () => {
  const plans: readonly Plan[] = [
    { hidden: 'chaff', early: quietly() },
    { hidden: 'chaff', late: quietly() },
    { hidden: 'chaff', early: quietly({ chaff: 'never' }), late: loudly({ chaff: 'ask' }) },
    { hidden: 'chaff', early: loudly({ chaff: 'never' }) },
    // Nothing could be answered with these.
    { hidden: 'radar' },
    { hidden: 'radar', early: quietly({ radar: 'always' }), late: quietly() },
  ];
  const plain = await tell({ hidden: 'chaff' });
  expect(plain.trace.length).toBeGreaterThan(20);
  for (const plan of plans) expect({ plan, ...(await tell(plan)) }).toEqual({ plan, ...plain });
});

test.each<[string, Plan]>([
  ['loudly', { hidden: 'chaff', early: loudly({ chaff: 'always' }) }],
  ['quietly', { hidden: 'chaff', early: quietly({ chaff: 'always' }) }],
  ['only while it is asked for', { hidden: 'chaff', late: quietly({ chaff: 'always' }) }],
])('what is always used, %s, is used when the time is over, and not before', async (_, plan) => {
  const plain = await tell({ hidden: 'radar' });
  const always = await tell(plan);
  const over = plain.asked + 1;
  expect(always.asked).toBe(plain.asked);
  expect(always.trace.slice(0, over)).toEqual(plain.trace.slice(0, over));
  expect(always.trace.at(over)).not.toEqual(plain.trace.at(over));
});

test('a player who wants quiet may answer all the same, and is asked again in the next turn', async () => {
  field = await fieldAt(table('chaff'));
  await act(field, ADA, { type: 'prepare', robot: 'green1', ...quietly() });
  while (!isAsked()) await plainStep(async () => undefined);
  const quiet = (): unknown =>
    (field.seen[ADA]!.view as { standing: Record<string, Ahead> }).standing['green1']!.quiet;
  expect(quiet()).toBe(true);
  const answers = legalOf(field, ADA).filter(({ type }) => type === 'answer');
  await act(
    field,
    ADA,
    answers.find(({ cards }) => String(cards) === 'chaff')!,
  );
  expect(isAsked()).toBe(false);
  while (askedAt(field).turn < 2) await plainStep(async () => undefined);
  expect(quiet()).toBe(false);
});
