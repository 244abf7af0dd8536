import { leaveOut } from './leaveOut';

const FOLDER = '/home/hall/shared/src/games/chess';

function transformed(file: string, code: string): string | undefined {
  const { transform } = leaveOut() as unknown as {
    transform(code: string, id: string): { code: string } | undefined;
  };
  return transform(code, `${FOLDER}/${file}`)?.code;
}

test('what only the server runs is left out, under the names that it has', () => {
  const code =
    "import { schema } from '@colyseus/schema';\nexport const ChessView = schema({});\nexport type View = 1;";
  expect(transformed('view.ts', code)).toBe('function nothing() {}\nexport { nothing as ChessView };');
  expect(transformed('redeal.ts', 'export function redeal() {\n  return 1;\n}')).toContain(
    'nothing as redeal',
  );
});

test.each([
  ['view.ts', 'export function legal() {}', 'legal'],
  ['view.ts', 'export const ChessView = 1;\nexport const FILES = 8;', 'FILES'],
  ['view.ts', "export * from './squares';", 'squares'],
  ['redeal.ts', 'export async function redeal() {}', 'async'],
  ['away.ts', 'export default fallback;', 'default'],
  ['bots/index.ts', 'export class Easy {}', 'Easy'],
])('a %s with "%s" fails the build, which names what is too much', (file, code, name) => {
  expect(() => transformed(file, code)).toThrow(new RegExp(`chess/${file}.*${name}`, 'u'));
});

test('other files of the rules stay as they are', () => {
  expect(transformed('legal.ts', 'export function legal() {}')).toBeUndefined();
});
