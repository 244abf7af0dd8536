import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { StoreConflict } from '../../store/contract/errors';
import type { Store } from '../../store/contract/store';
import { core, line, tableRecord, textsIn } from './storeSamples';

/** What every store must keep of what is said at tables. */
export function chatSuite(store: () => Store): void {
  test('remembers the last lines of chat', async () => {
    await store().create(core, tableRecord);
    const count = LIMITS.chatLines + 5;
    await Promise.all(
      Array.from({ length: count }, (_, number) => store().say(core.id, number, line(String(number)))),
    );
    const chat = (await store().load(core.id))?.chat;
    expect(chat).toHaveLength(LIMITS.chatLines);
    expect(chat?.[0]).toEqual({ index: 5, place: 5, line: line('5') });
    expect(chat?.at(-1)?.line.text).toBe(String(count - 1));
  });

  test('keeps the last public lines, however many lines have a limited audience', async () => {
    await store().create(core, tableRecord);
    const toTeam = { ...line('to few'), seat: 0, to: [0, 2] };
    await store().say(core.id, 0, line('to all'));
    const count = LIMITS.chatLines + 5;
    await Promise.all(Array.from({ length: count }, (_, number) => store().say(core.id, number + 1, toTeam)));
    await store().say(core.id, count + 1, { ...toTeam, to: [1, 3] });
    await store().say(core.id, count + 2, line('to all again'));
    const chat = (await store().load(core.id))?.chat ?? [];
    expect(chat.filter((said) => said.line.to === undefined)).toEqual([
      { index: 0, place: 0, line: line('to all') },
      { index: count + 2, place: 1, line: line('to all again') },
    ]);
    const few = chat.filter((said) => said.line.to?.includes(0));
    expect(few).toHaveLength(LIMITS.chatLines);
    expect(few[0]).toEqual({ index: 6, place: 5, line: toTeam });
    expect(chat.at(-2)).toMatchObject({ index: count + 1, place: 0 });
    await store().say(core.id, 0, line('to all'));
    await expect(store().say(core.id, count + 2, toTeam)).rejects.toThrow(StoreConflict);
  });

  test('knows who has said what, and takes the words of a person out of all chats', async () => {
    const other = { ...core, id: 'table00002' };
    for (const one of [core, other]) await store().create(one, tableRecord);
    await store().say(core.id, 0, { name: 'Ada', text: 'one', seat: 0 }, 'ada');
    await store().say(core.id, 1, { name: 'Bo', text: 'two', seat: 0 }, 'bo');
    await store().say(other.id, 0, line('three'), 'ada');
    await store().say(other.id, 1, line('four'));
    expect(await store().linesOf('ada')).toEqual([
      { table: core.id, text: 'one' },
      { table: other.id, text: 'three' },
    ]);
    await store().blankLines('ada');
    expect(await store().linesOf('ada')).toEqual([]);
    expect((await store().load(core.id))?.chat).toEqual([
      { index: 0, place: 0, line: { name: 'Somebody', text: '…', seat: 0 } },
      { index: 1, place: 1, line: { name: 'Bo', text: 'two', seat: 0 }, person: 'bo' },
    ]);
    expect(textsIn(await store().load(other.id))).toEqual(['…', 'four']);
    // The next line has the next number.
    await store().say(core.id, 2, line('five'), 'ada');
    expect(await store().linesOf('ada')).toEqual([{ table: core.id, text: 'five' }]);
  });

  test('begins a table with what was said at the one before, for those who could read it', async () => {
    const earlier = (text: string) => ({ name: 'Ada', text, earlier: true }) as const;
    const chat = [
      { line: earlier('one'), person: 'ada' },
      { line: { ...earlier('two'), few: true }, person: 'ada', readers: ['ada', 'bo'] },
      { line: { ...earlier('three'), few: true }, person: 'bo', readers: ['bo', 'ada'] },
    ] as const;
    await store().create(core, tableRecord, undefined, chat);
    await store().say(core.id, 3, line('four'), 'bo');
    const places = [0, 0, 1, 1];
    expect((await store().load(core.id))?.chat).toEqual(
      [...chat, { line: line('four'), person: 'bo' }].map((one, index) => ({
        ...one,
        ...('readers' in one ? { readers: expect.arrayContaining(['ada', 'bo']) as unknown } : {}),
        ...{ index, place: places[index] },
      })),
    );
    await store().blankLines('ada');
    const kept = (await store().load(core.id))?.chat ?? [];
    expect(kept.map(({ line: { text } }) => text)).toEqual(['…', '…', 'three', 'four']);
    expect(kept.map(({ readers }) => readers)).toEqual([undefined, ['bo'], ['bo'], undefined]);
  });
}
