import { temporaryFolder } from '../temporaryFolder';
import { FuzzFailure } from './FuzzFailure';
import { Rng } from './Rng';
import { Stage } from './Stage';
import { runCase, SURFACE_NAMES, surfaceOf, type SurfaceName } from './surfaces';
import { Target, type TargetKind } from './Target';

/** Cases between two checks of the server. */
const BATCH = 1000;
/** Each batch whose number is a multiple of this goes to a server with the default limits. */
const STRICT_EVERY = 20;
const AT_ONCE = 48;
const MOMENT_MS = 200;

export interface FuzzPlan {
  readonly seed: number;
  /** Numbers of the first case and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly surface?: SurfaceName | undefined;
  readonly onBatch?: (done: number) => void;
}

export interface Result {
  readonly cases: Readonly<Record<SurfaceName, number>>;
  /** The memory in bytes of the server with generous limits. */
  readonly rss: { readonly start: number; readonly peak: number; readonly end: number };
}

/** Runs the cases of the plan against servers of its own. Rejects with a FuzzFailure. */
export async function fuzz(plan: FuzzPlan): Promise<Result> {
  const run = new Run(plan);
  try {
    return await run.all();
  } catch (error) {
    if (!(error instanceof FuzzFailure)) throw error;
    const [first, last] = error.cases;
    const canBeNarrowed = first < last && last - first < BATCH;
    throw (canBeNarrowed ? await oneByOne(plan, error) : undefined) ?? error;
  } finally {
    await run.end();
  }
}

/** Searches a batch for the single case that fails alone, each on a checked server. */
async function oneByOne(
  plan: FuzzPlan,
  { cases: [first, last] }: FuzzFailure,
): Promise<FuzzFailure | undefined> {
  const run = new Run({ ...plan, from: first, to: last + 1 });
  try {
    for (let number = first; number <= last; number += 1) await run.batch(number, number + 1);
    return undefined;
  } catch (error) {
    return error instanceof FuzzFailure ? error : undefined;
  } finally {
    await run.end();
  }
}

class Run {
  private readonly folders = [temporaryFolder(), temporaryFolder()] as const;
  private readonly stages: Partial<Record<TargetKind, Stage>> = {};
  private readonly counts: Record<SurfaceName, number>;
  private tablesOf = -1;

  constructor(private readonly plan: FuzzPlan) {
    this.counts = { messages: 0, rest: 0, brokenHttp: 0, upgrades: 0, frames: 0 };
  }

  async all(): Promise<Result> {
    const { from, to, onBatch } = this.plan;
    let start = 0;
    for (let at = from; at < to;) {
      const next = Math.min(to, (Math.floor(at / BATCH) + 1) * BATCH);
      await this.batch(at, next);
      start ||= (await this.stages.generous?.target.rss()) ?? 0;
      onBatch?.(next - from);
      at = next;
    }
    const target = this.stages.generous?.target;
    const end = (await target?.rss()) ?? 0;
    for (const stage of Object.values(this.stages)) await this.verify(stage, [from, to - 1], 'finish');
    return { cases: this.counts, rss: { start, peak: target?.peakRss ?? 0, end } };
  }

  /** Runs some cases of one batch concurrently, then checks the server. */
  async batch(from: number, to: number): Promise<void> {
    const stage = await this.stageFor(Math.floor(from / BATCH));
    let next = from;
    const work = async (): Promise<void> => {
      while (next < to && stage.target.fault === undefined) await this.one(stage, next++);
    };
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = results.find((result) => result.status === 'rejected');
    // The server's own report of it arrives separately.
    if (failed) await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    if (failed && stage.target.fault === undefined) throw failed.reason;
    await this.verify(stage, [from, to - 1], 'check');
  }

  async end(): Promise<void> {
    for (const stage of Object.values(this.stages)) {
      await stage.close();
      await stage.target.kill();
    }
    for (const folder of this.folders) folder.remove();
  }

  private async one(stage: Stage, number: number): Promise<void> {
    const surface = this.surfaceOf(number);
    this.counts[surface] += 1;
    try {
      await runCase(stage, { surface, seed: this.plan.seed, number });
    } catch (error) {
      throw new FuzzFailure([number, number], [surface], wordsOf(error));
    }
  }

  private async verify(
    stage: Stage,
    cases: readonly [number, number],
    how: 'check' | 'finish',
  ): Promise<void> {
    try {
      await stage.target[how]();
      const stray = stage.tables
        .flatMap(({ connections: lines }) => lines.flatMap(({ strays }) => strays))
        .at(0);
      if (stray) throw new Error(`An answer came to no request: ${JSON.stringify(stray)}.`);
    } catch (error) {
      const surfaces = cases[0] === cases[1] ? [this.surfaceOf(cases[0])] : SURFACE_NAMES;
      throw new FuzzFailure(cases, surfaces, wordsOf(error));
    }
  }

  private surfaceOf(number: number): SurfaceName {
    return this.plan.surface ?? surfaceOf(this.plan.seed, number);
  }

  /** The server for a batch, with a fresh table on it. */
  private async stageFor(batch: number): Promise<Stage> {
    const kind = batch % STRICT_EVERY === STRICT_EVERY - 1 ? 'strict' : 'generous';
    const [generous, strict] = this.folders;
    const folder = kind === 'strict' ? strict : generous;
    const stage = (this.stages[kind] ??= await Stage.set(await Target.start(kind, folder.path)));
    if (this.tablesOf !== batch) await stage.renew(new Rng(~this.plan.seed, batch));
    this.tablesOf = batch;
    return stage;
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
