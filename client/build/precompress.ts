import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** A file below this size, in bytes, fits in one packet anyway. */
const SMALLEST = 1024;

/** The strongest level of each method: only the build waits for it, no request does. */
const METHODS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
};
const COMPRESSED = new RegExp(`(?:${Object.keys(METHODS).join('|').replaceAll('.', '\\.')})$`, 'u');

/**
 * Writes a brotli and a gzip version beside each built file that becomes smaller, for the server to send.
 */
export function precompress(): Plugin {
  let folder = '';
  // A build that fails is closed too.
  let isWritten = false;
  return {
    name: 'gearhall:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    buildStart: () => void (isWritten = false),
    writeBundle: () => void (isWritten = true),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => void (isWritten && (await compressAll(folder))),
    },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  for (const [ending, method] of Object.entries(METHODS)) {
    const compressed = await method(content);
    if (compressed.length < content.length) await writeFile(file + ending, compressed);
  }
}
