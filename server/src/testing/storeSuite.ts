import { NO_TERMS } from '@gearhall/shared/core/terms';
import { LIMITS } from '@gearhall/shared/core/wire';
import { emptySeating } from '../rooms/seating';
import type { Store, TableAffairs, TableCore } from '../store/store';

const core: TableCore = {
  id: 'table00001',
  game: 'g',
  rulesVersion: 1,
  options: { a: [1] },
  terms: NO_TERMS,
  listed: true,
};
const affairs: TableAffairs = { status: 'gathering', seating: emptySeating(2), seed: 'ab' };
const entry = (number: number) => ({
  seat: 0,
  action: { type: 'go', number },
  at: 1000 + number,
  person: 'p',
  n: number,
});

/** What every store must do, whatever is behind it. */
export function storeSuite(name: string, make: () => Promise<Store>): void {
  describe(`the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });
    afterEach(() => store.close());

    test('gives back what was put in', async () => {
      await store.create(core, affairs);
      const started: TableAffairs = { ...affairs, status: 'playing', startedAt: 7, rematch: 'other' };
      await store.saveAffairs(core.id, started);
      await store.append(core.id, 0, entry(0));
      await store.append(core.id, 1, { seat: 1, action: { type: 'go' }, at: 5, by: 'bot' as const });
      await store.say(core.id, 0, { name: 'Ada', text: 'hi', seat: 0 });
      expect(await store.load(core.id)).toEqual({
        core,
        affairs: started,
        entries: [entry(0), { seat: 1, action: { type: 'go' }, at: 5, by: 'bot' as const }],
        chat: { from: 0, lines: [{ name: 'Ada', text: 'hi', seat: 0 }] },
      });
    });

    test('knows nothing of other tables, and refuses to write to them', async () => {
      expect(await store.load('nowhere000')).toBeUndefined();
      await expect(store.append('nowhere000', 0, entry(0))).rejects.toThrow();
      await expect(store.saveAffairs('nowhere000', affairs)).rejects.toThrow();
      await expect(store.say('nowhere000', 0, { name: 'a', text: 'b' })).rejects.toThrow();
    });

    test('takes a table once', async () => {
      await store.create(core, affairs);
      await expect(store.create(core, affairs)).rejects.toThrow();
    });

    test('writes a repeated entry or line once, and leaves no gaps', async () => {
      await store.create(core, affairs);
      for (const index of [0, 0, 1, 1]) {
        await store.append(core.id, index, entry(index));
        await store.say(core.id, index, { name: 'Ada', text: String(index) });
      }
      await expect(store.append(core.id, 3, entry(3))).rejects.toThrow();
      const stored = await store.load(core.id);
      expect(stored?.entries).toEqual([entry(0), entry(1)]);
      expect(stored?.chat.lines.map(({ text }) => text)).toEqual(['0', '1']);
    });

    test('remembers the last lines of chat', async () => {
      await store.create(core, affairs);
      const count = LIMITS.chatLines + 5;
      for (let line = 0; line < count; line += 1)
        await store.say(core.id, line, { name: 'A', text: String(line) });
      const chat = (await store.load(core.id))?.chat;
      expect(chat?.from).toBe(5);
      expect(chat?.lines).toHaveLength(LIMITS.chatLines);
      expect(chat?.lines.at(-1)?.text).toBe(String(count - 1));
    });
  });
}
