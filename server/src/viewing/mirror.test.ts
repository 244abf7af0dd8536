import { Decoder, Encoder, schema, t, type Schema } from '@colyseus/schema';
import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { seatsOf, viewersOf } from '@gearhall/shared/core/ground/seats';
import { beginPlayout, playout, randomPlayer } from '@gearhall/shared/core/testing/playout';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { RULES } from '@gearhall/shared/games/rules';
import * as fc from 'fast-check';
import { mirrorOf, type SchemaType } from './mirror';

/** A mirror, an encoder and a client's decoder in sequence. */
class Road {
  private readonly encoder: Encoder;
  private readonly source: Schema;
  private readonly decoder: Decoder;
  private readonly target: Schema;
  private last: Record<string, unknown> | undefined;

  constructor(private readonly type: SchemaType) {
    this.source = new type();
    this.encoder = new Encoder(this.source);
    this.target = new type();
    this.decoder = new Decoder(this.target);
  }

  /** Mirrors the value, sends the patch, and returns what the client reads. */
  send(next: Record<string, unknown>): unknown {
    mirrorOf(this.type).write(this.source, this.last, next);
    this.last = next;
    if (this.encoder.hasChanges) this.decoder.decode(this.encoder.encode());
    this.encoder.discardChanges();
    return this.target.toJSON();
  }

  /** What a client reads that joins only now. */
  joinLate(): unknown {
    const target = new this.type();
    new Decoder(target).decode(this.encoder.encodeAll());
    return target.toJSON();
  }

  /** The size in bytes of the patch for this value. */
  cost(next: Record<string, unknown>): number {
    mirrorOf(this.type).write(this.source, this.last, next);
    this.last = next;
    const bytes = this.encoder.hasChanges ? this.encoder.encode().length : 0;
    this.encoder.discardChanges();
    return bytes;
  }
}

const Leaf = schema({ word: t.string(), size: t.uint8() }, 'TestLeaf');
const Branch = schema(
  { leaf: t.ref(Leaf), spare: t.ref(Leaf).optional(), list: t.array(Leaf) },
  'TestBranch',
);
const Tree = schema(
  {
    count: t.int32(),
    on: t.boolean(),
    maybe: t.string().optional(),
    numbers: t.array('uint8'),
    words: t.map('string'),
    spareNumbers: t.array('uint8').optional(),
    branch: t.ref(Branch).optional(),
    branches: t.array(Branch),
    byName: t.map(Branch),
  },
  'TestTree',
);

const leaf = fc.record({ word: fc.string({ maxLength: 3 }), size: fc.nat(255) });
const branch = fc.record(
  { leaf, spare: leaf, list: fc.array(leaf, { maxLength: 4 }) },
  { requiredKeys: ['leaf', 'list'] },
);
const key = fc.constantFrom('a', 'b', 'c', 'd');
const tree = fc.record(
  {
    count: fc.integer({ min: -1000, max: 1000 }),
    on: fc.boolean(),
    maybe: fc.string({ maxLength: 2 }),
    numbers: fc.array(fc.nat(255), { maxLength: 5 }),
    words: fc.dictionary(key, fc.string({ maxLength: 2 }), { noNullPrototype: true }),
    spareNumbers: fc.array(fc.nat(9), { maxLength: 2 }),
    branch,
    branches: fc.array(branch, { maxLength: 4 }),
    byName: fc.dictionary(key, branch, { noNullPrototype: true }),
  },
  { requiredKeys: ['count', 'on', 'numbers', 'words', 'branches', 'byName'] },
);

test('any sequence of plain values arrives, for early and late clients', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 2, maxLength: 8 }), (values) => {
      const road = new Road(Tree);
      for (const value of values) {
        expect(road.send(value)).toEqual(value);
        expect(road.joinLate()).toEqual(value);
      }
    }),
    { numRuns: 150, seed: 1 },
  );
});

test('the same value again sends nothing', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const road = new Road(Tree);
      expect(road.cost(value)).toBeGreaterThan(0);
      expect(road.cost(structuredClone(value))).toBe(0);
    }),
    { numRuns: 50, seed: 2 },
  );
});

test('an instance keeps its position while its content moves', () => {
  const Root = schema({ list: t.array(Leaf) }, 'TestRoot');
  const root = new Root();
  const first = {
    list: [
      { word: 'a', size: 1 },
      { word: 'b', size: 2 },
    ],
  };
  mirrorOf(Root).write(root, undefined, first);
  const [one, other] = [root.list[0], root.list[1]];
  mirrorOf(Root).write(root, first, { list: [...first.list].reverse() });
  expect(root.list[0]).toBe(one);
  expect(root.list[1]).toBe(other);
  expect(root.list[0]?.word).toBe('b');
});

test('an unknown kind of field is an error', () => {
  const Odd = schema({ set: t.set('string') }, 'TestOdd');
  expect(() => mirrorOf(Odd)).toThrow('supports no fields like "set"');
});

const games: [string, AnyGame][] = [...Object.values(RULES), anyGame(sealed)].map((game) => [
  game.about.id,
  game,
]);

test.each(games)('whole games of %s come through for every viewer', (_, game) => {
  const players = seatsOf(3).map(() => randomPlayer);
  const plan = {
    game,
    options: game.options.parse({}),
    seed: 'mirror',
    players,
    outOfTurn: true,
    limit: 300,
  };
  const { match } = beginPlayout(plan);
  const roads = viewersOf(3).map((viewer) => ({ viewer, road: new Road(game.view) }));
  const check = (now: typeof match): void => {
    for (const { viewer, road } of roads) {
      const plain = now.project(viewer) as Record<string, unknown>;
      expect(road.send(plain)).toEqual(plain);
    }
  };
  check(match);
  let last = match;
  for (const moment of playout(plan)) check((last = moment.match));
  expect(last.length).toBeGreaterThan(10);
  for (const { viewer, road } of roads) expect(road.joinLate()).toEqual(last.project(viewer));
});
