import { computed, signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { sendLeftovers } from './leftover';

const END = { type: 'endTurn' };

/** A table at which `legal` is what I may do once an action of mine has been accepted. */
function tableWith(legal: readonly TypedThing[]) {
  const sent: TypedThing[] = [];
  const accepted = signal(0);
  const may = signal(legal);
  const model = {
    accepted,
    view: signal<unknown>({}),
    seat: signal<number | undefined>(0),
    legal: computed(() => may.value),
    act: (action: TypedThing) => void sent.push(action),
  };
  const leftover = (_view: unknown, _seat: number, now: readonly TypedThing[]) =>
    now.length === 1 && now[0]?.type === END.type ? now[0] : undefined;
  const stop = sendLeftovers(model, { leftover });
  return { sent, may, stop, accept: () => (accepted.value += 1) };
}

test('after my own action the only thing left is sent', () => {
  const { sent, accept } = tableWith([END]);
  accept();
  expect(sent).toEqual([END]);
});

test('where there is a choice nothing is sent', () => {
  const { sent, accept } = tableWith([END, { type: 'move' }]);
  accept();
  expect(sent).toEqual([]);
});

test('actions of others, an undo or a page load send nothing', () => {
  const { sent, may } = tableWith([]);
  may.value = [END];
  expect(sent).toEqual([]);
});

test('nothing follows an action that was sent automatically', () => {
  const { sent, accept } = tableWith([END]);
  accept();
  accept();
  expect(sent).toEqual([END]);
  accept();
  expect(sent).toEqual([END, END]);
});

test('nothing is sent after it is stopped', () => {
  const { sent, accept, stop } = tableWith([END]);
  stop();
  accept();
  expect(sent).toEqual([]);
});
