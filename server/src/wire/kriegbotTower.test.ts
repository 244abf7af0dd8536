import type { Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { memoryStore } from '../store/memory/memoryStore';
import { fieldAt, type Field } from '../testing/games/kriegbotTable';
import { act, legalOf, witnessesOf, type Trace } from '../testing/games/story';
import { openHall } from '../testing/halls/openHall';
import type { Seen } from '../testing/clients/Person';

jest.setTimeout(60_000);

/** Ada and Cy are green, Bo and Di yellow; Ed is a spectator. */
const [ADA, BO, CY, DI, ED] = [0, 1, 2, 3, 4] as const;
const EVERYBODY = [ADA, BO, CY, DI, ED];

/** Green's tower is in the south, and one more hit destroys it; Bo's robot can shoot at it. */
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

/** Bo destroys green's tower. */
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

test('members of a team whose tower falls may not talk with each other: only the other team reads them', async () => {
  field = await fieldAt(siege());
  for (const seat of EVERYBODY) expect(await say(seat, `${seat} before`)).toBeUndefined();
  await fell(field);
  for (const seat of EVERYBODY) expect(await say(seat, `${seat} after`)).toBeUndefined();
  for (const seat of EVERYBODY) {
    const heard = EVERYBODY.filter((speaker) => speaker === seat || !isCutOff(speaker, seat));
    const texts = [...EVERYBODY.map((speaker) => `${speaker} before`), ...heard.map((one) => `${one} after`)];
    const one = field.seen[seat]!;
    await one.until(() => one.chat.length >= texts.length, 'the last line');
    expect(textsOf(one)).toEqual(texts);
  }
});

/** Green's own chat reaches neither its other player nor spectators. */
const isCutOff = (speaker: number, listener: number): boolean =>
  (speaker === ADA || speaker === CY) && listener !== BO && listener !== DI;

test('lines that do not reach them send them nothing, live or later', async () => {
  field = await fieldAt(siege());
  await fell(field);
  const witnesses = await witnessesOf(field, [CY, ED]);
  await witnesses.note();
  const quiet = await witnesses.idle();
  expect(await say(ADA, 'can you hear me')).toBeUndefined();
  expect(await say(ADA, 'only for yellow', { few: true })).toBeUndefined();
  await witnesses.note();
  expect(witnesses.trace.at(-1)).toEqual(quiet);
  await witnesses.close();
  for (const [seat, person] of field.people.entries()) {
    const late = await person.join(field.id);
    await late.ask('history', { events: 0, chat: 0 });
    const heard = seat === CY || seat === ED ? [] : ['can you hear me', 'only for yellow'];
    expect([late.welcome?.chat, textsOf(late)]).toEqual([heard.length, heard]);
    await late.leave();
  }
});

/**
 * Everything that the others are sent while Green's tower falls and everybody talks before and after, and the answers.
 */
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

test('the chat audience does not reveal face-down cards', async () => {
  const [trace, answers] = await tell('chaff');
  expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
  expect(trace.flat().length).toBeGreaterThan(50);
  for (const other of ['radar', 'combatPilot']) expect(await tell(other)).toEqual([trace, answers]);
});

test('it still holds when the hall is opened again, until the game is over', async () => {
  const store = memoryStore();
  field = await fieldAt(siege(), { store });
  await fell(field);
  await field.close();
  const open = await openHall({ games: [field.game], store });
  const [ada, bo, cy] = await Promise.all(
    [ADA, BO, CY].map((seat) => field.people[seat]!.at(open.address).join(field.id)),
  );
  expect(await refusalOf(ada!, 'still cut off')).toBeUndefined();
  expect(await refusalOf(bo!, 'we are not')).toBeUndefined();
  await cy!.until(() => cy!.chat.length > 0, 'the line of the other team');
  expect(textsOf(cy!)).toEqual(['we are not']);
  for (const one of [cy!, ada!]) await one.act({ type: 'resign' });
  await ada!.until(() => ada!.table.status === 'ended', 'the end');
  expect(await refusalOf(ada!, 'well played')).toBeUndefined();
  await bo!.until(() => textsOf(bo!).at(-1) === 'well played', 'the line');
  await open.hall.close();
});
