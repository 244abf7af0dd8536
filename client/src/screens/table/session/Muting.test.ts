import { signal } from '@preact/signals';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { Muting, speakerOf } from './Muting';

const ADA: ChatLine = { name: 'Ada', text: 'one', seat: 0 };
const BO: ChatLine = { name: 'Bo', text: 'two', seat: 1 };
/** A spectator of the same name is somebody else. */
const OTHER: ChatLine = { name: 'Bo', text: 'three' };

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
const at = (table: string) => {
  const chat = signal<readonly ChatLine[]>([ADA, BO, OTHER]);
  return { chat, muting: new Muting(table, chat) };
};

test('somebody is not read until that is taken back, whatever they still write', () => {
  const { chat, muting } = at('one');
  muting.toggle(speakerOf(BO));
  expect(muting.heard.value).toEqual([ADA, OTHER]);
  chat.value = [...chat.value, { ...BO, text: 'four' }];
  expect(muting.heard.value).toEqual([ADA, OTHER]);
  muting.toggle(speakerOf(BO));
  expect(muting.heard.value).toHaveLength(4);
});

test('it is remembered for this table alone', () => {
  at('one').muting.toggle(speakerOf(BO));
  expect(at('one').muting.heard.value).toEqual([ADA, OTHER]);
  expect(at('two').muting.heard.value).toHaveLength(3);
});

test.each(['{', '{}', 'null', '["one",{}]', '[]'])(
  'what somebody has put there by hand does no harm: %s',
  (text) => {
    kept.set('gearhall.muted', text);
    expect(at('one').muting.heard.value).toHaveLength(3);
  },
);
