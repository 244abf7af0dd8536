import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../halls/freePort';
import { temporaryFolder } from '../temporaryFolder';

const run = promisify(execFile);
/** Where Debian puts the programs of a PostgreSQL server; the newest first. */
const FOLDERS = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
const IDS = /^postgres:[^:]*:(\d+):(\d+):/mu;

/** A PostgreSQL server of its own, in a temporary folder and on a free port of this machine. */
export interface PostgresServer {
  readonly url: string;
  /** As after a crash: nothing is finished, and the log is replayed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  const [bin] = FOLDERS.filter((one) => existsSync(join(one, 'initdb')));
  if (bin === undefined) throw new Error('There is no PostgreSQL server on this machine.');
  const [uid, gid] = process.getuid?.() === 0 ? idsOfPostgres() : [undefined, undefined];
  if (uid !== undefined && gid !== undefined) {
    chownSync(folder.path, uid, gid);
    chmodSync(folder.path, 0o700);
  }
  const data = join(folder.path, 'cluster');
  const call = (program: string, ...words: string[]) =>
    run(join(bin, program), words, { cwd: folder.path, ...(uid === undefined ? {} : { uid, gid }) });
  const options = `-p ${port} -k ${folder.path} -c listen_addresses=127.0.0.1`;
  const control = (...words: string[]) =>
    call('pg_ctl', '-D', data, '-w', '-l', join(folder.path, 'log'), '-o', options, ...words);
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => void (await control('restart', '-m', 'immediate')),
    stop: async () => void (await control('stop', '-m', 'immediate')),
    start: async () => void (await control('start')),
    async close() {
      await control('stop', '-m', 'immediate').catch(() => undefined);
      folder.remove();
    },
  };
}

function idsOfPostgres(): [number, number] {
  const [, uid, gid] = IDS.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined) throw new Error('There is no user "postgres" on this machine.');
  return [Number(uid), Number(gid)];
}
