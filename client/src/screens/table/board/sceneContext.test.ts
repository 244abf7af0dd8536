import { signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { contextAt } from './sceneContext';
import type { TableSession } from '../tableSession';

test('a scene gets the events of its game, and none of the core', () => {
  let tell: (events: readonly TypedThing[]) => void = () => undefined;
  const model = { onEvents: (listener: typeof tell) => void (tell = listener) };
  const session = { model, names: signal([]) } as unknown as TableSession;
  const heard: string[][] = [];
  const context = contextAt(session, undefined as unknown as HTMLElement, signal(undefined), () => undefined);
  context.onEvents((events) => heard.push(events.map(({ type }) => type)));
  tell([{ type: 'moved' }, { type: 'takenBack' }, { type: 'fired' }]);
  tell([{ type: 'timeOut' }]);
  expect(heard).toEqual([['moved', 'fired']]);
});
