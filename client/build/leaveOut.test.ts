import * as colyseus from '@colyseus/schema';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { leaveOut } from './leaveOut';

const FOLDER = '/home/hall/shared/src/games/chess';

function transformed(file: string, code: string): string | undefined {
  const { transform } = leaveOut() as unknown as {
    transform(code: string, id: string): { code: string } | undefined;
  };
  return transform(code, `${FOLDER}/${file}`)?.code;
}

/** What is left of the library in the client. */
function leftOfColyseus(): typeof colyseus {
  const file = join(dirname(require.resolve('@colyseus/schema')), 'index.mjs');
  const { transform } = leaveOut() as unknown as {
    transform(code: string, id: string): { code: string };
  };
  const { code } = transform(readFileSync(file, 'utf8'), file);
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(code, { compilerOptions });
  const exports = {};
  new Function('exports', outputText)(exports);
  return exports as typeof colyseus;
}

test('what is left of Colyseus decodes what the server encodes, and every change', () => {
  const { Encoder, Reflection, schema, t } = colyseus;
  const Piece = schema({ at: t.string(), odds: t.number().optional() }, 'Piece');
  const Board = schema({ pieces: t.array(Piece), named: t.map(Piece), list: t.array('string') }, 'Board');
  const board = new Board();
  const encoder = new Encoder(board);
  const left = leftOfColyseus();
  const decoder = left.Reflection.decode(Reflection.encode(encoder));
  const expectSame = () => expect(decoder.state.toJSON()).toEqual(board.toJSON());

  board.pieces.push(new Piece({ at: 'a1' }), new Piece({ at: 'b2', odds: 0.5 }));
  board.named.set('king', new Piece({ at: 'e1' }));
  board.list.push('x', 'y', 'z');
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  expectSame();

  const changes: readonly (() => unknown)[] = [
    () => board.pieces.splice(0, 1),
    () => board.list.unshift('first'),
    () => board.list.pop(),
    () => board.named.set('queen', new Piece({ at: 'd1' })),
    () => board.named.delete('king'),
    () => board.named.set('queen', new Piece({ at: 'd8' })),
    () => (board.pieces = [new Piece({ at: 'c3' })] as never),
    () => board.list.clear(),
    () => board.list.push('again'),
  ];
  for (const change of changes) {
    change();
    decoder.decode(encoder.encode());
    encoder.discardChanges();
    expectSame();
  }
  decoder.decodeResync(encoder.encodeAll());
  expectSame();
});

test('server-only modules are left out, keeping their exported names', () => {
  const code = "import { chess } from './chess';\nexport const fallback = chess;\nexport type Fallback = 1;";
  expect(transformed('away.ts', code)).toBe('function nothing() {}\nexport { nothing as fallback };');
  expect(transformed('redeal.ts', 'export function redeal() {\n  return 1;\n}')).toContain(
    'nothing as redeal',
  );
});

test.each([
  ['away.ts', 'export function legal() {}', 'legal'],
  ['redeal.ts', 'export const redeal = 1;\nexport const FILES = 8;', 'FILES'],
  ['away.ts', "export * from './squares';", 'squares'],
  ['redeal.ts', 'export async function redeal() {}', 'async'],
  ['away.ts', 'export default fallback;', 'default'],
  ['bots/index.ts', 'export class Easy {}', 'Easy'],
])('a %s with "%s" fails the build, which names what is too much', (file, code, name) => {
  expect(() => transformed(file, code)).toThrow(new RegExp(`chess/${file}.*${name}`, 'u'));
});

test('other files of the rules are unchanged', () => {
  expect(transformed('legal.ts', 'export function legal() {}')).toBeUndefined();
});
