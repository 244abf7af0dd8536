import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate folder for one test. */
export interface Folder {
  readonly path: string;
  readonly file: string;
  remove(): void;
}

export function temporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'gearhall-'));
  return {
    path,
    file: join(path, 'gearhall.sqlite'),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
