import type { ChildProcess } from 'node:child_process';
import { run, script } from './processes';
import { ascending, shareOf, sum } from './statistics';
import type { JobName, Jobs, Played, Request, Results } from './tableJobs';

const CLIENTS = script('server/bench/tableClients.ts');

/** Clients of the hall in processes of their own, among which their tables are divided. */
export class ClientProcesses {
  private readonly all: readonly ChildProcess[];

  /** `through`: a command that runs each of them. */
  constructor(count: number, through: readonly string[] = []) {
    this.all = Array.from({ length: count }, () => run(CLIENTS, { through, isSentMessages: true }));
  }

  /** Opens tables until there are this many. */
  async open(addresses: readonly string[], tables: number): Promise<void> {
    await this.ask('open', (share) => ({ addresses, count: share(tables) }));
  }

  /** Plays at this number of the tables. The times are sorted, and the share of a core is that of the busiest process. */
  async play({ tables, perSecond, ...job }: Jobs['play']): Promise<Played> {
    const played = await this.ask('play', (share) => ({
      tables: share(tables),
      perSecond: share(perSecond),
      ...job,
    }));
    const times = played.flatMap((each) => each.times).sort(ascending);
    return { times, cpu: Math.max(...played.map(({ cpu }) => cpu)) };
  }

  /** Returns how many tables were left and opened anew. */
  async change({ addresses, tables, spectators }: Jobs['change']): Promise<number> {
    const changes = await this.ask('change', (share) => ({
      addresses,
      tables: share(tables),
      spectators: share(spectators),
    }));
    return sum(changes.map(({ changed }) => changed));
  }

  async comeBack(people: number): Promise<void> {
    await this.ask('comeBack', (share) => ({ people: share(people) }));
  }

  end(): void {
    for (const child of this.all) child.kill();
  }

  /** Asks all at once; `share` is each one's part of a number. */
  private ask<Name extends JobName>(
    name: Name,
    jobOf: (share: (total: number) => number) => Jobs[Name],
  ): Promise<Results[Name][]> {
    return Promise.all(
      this.all.map((child, part) => {
        const job = jobOf((total) => shareOf(total, part, this.all.length));
        return answerOf<Results[Name]>(child, { name, job });
      }),
    );
  }
}

async function answerOf<Result>(child: ChildProcess, request: Request): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('A process of clients ended early.'));
    child.once('exit', onExit);
    child.once('message', ({ result }: { result: Result }) => {
      child.off('exit', onExit);
      resolve(result);
    });
    child.send(request);
  });
}
