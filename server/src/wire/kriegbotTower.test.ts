import type { Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { memoryStore } from '../store/memoryStore';
import { act, legalOf, witnessesOf, type Trace } from '../testing/kriegbotStory';
import { fieldAt, type Field } from '../testing/kriegbotTable';
import { openHall } from '../testing/openHall';
import type { Seen } from '../testing/Person';

jest.setTimeout(60_000);

/** Ada and Cy are green, Bo and Di yellow; Ed watches. */
const [ADA, BO, CY, DI, ED] = [0, 1, 2, 3, 4] as const;
const EVERYBODY = [ADA, BO, CY, DI, ED];

/** Green's tower stands in the south, and one more hit fells it; Bo's robot has it in its sights. */
const siege = (hidden = 'chaff'): Given =>
  ({
    robots: {
      green1: { chassis: 'helibot', at: 'E14', seat: ADA, slots: { inner: hidden }, skin: 'silvered' },
      green2: { at: 'G14', seat: CY },
      yellow1: { at: 'K10', seat: BO, slots: { primary: 'grenadeLauncher' }, shown: 'all' },
      yellow2: { chassis: 'helibot', at: 'C1', seat: DI },
    },
    structures: { towerBottom: 1 },
    order: ['yellow1', 'green1', 'green2', 'yellow2'],
  }) as Given;

let field: Field;
afterEach(() => field.close());

const refusalOf = async (seen: Seen, text: string, more: object = {}) =>
  (await seen.ask('chat', { text, ...more })).refusal?.refused;
const say = (seat: number, text: string, more: object = {}) => refusalOf(field.seen[seat]!, text, more);
const textsOf = ({ chat }: Seen): string[] => chat.map(({ text }) => text);

/** Bo fells green's tower. */
async function fell(own: Field): Promise<void> {
  const shots = legalOf(own, BO).filter(({ type }) => type === 'attack');
  await act(
    own,
    BO,
    shots.find(({ target }) => target === 'towerBottom')!,
  );
  const { structures } = own.seen[ED]!.view as { structures: Record<string, number> };
  expect(structures['towerBottom']).toBe(2);
}

test('a team whose tower falls may not talk any more; all others may, and it hears them', async () => {
  field = await fieldAt(siege());
  for (const seat of EVERYBODY) expect(await say(seat, `${seat} before`)).toBeUndefined();
  await fell(field);
  const after = [];
  for (const seat of EVERYBODY) after.push(await say(seat, `${seat} after`));
  expect(after).toEqual(['mayNotTalk', undefined, 'mayNotTalk', undefined, undefined]);
  const heard = [...EVERYBODY.map((seat) => `${seat} before`), '1 after', '3 after', '4 after'];
  for (const one of field.seen) {
    await one.until(() => one.chat.length >= heard.length, 'the last line');
    expect(textsOf(one)).toEqual(heard);
  }
});

test('what it may not say reaches nobody, and costs nobody a byte', async () => {
  field = await fieldAt(siege());
  await fell(field);
  const witnesses = await witnessesOf(field, EVERYBODY);
  await witnesses.note();
  const quiet = await witnesses.idle();
  expect(await say(ADA, 'can you hear me')).toBe('mayNotTalk');
  expect(await say(CY, 'just us', { few: true })).toBe('mayNotTalk');
  await witnesses.note();
  expect(witnesses.trace.at(-1)).toEqual(quiet);
  await witnesses.close();
  for (const person of field.people) {
    const late = await person.join(field.id);
    await late.ask('history', { events: 0, chat: 0 });
    expect([late.welcome?.chat, late.chat]).toEqual([0, []]);
    await late.leave();
  }
});

/** All that the others are sent while Green's tower falls and Green is refused to talk, and the refusals. */
async function tell(hidden: string): Promise<[Trace, unknown[]]> {
  const own = (field = await fieldAt(siege(hidden)));
  const witnesses = await witnessesOf(own, [BO, DI, ED]);
  const answers: unknown[] = [];
  const talk = async (seat: number): Promise<void> => {
    answers.push((await own.seen[seat]!.ask('chat', { text: `${seat}` })).refusal);
    await witnesses.note();
  };
  await witnesses.note();
  for (const seat of EVERYBODY) await talk(seat);
  await fell(own);
  await witnesses.note();
  for (const seat of EVERYBODY) await talk(seat);
  await witnesses.close();
  await own.close();
  return [witnesses.trace, answers];
}

test('neither its silence nor its talk tells what lies face down', async () => {
  const [trace, answers] = await tell('chaff');
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(2);
  expect(trace.flat().length).toBeGreaterThan(50);
  for (const other of ['radar', 'combatPilot']) expect(await tell(other)).toEqual([trace, answers]);
});

test('it stays so when the hall is opened again, until the game is over', async () => {
  const store = memoryStore();
  field = await fieldAt(siege(), { store });
  await fell(field);
  await field.close();
  const open = await openHall({ games: [field.game], store });
  const [ada, bo, cy] = await Promise.all(
    [ADA, BO, CY].map((seat) => field.people[seat]!.at(open.address).join(field.id)),
  );
  expect(await refusalOf(ada!, 'still silent')).toBe('mayNotTalk');
  expect(await refusalOf(bo!, 'we are not')).toBeUndefined();
  for (const one of [cy!, ada!]) await one.act({ type: 'resign' });
  await ada!.until(() => ada!.table.status === 'ended', 'the end');
  expect(await refusalOf(ada!, 'well played')).toBeUndefined();
  await bo!.until(() => textsOf(bo!).at(-1) === 'well played', 'the line');
  await open.hall.close();
});
