import { signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { deskAt } from './desk';
import type { Seating } from './seating';

test('a scene hears the events of its game, and of the core none', () => {
  let tell: (events: readonly TypedThing[]) => void = () => undefined;
  const model = { onEvents: (listener: typeof tell) => void (tell = listener) };
  const seating = { model, names: signal([]) } as unknown as Seating;
  const heard: string[][] = [];
  const desk = deskAt(seating, undefined as unknown as HTMLElement, signal(undefined), () => undefined);
  desk.onEvents((events) => heard.push(events.map(({ type }) => type)));
  tell([{ type: 'moved' }, { type: 'takenBack' }, { type: 'fired' }]);
  tell([{ type: 'timeOut' }]);
  expect(heard).toEqual([['moved', 'fired']]);
});
