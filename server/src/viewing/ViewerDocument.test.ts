import { Reflection, schema, t, type Decoder } from '@colyseus/schema';
import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import { privateNotesRules } from '../testing/games/privateNotesGame';
import { People } from '../table/model/People';
import { publicTableOf } from '../table/model/publicTable';
import { stateKindOf } from '../transport/roomState';
import { emptySeating } from '../tableRecord/seating';
import { ViewerDocument } from './ViewerDocument';

/** Only the seat's own view contains cards, so the instances after them have other numbers. */
const Card = schema({ value: t.uint8() }, 'OwnCard');
const Ship = schema({ name: t.string(), place: t.ref(schema({ q: t.int8() }, 'ShipPlace')) }, 'OwnShip');
const view = schema({ hand: t.array(Card), ships: t.array(Ship) }, 'OwnView');
const game: AnyGame = {
  ...anyGame({ ...privateNotesRules, about: { ...privateNotesRules.about, id: 'own' } }),
  view,
};

const STANDING = {
  match: undefined,
  clocks: undefined,
  undoVote: undefined,
  pauseShown: '',
  pendingDeadline: undefined,
  startsAt: undefined,
  series: undefined,
  overdue: [],
} as const;
const table = publicTableOf({
  id: 'table00001',
  game: 'own',
  rulesVersion: 1,
  options: {},
  terms: NO_TERMS,
  listed: false,
})({ status: 'playing', seating: emptySeating(2), seed: 'ab' }, new People(), STANDING);

function documentOf(key: string, viewer: Viewer, hand: readonly number[]): ViewerDocument {
  const document = new ViewerDocument(game, key, viewer);
  document.write(table, undefined, { acted: false, noticed: false });
  const ships = ['Ann', 'Bob'].map((name, q) => ({ name, place: { q } }));
  const seen = { hand: hand.map((value) => ({ value })), ships };
  document.write(table, seen, { acted: true, noticed: true });
  document.patch();
  return document;
}

const decoderOf = (): Decoder => Reflection.decode(stateKindOf(game).handshake) as Decoder;
/** Decodes a frame of the whole state as Colyseus' client does. */
const take = (decoder: Decoder, frame: Buffer): void => {
  decoder.decodeResync(frame, { offset: 1 });
};
const jsonOf = (decoder: Decoder): unknown => (decoder.state as { toJSON(): unknown }).toJSON();

test.each([
  ['a spectator takes a seat', documentOf('spectators', 'spectator', []), documentOf('seat1', 1, [4, 5, 6])],
  [
    'a seat becomes a spectator',
    documentOf('seat1', 1, [4, 5, 6]),
    documentOf('spectators', 'spectator', []),
  ],
])('when %s, they have the other view and nothing of the old one', (_, before, after) => {
  const [decoder, fresh] = [decoderOf(), decoderOf()];
  take(decoder, before.full());
  for (const frame of after.changeover()) take(decoder, frame);
  take(fresh, after.full());
  expect(jsonOf(decoder)).toEqual(jsonOf(fresh));
  expect(Object.keys((jsonOf(decoder) as { views: object }).views)).toEqual([after.key]);
});
