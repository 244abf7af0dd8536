import { isSame } from '../json/equality';
import { sealOf, type Roll } from '../dice/dice';
import type { AnyGame } from '../game';
import type { SeenStep } from '../bots/bot';
import type { Match } from '../match';
import type { GameRecord, RecordedRoll, RecordFormat } from './record';
import { viewStepOf, historyViewers, type ViewStep } from '../replay/viewHistory';
import type { Viewer } from '../ground/seats';
import { rollsByStep, rollWork } from './rollCheck';
import { shownSteps, type Shown } from '../replay/showing';
import { digestWork, isSigned } from './signing';
import { atOnce, type Work } from '../ground/timeSliced';
import type { Finding } from './finding';

/** All checks, in the order of the report. */
export const CHECKS = [
  /** The seal is the SHA-256 of the seed. */
  'seal',
  /** Each recorded roll is what seed and salts give at its draw, and the draw numbers increase. Needs no rules. */
  'rolls',
  /** The rules accept every entry. */
  'moves',
  /** By the rules, the seed and the salts give exactly the recorded dice at these draws. */
  'dice',
  /** The game ends as recorded. */
  'outcome',
  /** The stored views are what the rules show, and none are missing. */
  'views',
  /** The digest fits the record. */
  'digest',
  /** The owner of the key in the record signed the digest. */
  'signature',
  /** The key in the record is the hall's. */
  'key',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface RecordCheck {
  readonly findings: Readonly<Record<CheckName, Finding>>;
  /** Was anything altered? */
  readonly broken: boolean;
  /** The game, or this version of its rules, is not available: moves, dice, outcome and views are not checked. */
  readonly rulesGone: boolean;
}

const HOLDS: Finding = { verdict: 'holds' };
const BROKEN: Finding = { verdict: 'broken' };
const UNTOLD: Finding = { verdict: 'untold' };
const GONE: Finding = { verdict: 'rulesGone' };

const judged = (holds: boolean): Finding => (holds ? HOLDS : BROKEN);

type PlayFindings = Pick<RecordCheck['findings'], 'moves' | 'dice' | 'outcome' | 'views'>;

/** Was the record played with these rules? */
export function isPlayedBy(game: AnyGame | undefined, record: GameRecord): game is AnyGame {
  return game?.about.id === record.game && game.about.rulesVersion === record.rulesVersion;
}

/** Recomputes everything and compares. `hallKey` (hex): the key that the hall itself publishes. */
export function checkRecord(game: AnyGame | undefined, record: GameRecord, hallKey?: string): RecordCheck {
  return atOnce(checkWork(game, record, hallKey));
}

/** The same in pieces, for pages that must stay responsive. */
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
      if (dice === HOLDS && !isSame(asRecorded(shown.rolls, record.format), recorded[step])) {
        dice = { verdict: 'broken', step };
      }
      views.add(shown, step);
      step += 1;
      yield step / total;
    }
  } catch {
    // Whatever made the rules throw: the record was not played with them.
    const untold = (finding: Finding): Finding => (finding === HOLDS ? UNTOLD : finding);
    return {
      moves: { verdict: 'broken', step },
      dice: untold(dice),
      outcome: UNTOLD,
      views: untold(views.finding),
    };
  }
  const ended = last?.outcome !== undefined && isSame(last.outcome, record.outcome);
  return { moves: HOLDS, dice, outcome: judged(ended), views: views.finding };
}

/** The rolls in the form that a record of this format has. */
const asRecorded = (rolls: readonly Roll[], format: RecordFormat): readonly RecordedRoll[] =>
  format === 'gearhall-record-1' ? rolls.map(([sides, value]) => [sides, value]) : rolls;

/** Are the view histories there that the game's secrets and seats demand, and no others? */
function historiesFinding(expected: readonly string[], { reels }: GameRecord): Finding {
  const missing = expected.filter((key) => !Object.hasOwn(reels, key));
  const surplus = Object.keys(reels).filter((key) => !expected.includes(key));
  if (missing.length === 0 && surplus.length === 0) return HOLDS;
  return { verdict: 'broken', reels: { missing, surplus } };
}

/** Compares what the rules show with the stored views, step by step. */
function viewsCheck(game: AnyGame, record: GameRecord) {
  const viewers = historyViewers(game, record.names.length);
  const rows = viewers.map((viewer) => ({
    viewer,
    viewHistory: record.reels[viewer],
    last: undefined as SeenStep | undefined,
  }));
  const check = {
    finding: historiesFinding(viewers.map(String), record),
    add({ match, events }: Shown, step: number): void {
      for (const row of rows) {
        const seen = seenBy(match, events, row.viewer);
        const stored = row.viewHistory?.[step];
        const shown = viewStepOf(row.last, seen);
        const same = isSame(stored, asOf(stored, shown));
        if (!same && check.finding === HOLDS) check.finding = { verdict: 'broken', step };
        row.last = seen;
      }
    },
  };
  return check;
}

/**
 * A step as a record of this age could have stored it: without the fields of today's view that the stored one does not have
 * yet, as long as they say nothing: they are empty, 0 or false.
 */
const asOf = (stored: ViewStep | undefined, step: ViewStep): ViewStep => ({
  ...step,
  change: known(stored?.change, step.change),
});

function known(old: unknown, now: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(now) && old.length === now.length)
    return now.map((one: unknown, index) => known(old[index], one));
  if (!isFields(old) || !isFields(now)) return now;
  return Object.fromEntries(
    Object.entries(now)
      .filter(([key, value]) => Object.hasOwn(old, key) || !saysNothing(value))
      .map(([key, value]) => [key, known(old[key], value)]),
  );
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const saysNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

function seenBy(match: Match, events: Shown['events'], viewer: Viewer): SeenStep {
  return { view: match.project(viewer), events: match.eventsFor(events, viewer) };
}
