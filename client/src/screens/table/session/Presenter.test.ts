import { batch, signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { TableView } from '@gearhall/shared/core/table/table';
import { Presenter } from './Presenter';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A table, and a board that plays what happens on it when the test says so. */
function atTable() {
  const live = {
    table: signal<TableView | undefined>(undefined),
    view: signal<unknown>(undefined),
    events: signal<readonly TypedThing[]>([]),
    acting: signal(false),
  };
  const presenter = new Presenter(live);
  const stop = presenter.follow();
  let board = true;
  const film = { tellsRest: true, finish: jest.fn() };
  presenter.shows(film);
  const tell = (view: string, status: TableView['status'] = 'playing') =>
    batch(() => {
      live.view.value = view;
      live.table.value = { status } as TableView;
    });
  /** As the wire has it: first the events, then the position to which they led. */
  const happens = (view: string, events: readonly string[], status?: TableView['status']) => {
    const from = live.events.value.length;
    batch(() => {
      live.events.value = [...live.events.value, ...events.map((type) => ({ type }))];
      if (board) presenter.play(from, from + events.length);
    });
    tell(view, status);
  };
  const shown = () =>
    `${presenter.view.value} ${presenter.table.value?.status}: ${presenter.events.value.map(({ type }) => type).join(' ')}`;
  tell('start');
  return { live, presenter, stop, film, tell, happens, shown, blind: () => void (board = false) };
}

test('nothing is told before the board has played it, event by event', () => {
  const { presenter, happens, shown } = atTable();
  happens('hit', ['shot', 'rolled', 'damaged']);
  expect(shown()).toBe('start playing: ');
  presenter.played(1);
  expect(shown()).toBe('start playing: shot');
  presenter.played(2);
  expect(shown()).toBe('start playing: shot rolled');
  presenter.played(3);
  expect(shown()).toBe('hit playing: shot rolled damaged');
});

test('what happens while the board plays waits behind it', () => {
  const { presenter, happens, shown } = atTable();
  happens('one', ['a']);
  happens('two', ['b', 'c']);
  presenter.played(1);
  expect(shown()).toBe('one playing: a');
  presenter.played(3);
  expect(shown()).toBe('two playing: a b c');
});

test('what changes without an event is told at once, and does not tell what waits', () => {
  const { live, presenter, happens, shown } = atTable();
  happens('one', ['a']);
  happens('two', ['b']);
  live.view.value = 'two, and somebody is away';
  expect(shown()).toBe('start playing: ');
  presenter.played(1);
  expect(shown()).toBe('one playing: a');
  presenter.played(2);
  expect(shown()).toBe('two, and somebody is away playing: a b');
});

test('the end of the game comes when the board has rested after it', () => {
  const { presenter, happens, shown } = atTable();
  happens('fallen', ['blow', 'ended'], 'ended');
  presenter.played(1);
  presenter.played(2);
  // The camera still moves.
  jest.advanceTimersByTime(1000);
  expect(shown()).toBe('start playing: blow');
  presenter.rests(true);
  jest.advanceTimersByTime(300);
  presenter.rests(false);
  jest.advanceTimersByTime(700);
  expect(shown()).toBe('start playing: blow');
  presenter.rests(true);
  jest.advanceTimersByTime(599);
  expect(shown()).toBe('start playing: blow');
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('fallen ended: blow ended');
});

test('a board that stands still between two animations does not rest yet', () => {
  const { presenter, happens, shown } = atTable();
  happens('fallen', ['blow', 'ended'], 'ended');
  presenter.rests(true);
  presenter.rests(false);
  presenter.played(1);
  jest.advanceTimersByTime(2900);
  presenter.played(2);
  presenter.rests(true);
  jest.advanceTimersByTime(599);
  expect(shown()).toBe('start playing: blow');
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('fallen ended: blow ended');
});

test('a pointer that stirs the board again and again does not keep the end away', () => {
  const { presenter, happens, shown } = atTable();
  happens('fallen', ['ended'], 'ended');
  presenter.played(1);
  for (let time = 0; time <= 3000; time += 100) {
    presenter.rests(time % 200 === 0);
    jest.advanceTimersByTime(100);
  }
  expect(shown()).toBe('fallen ended: ended');
});

describe('a board that celebrates', () => {
  /** It has rested after the end. */
  function celebrating() {
    const at = atTable();
    const dones: (() => void)[] = [];
    const film = { ...at.film, celebrate: jest.fn((done: () => void) => dones.push(done) > 0) };
    film.finish.mockImplementation(() => dones.forEach((done) => done()));
    at.presenter.shows(film);
    at.happens('fallen', ['blow', 'ended'], 'ended');
    at.presenter.played(2);
    at.presenter.rests(true);
    return { ...at, film, done: () => dones[0]?.() };
  }
  const HELD = 'start playing: ';
  const TOLD = 'fallen ended: blow ended';

  test('has rested before, and the end is told when it is over', () => {
    const { film, presenter, done, shown } = celebrating();
    jest.advanceTimersByTime(599);
    expect(film.celebrate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    presenter.rests(false);
    jest.advanceTimersByTime(2500);
    presenter.rests(true);
    jest.advanceTimersByTime(2500);
    expect(shown()).toBe(HELD);
    done();
    expect(shown()).toBe(TOLD);
    expect(film.celebrate).toHaveBeenCalledTimes(1);
  });

  test('is not waited for by somebody who taps on it, neither while it rests nor while it celebrates', () => {
    for (const ms of [300, 1200]) {
      const { presenter, film, shown } = celebrating();
      jest.advanceTimersByTime(ms);
      presenter.hurry();
      expect(shown()).toBe(TOLD);
      expect(film.finish).toHaveBeenCalledTimes(1);
    }
  });

  test('celebrates no more once everything has been told', () => {
    const { presenter, film } = celebrating();
    presenter.finish();
    jest.advanceTimersByTime(20_000);
    expect(film.celebrate).not.toHaveBeenCalled();
  });

  test('tells the end at once where it has nothing to show', () => {
    const { film, shown } = celebrating();
    film.celebrate.mockReturnValue(false);
    jest.advanceTimersByTime(600);
    expect(shown()).toBe(TOLD);
  });

  test('is not waited for when nothing comes from it', () => {
    const { shown } = celebrating();
    jest.advanceTimersByTime(600 + 15_000);
    expect(shown()).toBe(TOLD);
  });
});

test('a tap hurries nothing but the end', () => {
  const { presenter, film, happens, shown } = atTable();
  happens('one', ['a', 'b']);
  presenter.played(1);
  presenter.hurry();
  expect(film.finish).not.toHaveBeenCalled();
  expect(shown()).toBe('start playing: a');
});

describe('a spectator, who is told a position after its events,', () => {
  function late() {
    const at = atTable();
    at.live.events.value = [{ type: 'ended' }];
    at.presenter.play(0, 1);
    at.presenter.played(1);
    at.presenter.rests(true);
    jest.advanceTimersByTime(300);
    return at;
  }

  test('waits for it, and then for the board to have rested', () => {
    const { tell, shown } = late();
    expect(shown()).toBe('start playing: ');
    tell('fallen', 'ended');
    jest.advanceTimersByTime(599);
    expect(shown()).toBe('start playing: ');
    jest.advanceTimersByTime(1);
    expect(shown()).toBe('fallen ended: ended');
  });

  test('is told at once where the game goes on', () => {
    const { tell, shown } = late();
    tell('one');
    expect(shown()).toBe('one playing: ended');
  });

  test('does not wait for a position that does not come', () => {
    const { shown } = late();
    jest.advanceTimersByTime(700);
    expect(shown()).toBe('start playing: ended');
  });
});

test('an order brings everything to the present', () => {
  const { live, film, happens, shown } = atTable();
  happens('fallen', ['blow', 'ended'], 'ended');
  live.acting.value = true;
  expect(film.finish).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('fallen ended: blow ended');
});

test('without a board, or where it plays nothing, everything is told at once', () => {
  const { presenter, happens, shown, blind } = atTable();
  happens('one', ['a']);
  presenter.shows(undefined);
  expect(shown()).toBe('one playing: a');
  blind();
  happens('two', ['b']);
  expect(shown()).toBe('two playing: a b');
});

test('a board from which nothing comes any more is not waited for', () => {
  const { happens, shown } = atTable();
  happens('one', ['a']);
  jest.advanceTimersByTime(15_000);
  expect(shown()).toBe('one playing: a');
});

test('where the log is told anew, as after something was taken back, nothing of the old one waits', () => {
  const { live, happens, tell, presenter, shown } = atTable();
  happens('one', ['a', 'b']);
  presenter.played(1);
  live.events.value = [];
  tell('start again');
  expect(shown()).toBe('start again playing: ');
  presenter.played(2);
  expect(shown()).toBe('start again playing: ');
});

test('who looks from another seat is told its log at once, though the board had just begun to play', () => {
  const { live, happens, tell, shown } = atTable();
  happens('one', ['a', 'b']);
  live.events.value = [];
  tell('from another seat');
  live.events.value = [{ type: 'a' }, { type: 'mine' }];
  expect(shown()).toBe('from another seat playing: a mine');
});

test('nothing waits for a table that has been left', () => {
  const { stop, happens, shown } = atTable();
  happens('one', ['a']);
  stop();
  expect(shown()).toBe('one playing: a');
});
