import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { OWNERS_FILE } from './ownersOnly';

/**
 * The sequence file records how far the database has got, so that a start notices missing commits. It has two slots of
 * 4096 bytes, written alternately, so that a torn write damages only one of them. A slot is one line, padded with
 * spaces: `<mark as JSON> <first 16 hex digits of the SHA-256 of that JSON>`.
 */
const SLOT_BYTES = 4096;
const SLOTS = [0, 1] as const;
const SUM_DIGITS = 16;
/** The last time that a date can tell. */
const MOST_MS = 8.64e15;

export const commitMark = z.strictObject({
  /** Drawn at random for each database. */
  lineage: z.string(),
  /** Counted from 1. */
  number: z.number().int().min(0),
  /** When it was written, in ms since 1970. */
  at: z.number().int().min(0).max(MOST_MS),
});
/** A commit of a database. */
export type CommitMark = z.output<typeof commitMark>;

export interface FoundSequence {
  /** The newest mark; undefined when no slot can be read. */
  readonly mark: CommitMark | undefined;
  readonly isDamaged: boolean;
}

const flushed = promisify(fdatasync);

/** The content of the file; undefined if it does not exist. */
export function readSequence(path: string): FoundSequence | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const marks = SLOTS.map((slot) => parseSlot(bytes.subarray(slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES)));
  const readable = marks.filter((found) => found !== undefined);
  const [newest] = readable.sort((one, other) => other.number - one.number);
  return { mark: newest, isDamaged: readable.length < SLOTS.length };
}

/** The open sequence file of a running server. */
export class SequenceFile {
  private next = 0;

  private constructor(private readonly descriptor: number) {}

  /** Replaces the file by a new one; a crash leaves one of the two. */
  static create(path: string, first: CommitMark): SequenceFile {
    const temporary = `${path}.new`;
    try {
      const descriptor = openSync(temporary, 'w', OWNERS_FILE);
      for (const slot of SLOTS) writeSync(descriptor, slotOf(first), 0, SLOT_BYTES, slot * SLOT_BYTES);
      fsyncSync(descriptor);
      closeSync(descriptor);
      renameSync(temporary, path);
      syncFolder(dirname(path));
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    return new SequenceFile(openSync(path, 'r+'));
  }

  /** After this the file contains the mark, even if the process is killed; a power cut may still undo it. */
  write(reached: CommitMark): void {
    writeSync(this.descriptor, slotOf(reached), 0, SLOT_BYTES, this.next * SLOT_BYTES);
    this.next = 1 - this.next;
  }

  /** Resolves when everything written is on the disk. */
  flush(): Promise<void> {
    return flushed(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function slotOf(reached: CommitMark): Buffer {
  const text = JSON.stringify(reached);
  return Buffer.from(`${text} ${sumOf(text)}`.padEnd(SLOT_BYTES - 1).concat('\n'), 'utf8');
}

function parseSlot(bytes: Buffer): CommitMark | undefined {
  const text = bytes.toString('utf8').trimEnd();
  const json = text.slice(0, -SUM_DIGITS - 1);
  if (text !== `${json} ${sumOf(json)}`) return undefined;
  return commitMark.safeParse(JSON.parse(json)).data;
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, SUM_DIGITS);
}

/** Makes the new name survive a power cut. Not every system can do this. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    closeSync(descriptor);
  }
}
