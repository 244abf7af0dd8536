import { draftOf } from '../../../../core/game/drafts';
import { rigged } from '../../../../core/testing/rigged';
import type { Event } from '../../events';
import type { Wound } from '../../state';
import { stateFrom, type Given, type GivenKrusher } from '../../testing/given';
import { MIDDLE } from '../../testing/places';
import { markAtOnce, markWounds, removeFallen } from './damage';
import type { RuleContext } from '../context';

/** One Krusher, B, and the effect of some change on it. */
function after(b: Partial<GivenKrusher>, change: (context: RuleContext) => void, more: Partial<Given> = {}) {
  const events: Event[] = [];
  const state = stateFrom({ krushers: { B: { at: MIDDLE, ...b } }, ...more });
  const next = draftOf(state);
  change({ state: next, dice: rigged(), emit: (event) => void events.push(event) });
  return { state: next, events, B: next.krushers['B'] };
}

const wound = (points: number, critical = 0, blockedBy: Wound['blockedBy'] = ''): Wound => ({
  krusher: 'B',
  side: 'front',
  blockedBy,
  points,
  critical,
});
const wounded = (b: Partial<GivenKrusher>, ...wounds: Wound[]) =>
  after(b, (context) => {
    context.state.wounds = wounds;
    markWounds(context);
  });
const shield = (worn = 0) => ({ arms: { left: 'smallShield' }, worn: { left: worn } }) as const;

describe('G10: layers', () => {
  test.each<[string, Partial<GivenKrusher>, Wound, { worn: number; front: number; pierced: number }]>([
    ['armor', {}, wound(4), { worn: 0, front: 4, pierced: 0 }],
    ['armor, the critical to the Internal Linkage', {}, wound(4, 3), { worn: 0, front: 4, pierced: 3 }],
    ['a shield that blocks', shield(), wound(4, 0, 'left'), { worn: 4, front: 0, pierced: 0 }],
    ['a shield, the critical to the armor', shield(), wound(4, 3, 'left'), { worn: 4, front: 3, pierced: 0 }],
    [
      'a shield and what is too much for it',
      shield(12),
      wound(4, 3, 'left'),
      { worn: 15, front: 4, pierced: 0 },
    ],
    [
      'a shield that is used up: the armor',
      shield(15),
      wound(4, 3, 'left'),
      { worn: 15, front: 4, pierced: 3 },
    ],
    ['a critical without damage, on the armor', {}, wound(0, 1), { worn: 0, front: 0, pierced: 1 }],
    [
      'a critical without damage, on a shield',
      shield(),
      wound(0, 1, 'left'),
      { worn: 0, front: 1, pierced: 0 },
    ],
  ])('%s', (_, b, one, marks) => {
    const { B } = wounded(b, one);
    expect({ worn: B?.worn.left, front: B?.hits.front, pierced: B?.pierced }).toEqual(marks);
  });

  test('the excess over the armor counts as a hit all the same: it goes to the Internal Linkage', () => {
    expect(wounded({ armor: { front: 2 } }, wound(9)).B?.hits.front).toBe(9);
  });
});

describe('G35: all blows are marked in their order', () => {
  test('a shield takes what it can, one blow after the other', () => {
    const { events, B, state } = wounded(
      shield(10),
      wound(3, 1, 'left'),
      wound(4, 2, 'left'),
      wound(5, 3, 'left'),
    );
    expect(events).toEqual([
      { type: 'damaged', krusher: 'B', side: 'front', arm: 'left', shield: 3, armor: 1, linkage: 0 },
      { type: 'damaged', krusher: 'B', side: 'front', arm: 'left', shield: 2, armor: 4, linkage: 0 },
      { type: 'damaged', krusher: 'B', side: 'front', shield: 0, armor: 5, linkage: 3 },
    ]);
    expect(B).toMatchObject({ worn: { left: 15 }, hits: { front: 10 }, pierced: 3 });
    expect(state.wounds).toEqual([]);
  });

  test('a hit without damage leaves no mark and causes no event', () => {
    expect(wounded({}, wound(0)).events).toEqual([]);
  });

  test('a Krusher that left the arena is not marked', () => {
    expect(wounded({ fallen: true }, wound(5)).events).toEqual([]);
  });
});

test('some damage is marked at once', () => {
  const { events, B } = after({}, (context) => markAtOnce(context, 'B', 'front', 2));
  expect(B?.hits.front).toBe(2);
  expect(events).toEqual([{ type: 'damaged', krusher: 'B', side: 'front', shield: 0, armor: 2, linkage: 0 }]);
});

describe('G17: who falls', () => {
  test.each<[string, Partial<GivenKrusher>, boolean]>([
    ['a point of Internal Linkage left', { pierced: 15 }, false],
    ['none left', { pierced: 16 }, true],
    [
      'none left, through the armor of two sides',
      { armor: { front: 5 }, hits: { front: 13, rear: 8 } },
      true,
    ],
    [
      'one left, since the armor takes its part',
      { armor: { front: 6 }, hits: { front: 13, rear: 8 } },
      false,
    ],
  ])('%s: %s', (_, b, fallen) => {
    const { B, events } = after(b, removeFallen);
    expect(B?.fallen).toBe(fallen);
    expect(events).toEqual(fallen ? [{ type: 'fell', krusher: 'B', cause: 'linkage' }] : []);
  });

  test('nobody falls twice', () => {
    expect(after({ pierced: 16, fallen: true }, removeFallen).events).toEqual([]);
  });

  test('G23: a secret sheet is opened then', () => {
    const { events } = after({ pierced: 16, arms: { left: 'mediumSlice' } }, removeFallen, {
      options: { sheets: 'secret' },
    });
    expect(events).toMatchObject([
      {
        type: 'fell',
        krusher: 'B',
        design: { chassis: 'standard', arms: { left: 'mediumSlice' }, armor: { front: 12 } },
      },
    ]);
  });
});
