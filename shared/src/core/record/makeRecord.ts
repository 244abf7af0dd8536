import { sealOf } from '../dice/dice';
import type { AnyGame } from '../game';
import type { SeenStep } from '../bots/bot';
import { RECORD_FORMAT, type GameRecord, type RecordedEntry } from './record';
import { viewStepOf, historyViewers, type ViewStep } from '../replay/viewHistory';
import { BrokenRule } from '../ground/result';
import type { Viewer } from '../ground/seats';
import { shownSteps, type Shown } from '../replay/showing';
import { signWork, type KeyPair } from './signing';
import { atOnce, type Work } from '../ground/timeSliced';

/** What is known of a finished game before it is replayed to make its record. */
export type RecordSource = Pick<
  GameRecord,
  'table' | 'options' | 'carried' | 'names' | 'began' | 'seed' | 'salts'
> & {
  readonly entries: readonly Omit<RecordedEntry, 'rolls'>[];
};

/** Replays a finished game and writes its record, signed with the hall's keys, in small pieces of work. */
export function* recordWork(game: AnyGame, source: RecordSource, keys: KeyPair): Work<GameRecord> {
  const films = historyViewers(game, source.names.length).map((viewer) => new Film(viewer));
  const total = source.entries.length + 1;
  const rolls: Shown['rolls'][] = [];
  let last: Shown | undefined;
  for (const shown of shownSteps(game, source)) {
    last = shown;
    rolls.push(shown.rolls);
    for (const film of films) {
      film.add(shown);
      yield rolls.length / total;
    }
  }
  const outcome = last?.match.outcome;
  if (!outcome) throw new BrokenRule('Only a game that is over has a record.');
  const [setUp = [], ...later] = rolls;
  const unsigned = {
    format: RECORD_FORMAT,
    game: game.about.id,
    rulesVersion: game.about.rulesVersion,
    ...source,
    seal: sealOf(source.seed),
    rolls: setUp,
    entries: source.entries.map((entry, at) => withRolls(entry, later[at] ?? [])),
    outcome,
    reels: Object.fromEntries(films.map(({ viewer, steps }) => [String(viewer), steps])),
  } as const;
  return yield* signWork(unsigned, keys);
}

/** Like `recordWork`, but all at once. */
export function makeRecord(game: AnyGame, source: RecordSource, keys: KeyPair): GameRecord {
  return atOnce(recordWork(game, source, keys));
}

const withRolls = (entry: Omit<RecordedEntry, 'rolls'>, rolls: Shown['rolls']): RecordedEntry =>
  rolls.length > 0 ? { ...entry, rolls } : entry;

/** Collects what one viewer sees. */
class Film {
  readonly steps: ViewStep[] = [];
  private last: SeenStep | undefined;

  constructor(readonly viewer: Viewer) {}

  add({ match, events }: Shown): void {
    const seen = { view: match.project(this.viewer), events: match.eventsFor(events, this.viewer) };
    this.steps.push(viewStepOf(this.last, seen));
    this.last = seen;
  }
}
