import { fieldOf, kriegbot, soldier, type Field } from '../testing/games/kriegbotTable';
import { observerOf, type Action } from '../testing/games/steadyTable';

jest.setTimeout(60_000);

let field: Field;
/** Ada and Cy are green, Bo and Di yellow; Ed is a spectator. */
beforeEach(async () => {
  field = await fieldOf(4);
});
afterEach(() => field.close());

const OTHERS = [1, 3, 4];
const robotOf = (seat: number): string => (seat === 0 ? 'green1' : 'green2');

/** Does something, and returns how many frames each of the others was sent for it. */
async function framesOf(doing: () => Promise<unknown>): Promise<number[]> {
  const observers = await Promise.all(OTHERS.map((seat) => observerOf(field.people[seat]!, field.id)));
  for (const one of observers) await one.noted();
  await doing();
  const frames: number[] = [];
  for (const one of observers) frames.push((await one.noted()).length);
  for (const one of observers) await one.close();
  return frames;
}

async function toDesign(): Promise<void> {
  while ((field.seen[0]!.view as { phase: string }).phase === 'templates') await field.step();
}

const act = async (seat: number, action: Action): Promise<void> => {
  expect((await field.seen[seat]!.act(action)).refusal).toBeUndefined();
};
const draft = (): Action => soldier(legalOf(0), field.seen[0]!.view, 0);
const legalOf = (seat: number) => kriegbot.legal(field.seen[seat]!.view, seat) as Action[];

test('a draft reaches the mate, and sends nobody else a byte', async () => {
  await toDesign();
  const design = draft();
  expect(design.type).toBe('design');
  const before = JSON.stringify(field.seen[2]!.view);
  expect(await framesOf(() => act(0, design))).toEqual([0, 0, 0]);
  await field.seen[2]!.until(() => JSON.stringify(field.seen[2]!.view) !== before, 'the draft');
  expect(await framesOf(() => act(0, { ...design, skin: '' }))).toEqual([0, 0, 0]);
});

test('so does chat while the team designs', async () => {
  await toDesign();
  expect(await framesOf(() => field.seen[0]!.ask('chat', { text: 'lasers?' }))).toEqual([0, 0, 0]);
  await field.seen[2]!.until(() => field.seen[2]!.chat.length === 1, 'the line');
  expect(field.seen[2]!.chat[0]).toMatchObject({ text: 'lasers?', to: [0, 2] });
});

/** Everything that the others are sent for one of the choices that Ada may make. */
async function bytesOf(choice: number): Promise<string[][]> {
  await field.close();
  const own = (field = await fieldOf(4));
  const observers = await Promise.all(OTHERS.map((seat) => observerOf(own.people[seat]!, own.id)));
  for (const one of observers) await one.noted();
  await own.step((legal) => legal.filter(({ robot }) => robot === robotOf(0))[choice]!);
  const noted = [];
  for (const one of observers) noted.push(await one.noted());
  for (const one of observers) await one.close();
  return noted;
}

test('whichever template is chosen, the others are sent the very same bytes', async () => {
  const first = await bytesOf(0);
  expect(first).toHaveLength(OTHERS.length);
  expect(await bytesOf(1)).toEqual(first);
  expect(await bytesOf(2)).toEqual(first);
});

test('prepared answers leave no trace', async () => {
  await toDesign();
  const ahead = { type: 'prepare', robot: robotOf(0), quiet: true, cards: {} };
  expect(await framesOf(() => act(0, ahead))).toEqual([0, 0, 0]);
});

test('once the designs are fixed, all chat is public', async () => {
  while (['templates', 'design'].includes((field.seen[0]!.view as { phase: string }).phase))
    await field.step();
  expect((await field.seen[0]!.ask('chat', { text: 'just us', few: true })).refusal?.refused).toBe(
    'heardByAll',
  );
  await field.seen[0]!.ask('chat', { text: 'good luck' });
  for (const seat of [1, 2, 3, 4])
    await field.seen[seat]!.until(() => field.seen[seat]!.chat.at(-1)?.text === 'good luck', 'the line');
});
