import { isSameJson } from './delta';
import { sealOf, type Roll } from './dice';
import type { AnyGame } from './game';
import type { Match } from './match';
import type { GameRecord, RecordedRoll, RecordFormat } from './record';
import { reelStepOf, reelViewers, type SeenStep } from './reel';
import type { Viewer } from './seats';
import { rollsByStep, rollWork } from './rollCheck';
import { shownSteps, type Shown } from './showing';
import { digestWork, isSigned } from './signing';
import { atOnce, type Work } from './unhurried';

/** Everything that is looked at, in the order in which it is told. */
export const CHECKS = [
  /** The seal is the SHA-256 of the seed. */
  'seal',
  /** Each recorded roll is what seed and salts give at its draw, and the draws go on. Takes no rules. */
  'rolls',
  /** The rules accept every entry. */
  'moves',
  /** By the rules, the seed and the salts give exactly the dice that are recorded, at these draws. */
  'dice',
  /** The game ends as it is recorded. */
  'outcome',
  /** The stored views are what the rules show, and those of everybody are there. */
  'views',
  /** The digest is that of the record. */
  'digest',
  /** Whoever owns the key in the record signed the digest. */
  'signature',
  /** The key in the record is the hall's. */
  'key',
] as const;
export type CheckName = (typeof CHECKS)[number];

/**
 * `untold`: it could not be looked at, because something before it is broken, (of the key) because nothing
 * was given to compare with, or (of the rolls) because the record is of format 1, without draws. `rulesGone`: the rules that it takes are not here.
 */
export type Verdict = 'holds' | 'broken' | 'untold' | 'rulesGone';

export interface Finding {
  readonly verdict: Verdict;
  /** Where it differs first: the number of the step (0 is the set-up, 1 the first entry). */
  readonly step?: number;
  /** Of the views: whose are not there, and whose should not be, by the keys of `GameRecord.reels`. */
  readonly reels?: { readonly missing: readonly string[]; readonly surplus: readonly string[] };
}

export interface RecordCheck {
  readonly findings: Readonly<Record<CheckName, Finding>>;
  /** Was anything altered? */
  readonly broken: boolean;
  /** The game, or this version of its rules, is not here: moves, dice, outcome and views are not told. */
  readonly rulesGone: boolean;
}

const HOLDS: Finding = { verdict: 'holds' };
const BROKEN: Finding = { verdict: 'broken' };
const UNTOLD: Finding = { verdict: 'untold' };
const GONE: Finding = { verdict: 'rulesGone' };

const judged = (holds: boolean): Finding => (holds ? HOLDS : BROKEN);

type PlayFindings = Pick<RecordCheck['findings'], 'moves' | 'dice' | 'outcome' | 'views'>;

/** Are these the rules by which the record was played? */
export function isPlayedBy(game: AnyGame | undefined, record: GameRecord): game is AnyGame {
  return game?.about.id === record.game && game.about.rulesVersion === record.rulesVersion;
}

/** Works everything out again and compares. `hallKey` (hex): the key that the hall itself tells. */
export function checkRecord(game: AnyGame | undefined, record: GameRecord, hallKey?: string): RecordCheck {
  return atOnce(checkWork(game, record, hallKey));
}

/** The same in pieces, for pages that must stay alive meanwhile. */
export function* checkWork(
  game: AnyGame | undefined,
  record: GameRecord,
  hallKey?: string,
): Work<RecordCheck> {
  const rolls = yield* rollWork(record);
  const played = isPlayedBy(game, record)
    ? yield* playWork(game, record)
    : { moves: GONE, dice: GONE, outcome: GONE, views: GONE };
  const digest = yield* digestWork(record);
  const findings = {
    seal: judged(record.seal === sealOf(record.seed)),
    rolls,
    ...played,
    digest: judged(digest === record.digest),
    signature: judged(isSigned(record.digest, record)),
    key: hallKey === undefined ? UNTOLD : judged(hallKey === record.key),
  };
  return {
    findings,
    broken: CHECKS.some((name) => findings[name].verdict === 'broken'),
    rulesGone: findings.moves.verdict === 'rulesGone',
  };
}

function* playWork(game: AnyGame, record: GameRecord): Work<PlayFindings> {
  const total = record.entries.length + 1;
  const views = viewsCheck(game, record);
  const recorded = rollsByStep(record);
  let [step, dice, last]: [number, Finding, Match | undefined] = [0, HOLDS, undefined];
  try {
    for (const shown of shownSteps(game, record)) {
      last = shown.match;
      if (dice === HOLDS && !isSameJson(asRecorded(shown.rolls, record.format), recorded[step])) {
        dice = { verdict: 'broken', step };
      }
      views.add(shown, step);
      step += 1;
      yield step / total;
    }
  } catch {
    // Whatever it was that the rules could not take: the record is none of theirs.
    const untold = (finding: Finding): Finding => (finding === HOLDS ? UNTOLD : finding);
    return {
      moves: { verdict: 'broken', step },
      dice: untold(dice),
      outcome: UNTOLD,
      views: untold(views.finding),
    };
  }
  const ended = last?.outcome !== undefined && isSameJson(last.outcome, record.outcome);
  return { moves: HOLDS, dice, outcome: judged(ended), views: views.finding };
}

/** The rolls as a record of that format tells them. */
const asRecorded = (rolls: readonly Roll[], format: RecordFormat): readonly RecordedRoll[] =>
  format === 'gearhall-record-1' ? rolls.map(([sides, value]) => [sides, value]) : rolls;

/** Are the reels there that the game's secrets and seats ask for, and no others? */
function reelsFinding(expected: readonly string[], { reels }: GameRecord): Finding {
  const missing = expected.filter((key) => !Object.hasOwn(reels, key));
  const surplus = Object.keys(reels).filter((key) => !expected.includes(key));
  if (missing.length === 0 && surplus.length === 0) return HOLDS;
  return { verdict: 'broken', reels: { missing, surplus } };
}

/** Compares what the rules show with the stored views, step by step. */
function viewsCheck(game: AnyGame, record: GameRecord) {
  const viewers = reelViewers(game, record.names.length);
  const rows = viewers.map((viewer) => ({
    viewer,
    reel: record.reels[viewer],
    last: undefined as SeenStep | undefined,
  }));
  const check = {
    finding: reelsFinding(viewers.map(String), record),
    add({ match, events }: Shown, step: number): void {
      for (const row of rows) {
        const seen = seenBy(match, events, row.viewer);
        const stored = row.reel?.[step];
        const same = isSameJson(stored, reelStepOf(row.last, seen));
        if (!same && check.finding === HOLDS) check.finding = { verdict: 'broken', step };
        row.last = seen;
      }
    },
  };
  return check;
}

function seenBy(match: Match, events: Shown['events'], viewer: Viewer): SeenStep {
  return { view: match.project(viewer), events: match.eventsFor(events, viewer) };
}
