import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker, as it lies in public/. */
const WORKER = 'sw.js';
/**
 * What the build writes for itself, or what the browser must never keep; fonts for browsers that are too old for a
 * service worker; what only links show, elsewhere, or only a device that installs the page, once; the pages of the
 * operator and of a series, which show nothing without the hall; films that nobody needs; and pictures, puzzles and what
 * bots need that think, which the worker keeps once they have been there.
 */
const LEFT_OUT =
  /(?:^\.vite\/|^(?:previews|posters|machines|excerpts|puzzles|assets\/bots)\/|^assets\/(?:AdminScreen|SeriesScreen)-|^icons\/(?:512|maskable)\.png$|\.(?:br|gz|map|woff)$|^sw\.js$)/u;
const PLACE = "/* the build */ { version: '', files: [] }";

/** Tells the service worker which files make up this version of the page, so that it works without a network. */
export function precache(): Plugin {
  let folder = '';
  // A build that fails is closed too, and has nothing to read: the error of the build must stay the one that is shown.
  let isWritten = false;
  return {
    name: 'gearhall:precache',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    buildStart: () => void (isWritten = false),
    writeBundle: () => void (isWritten = true),
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => void (isWritten && (await fillIn(folder))),
    },
  };
}

async function fillIn(folder: string): Promise<void> {
  const worker = join(folder, WORKER);
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, withFiles(text, await builtFiles(folder)));
}

/** A built file: its path in the page, and a hash of its content. */
export interface BuiltFile {
  readonly path: string;
  readonly hash: string;
}

/** The worker's text with its list of files; the version changes with the content of any of them. */
export function withFiles(worker: string, files: readonly BuiltFile[]): string {
  if (!worker.includes(PLACE)) throw new Error(`${WORKER} has no place for the list of files.`);
  const sorted = files
    .filter(({ path }) => !LEFT_OUT.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const version = hashOf(sorted.map(({ path, hash }) => `${path} ${hash}`).join('\n')).slice(0, 12);
  const paths = sorted.map(({ path }) => (path === 'index.html' ? '/' : `/${path}`));
  return worker.replace(PLACE, JSON.stringify({ version, files: paths }));
}

async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return { path: relative(folder, file).replaceAll(sep, '/'), hash: hashOf(await readFile(file)) };
    }),
  );
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
