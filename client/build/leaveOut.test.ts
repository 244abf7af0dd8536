import { leaveOut } from './leaveOut';

const FOLDER = '/home/hall/shared/src/games/chess';

function transformed(file: string, code: string): string | undefined {
  const { transform } = leaveOut() as unknown as {
    transform(code: string, id: string): { code: string } | undefined;
  };
  return transform(code, `${FOLDER}/${file}`)?.code;
}

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
