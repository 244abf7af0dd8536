import { schema, t } from '@colyseus/schema';
import type { Plain } from '../game';
import { shownAs } from './projecting';

const Coin = schema({ worth: t.uint8() }, 'ProjectingCoin');
const Purse = schema(
  {
    owner: t.string(),
    coins: t.array(Coin),
    byPlace: t.map(Coin),
    names: t.array('string'),
    best: t.ref(Coin).optional(),
  },
  'ProjectingPurse',
);
type PurseView = Plain<typeof Purse>;

const coin = { worth: 5, forged: true };
const purse = { owner: 'Ann', coins: [coin], byPlace: { left: coin }, names: ['five'], seed: 'secret' };

test('only declared fields are copied, at every depth', () => {
  expect(shownAs<PurseView>(Purse, purse)).toEqual({
    owner: 'Ann',
    coins: [{ worth: 5 }],
    byPlace: { left: { worth: 5 } },
    names: ['five'],
  });
});

test('an absent field stays absent', () => {
  expect(Object.keys(shownAs<PurseView>(Purse, { ...purse, best: undefined }))).not.toContain('best');
  expect(shownAs<PurseView>(Purse, { ...purse, best: coin }).best).toEqual({ worth: 5 });
});

test('a view shares nothing with what it is copied from', () => {
  const shown = shownAs<PurseView>(Purse, purse);
  shown.coins.push({ worth: 1 });
  shown.names.push('one');
  expect(purse.coins).toHaveLength(1);
  expect(purse.names).toHaveLength(1);
});
