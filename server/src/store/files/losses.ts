import { StoreError } from '../contract/errors';
import type { CommitMark, FoundSequence } from './sequence';

/** The environment variable that takes the name of a loss. */
const ACCEPT_LOSS = 'GEARHALL_ACCEPT_LOSS';

/** What was found in a data folder, before anything is opened for writing. */
export interface Findings {
  readonly file: string;
  /** Whether there is a database with content. */
  readonly hasContent: boolean;
  /** Whether SQLite's write-ahead log exists. */
  readonly hasLog: boolean;
  /** The last commit in the database, including the log. */
  readonly reached: CommitMark | undefined;
  readonly sequence: FoundSequence | undefined;
}

export interface Loss {
  /** The operator repeats it to accept the loss. No two losses of one folder have the same name. */
  readonly name: string;
  readonly sentence: string;
  /** When the last commit that is left was stored, in ms since 1970; 0: none is left. */
  readonly from: number;
}

/** What was stored once but is missing from the database; undefined when nothing is known to be missing. */
export function lossIn(findings: Findings): Loss | undefined {
  const { file, hasContent, hasLog, reached, sequence } = findings;
  const known = sequence?.mark;
  if (!hasContent && (sequence || hasLog)) return lossOfAll(`There is no database ${file}`, known);
  if (sequence && !known) return lossOfUnknown(findings);
  if (!known) return undefined;
  if (reached && reached.lineage !== known.lineage) {
    return lossOfAll(`The database ${file} is not the one that its sequence file belongs to`, known);
  }
  const number = reached?.number ?? 0;
  return number < known.number ? lossOfLast(findings, number, known) : undefined;
}

function lossOfAll(fact: string, known: CommitMark | undefined): Loss {
  if (!known)
    return {
      name: 'unknown',
      sentence: `${fact}, although the files beside it show that there was one.`,
      from: 0,
    };
  return {
    name: rangeOf(0, known),
    sentence: `${fact}: ${known.number} commits are missing, the last one of ${timeOf(known)}.`,
    from: 0,
  };
}

function lossOfLast({ file, reached }: Findings, number: number, known: CommitMark): Loss {
  const last = reached ? `commit ${number} of ${timeOf(reached)}` : 'no counted commit';
  return {
    name: rangeOf(number, known),
    sentence: `The database ${file} ends with ${last}, but ${known.number} of ${timeOf(known)} was the last one stored: ${known.number - number} commits are missing since then.`,
    from: reached?.at ?? 0,
  };
}

/** A slot is torn by a power cut, but never both. Nothing was acknowledged before the first commit. */
function lossOfUnknown({ file, reached }: Findings): Loss | undefined {
  if (!reached || reached.number === 0) return undefined;
  const { number, lineage, at } = reached;
  return {
    name: `after-${number}-${lineage.slice(0, 8)}`,
    sentence: `The sequence file of the database ${file} is damaged, so that nobody knows whether commits are missing. ${lastOf(reached)}`,
    from: at,
  };
}

/** Throws a StoreError unless exactly this loss was accepted. */
export function refuseLoss({ name, sentence }: Loss, accepted: string | undefined): void {
  if (accepted === name) return;
  throw new StoreError(
    `${sentence} Either a file was damaged or removed (the database or its -wal), or an older backup was put in its place. Nothing was changed. Put the right files back, or keep a copy of the folder and start once with ${ACCEPT_LOSS}=${name} to go on without what is missing.`,
  );
}

/** The warning for a loss that cannot be ruled out. */
export function doubtAbout({ file, reached, sequence }: Findings): string | undefined {
  // Nothing was acknowledged before the first commit.
  if (!reached || reached.number === 0) return undefined;
  const last = lastOf(reached);
  if (!sequence)
    return `The database ${file} has no sequence file, as after a move or a restored backup. ${last}`;
  return sequence.isDamaged ? `The sequence file of the database ${file} was damaged. ${last}` : undefined;
}

const lastOf = (reached: CommitMark): string =>
  `Its last commit is ${reached.number} of ${timeOf(reached)}: if there were later ones, they are lost.`;

const rangeOf = (number: number, known: CommitMark): string => `${number + 1}-${known.number}`;
const timeOf = ({ at }: CommitMark): string => new Date(at).toISOString();
