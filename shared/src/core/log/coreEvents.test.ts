import { coreEvent, isCoreEvent, packEvent, undoRefused, unpackEvent, type CoreEvent } from './coreEvents';
import { anyGame } from '../game';
import { sealed } from '../testing/sealed';

const game = anyGame(sealed);
const EVENTS: readonly CoreEvent[] = [
  { type: 'takenBack', seat: 1 },
  undoRefused(2),
  { type: 'timeOut', seat: 0 },
];

test.each(EVENTS)('$type comes through packing, and is told from the events of a game', (event) => {
  expect(coreEvent.parse(event)).toEqual(event);
  expect(isCoreEvent(event)).toBe(true);
  const sent: unknown = JSON.parse(JSON.stringify(packEvent(game, event)));
  expect(unpackEvent(game, sent)).toEqual(event);
});

test('events of a game are packed as usual', () => {
  const event = { type: 'resigned', seat: 1 };
  expect(isCoreEvent(event)).toBe(false);
  expect(unpackEvent(game, packEvent(game, event))).toEqual(event);
});

test('every kind of core event is tested', () => {
  const kinds = coreEvent.options.map(({ shape }) => shape.type.value);
  expect(EVENTS.map(({ type }) => type).sort()).toEqual([...kinds].sort());
});
