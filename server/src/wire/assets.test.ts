import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { openHall, type OpenHall } from '../testing/halls/openHall';

/** The built client as its build leaves it: a brotli and a gzip version beside each file worth compressing. */
const folder = mkdtempSync(join(tmpdir(), 'gearhall-'));
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><title>Gearhall</title>${'<p>Hello</p>'.repeat(200)}`,
  'sw.js': '/* nothing */'.repeat(200),
  'assets/app-1a2b.js': `export const x = "${'x'.repeat(5000)}";`,
};
const SMALL = 'body{color:#000}';
const METHODS = {
  br: { compress: brotliCompressSync, decompress: brotliDecompressSync },
  gzip: { compress: gzipSync, decompress: gunzipSync },
} as const;
const compressedLength = (file: string, method: keyof typeof METHODS): number =>
  METHODS[method].compress(FILES[file]!).length;

let open: OpenHall;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [file, content] of Object.entries(FILES)) {
    writeFileSync(join(folder, file), content);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
  }
  writeFileSync(join(folder, 'assets/small-3c4d.css'), SMALL);
  open = await openHall({ games: [], clientFolder: folder });
});
afterAll(async () => {
  await open.hall.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Without decoding, and only with the given headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(open.address + path, { method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    }).on('error', reject);
  });
}

const PATHS: readonly (readonly [string, string, RegExp])[] = [
  ['/assets/app-1a2b.js', 'assets/app-1a2b.js', /^text\/javascript; charset=utf-8$/iu],
  ['/sw.js', 'sw.js', /^text\/javascript; charset=utf-8$/iu],
  ['/', 'index.html', /^text\/html; charset=utf-8$/iu],
  ['/t/0123456789', 'index.html', /^text\/html; charset=utf-8$/iu],
];

describe.each(PATHS)('%s', (path, file, type) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const)('for "%s" is the very file that was made at the build: %s', async (accepted, method) => {
    const answer = await ask(path, { 'Accept-Encoding': accepted });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': method,
        'content-type': expect.stringMatching(type),
        'content-length': String(compressedLength(file, method)),
        vary: expect.stringMatching(/accept-encoding/iu),
      },
    });
    expect(METHODS[method].decompress(answer.body).toString()).toBe(FILES[file]);
  });

  test.each(['', 'identity', 'deflate', 'zstd', 'br;q=0, gzip;q=0'])(
    'for "%s" is the plain file',
    async (accepted) => {
      const answer = await ask(path, accepted ? { 'Accept-Encoding': accepted } : {});
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['content-type']).toMatch(type);
      expect(answer.headers.vary).toMatch(/accept-encoding/iu);
      expect(answer.body.toString()).toBe(FILES[file]);
    },
  );

  test('each form has a tag of its own, and is not sent again to those who have it', async () => {
    const tags = [];
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(path, { 'Accept-Encoding': accepted });
      const tag = String(headers.etag);
      tags.push(tag);
      const again = await ask(path, { 'Accept-Encoding': accepted, 'If-None-Match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect(new Set(tags).size).toBe(3);
  });

  test('HEAD tells the length, and a range is one of the compressed file', async () => {
    const head = await ask(path, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.headers['content-length']).toBe(String(compressedLength(file, 'br')));
    expect(head.body).toHaveLength(0);
    const part = await ask(path, { 'Accept-Encoding': 'br', Range: 'bytes=2-5' });
    expect(part.status).toBe(206);
    expect(part.body).toEqual(brotliCompressSync(FILES[file]!).subarray(2, 6));
  });
});

test('hashed files are cached for ever; the page and the service worker are always revalidated', async () => {
  const cachingOf = async (path: string) =>
    (await ask(path, { 'Accept-Encoding': 'br' })).headers['cache-control'];
  expect(await cachingOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/t/0123456789', '/sw.js']) expect(await cachingOf(path)).toBe('no-cache');
});

test('a small file has one version; a missing one gives 404', async () => {
  const small = await ask('/assets/small-3c4d.css', { 'Accept-Encoding': 'br, gzip' });
  expect(small.headers['content-encoding']).toBeUndefined();
  expect(small.body.toString()).toBe(SMALL);
  for (const path of ['/assets/gone.js', '/assets/']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect((await ask('/assets/%E0%A4%A')).status).toBe(400);
});
