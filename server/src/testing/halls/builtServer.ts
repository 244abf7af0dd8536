import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(__dirname, '..', '..', '..');
const ROOT = join(SERVER, '..');
/** The packages of the project are found from here. */
const BUILDS = join(ROOT, 'node_modules', '.cache', 'gearhall-server');
const SOURCES = ['server/src', 'server/vite.config.mts', 'shared/src', 'package-lock.json'];
/** Builds that nobody has asked for in this time are deleted. */
const DAY_MS = 24 * 60 * 60_000;

const IS_TEST = /\.test\.tsx?$|[/\\]testing(?:[/\\]|$)/u;

let folder: string | undefined;

/**
 * The path of a file of the built server, which starts in half the CPU time of its sources. Built where the sources have
 * changed since; the next caller finds it.
 */
export function builtServer(file: string): string {
  folder ??= build();
  return join(folder, file);
}

function build(): string {
  const built = join(BUILDS, stateOfSources());
  if (existsSync(built)) return built;
  const making = `${built}.${process.pid}`;
  const vite = join(require.resolve('vite/package.json'), '..', 'bin', 'vite.js');
  const words = [vite, 'build', SERVER, '--logLevel', 'warn', '--outDir', making, '--emptyOutDir'];
  execFileSync(process.execPath, words, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } });
  deleteOld();
  try {
    renameSync(making, built);
  } catch {
    // Another test file was quicker.
    rmSync(making, { recursive: true });
  }
  return built;
}

/** Changes with every file that can come into the build. */
function stateOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesIn(join(ROOT, name)))) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (IS_TEST.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function deleteOld(): void {
  mkdirSync(BUILDS, { recursive: true });
  for (const name of readdirSync(BUILDS)) {
    const old = join(BUILDS, name);
    if (Date.now() - statSync(old).mtimeMs > DAY_MS) rmSync(old, { recursive: true, force: true });
  }
}
