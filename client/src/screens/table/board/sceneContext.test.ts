import { signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { setAnimation } from '../../../ui/theme/settings';
import { contextAt } from './sceneContext';
import type { TableSession } from '../session/tableSession';

beforeEach(() => {
  Object.assign(globalThis, { document: { hidden: false } });
  setAnimation('normal');
});

/** A table whose log has 10 events, and what its board and its presenter hear. */
function atTable() {
  let tell: (events: readonly TypedThing[]) => void = () => undefined;
  const events = signal<readonly TypedThing[]>(Array.from({ length: 10 }, () => ({ type: 'before' })));
  const told: string[] = [];
  const presenter = {
    play: (from: number, to: number) => void told.push(`plays ${from} to ${to}`),
    played: (count: number) => void told.push(`played ${count}`),
  };
  const model = { events, onEvents: (listener: typeof tell) => ((tell = listener), () => undefined) };
  const session = { model, presenter, names: signal([]) } as unknown as TableSession;
  const context = contextAt(session, undefined as unknown as HTMLElement, signal(undefined), () => undefined);
  context.onEvents(
    (own, played) => {
      told.push(own.map(({ type }) => type).join(' '));
      own.forEach((_, place) => played?.(place));
    },
    () => told.push('rewound'),
  );
  const happen = (...types: string[]) => {
    const fresh = types.map((type) => ({ type }));
    events.value = [...events.value, ...fresh];
    tell(fresh);
  };
  return { told, happen, events };
}

test('a scene gets the events of its game, and none of the core, which are seen with the one before them', () => {
  const { told, happen } = atTable();
  happen('moved', 'timeOut', 'fired', 'hit');
  expect(told).toEqual(['plays 10 to 14', 'moved fired hit', 'played 12', 'played 13', 'played 14']);
});

test('what is taken back has not happened on the board: it is told so before what follows', () => {
  const { told, happen } = atTable();
  happen('takenBack');
  expect(told).toEqual(['rewound']);
  told.length = 0;
  happen('moved', 'takenBack', 'fired', 'hit');
  expect(told).toEqual([
    ...['plays 11 to 15', 'moved', 'played 13'],
    ...['rewound', 'fired hit', 'played 14', 'played 15'],
  ]);
});

test('who looks with other eyes sees nothing of what has been played', () => {
  const { told, events } = atTable();
  events.value = [];
  expect(told).toEqual(['rewound']);
});

test('events of the core alone are nothing that a board plays', () => {
  const { told, happen } = atTable();
  happen('timeOut');
  expect(told).toEqual([]);
});

test('nothing waits for a board that plays nothing', () => {
  const { told, happen } = atTable();
  setAnimation('off');
  happen('moved');
  Object.assign(globalThis, { document: { hidden: true } });
  setAnimation('normal');
  happen('moved');
  expect(told.filter((one) => one.startsWith('plays'))).toEqual([]);
});
