import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Debian's `caddy`, which has to be there under CI. */
export const hasCaddy = process.env.CI !== undefined || spawnSync('caddy', ['version']).status === 0;

/** Runs Caddy with one of the files of hosting/; its certificates are in the folder. Returns what ends it. */
export function startCaddy(
  file: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
): () => Promise<void> {
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...environment },
  });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}
