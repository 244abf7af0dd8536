import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './faults';

/**
 * What the hall stores is for its owner alone: it holds the hall's secrets, the seeds of running games, and what people
 * have said.
 */
export const OWNERS_FILE = 0o600;
export const OWNERS_FOLDER = 0o700;
const OTHERS = 0o077;

type Warn = (sentence: string) => void;
const silent: Warn = () => undefined;

/** What a hall itself puts into its data folder, and what the tools put there. */
const OWN_NAME = /^(?:gearhall\.[a-z]+(?:[.-][a-z]+)?|replaced-[\dT-]+Z|backups)$/u;

/** Makes an empty file for its owner alone, unless there is one; whoever opens it after that keeps its permissions. */
export function makeOwnersFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNERS_FILE));
}

/**
 * Takes from everybody but the owner what they may do with a data folder and the hall's files in it. A folder in which
 * there is more than those stays as it is. What stays open to others is told to `warn`.
 */
export function closeToOthers(folder: string, warn: Warn = silent): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => OWN_NAME.test(name));
  for (const name of own) closeFile(join(folder, name), warn);
  if (own.length === names.length) closeFile(folder, warn);
  else if (isOpenToOthers(folder))
    warn(
      `Others can look into the data folder ${folder}, though not into the hall's files. There is more in it than those, so it was left as it is; \`chmod 700\` closes it.`,
    );
}

const modeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
const isOpenToOthers = (path: string): boolean => (modeOf(path) & OTHERS) !== 0;

/** The same for one file or folder. */
export function closeFile(path: string, warn: Warn = silent): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, modeOf(path) & ~OTHERS);
  } catch (error) {
    warn(`Others can read ${path}, and it cannot be closed to them: ${messageOf(error)}.`);
  }
}
