import { comeBack, comeIn, leaveTable, openOwnTable, type OwnTable } from './ownTables';
import { latency } from './phases';
import type { JobName, Jobs, Played, Request, Results } from './tableJobs';

/** A clients' process: does at its tables what ClientProcesses.ts asks. */
const AT_ONCE = 10;

let tables: OwnTable[] = [];
/** How many tables were opened: which process of the hall is the first for the next one. */
let opened = 0;

async function open({ addresses, count }: Jobs['open']): Promise<undefined> {
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => {
      const first = opened++ % addresses.length;
      return openOwnTable([...addresses.slice(first), ...addresses.slice(0, first)]);
    });
    tables.push(...(await Promise.all(some)));
  }
  return undefined;
}

async function play({ tables: count, which, perSecond, seconds }: Jobs['play']): Promise<Played> {
  const chosen = which === 'oldest' ? tables.slice(0, count) : tables.slice(tables.length - count);
  const viewers = chosen.map((table) => table.viewers);
  const before = process.cpuUsage();
  const start = performance.now();
  const times = await latency(viewers, perSecond, seconds);
  const { user, system } = process.cpuUsage(before);
  return { times, cpu: (user + system) / 1000 / (performance.now() - start) };
}

async function change({ addresses, tables: oldest, spectators }: Jobs['change']): Promise<Results['change']> {
  const leaving = tables.filter(({ viewers }, age) => age < oldest || viewers[0].toAct.length === 0);
  const staying = tables.filter((table) => !leaving.includes(table));
  const count = tables.length;
  tables = staying;
  await Promise.all(leaving.map(leaveTable));
  await open({ addresses, count });
  for (let number = 0; number < spectators; number += 1) await watchAnew(number);
  return { changed: leaving.length };
}

/** The spectator of a table leaves and comes back. */
async function watchAnew(number: number): Promise<void> {
  const table = tables[number];
  if (!table) return;
  const [first, second, spectator] = table.viewers;
  await spectator.leave();
  tables[number] = { ...table, viewers: [first, second, await comeIn(table.id, table.people[2])] };
}

async function comeBackAtOnce({ people }: Jobs['comeBack']): Promise<undefined> {
  const returning = tables.flatMap(({ id, people: three }) => three.map((comer) => ({ id, comer })));
  await Promise.all(returning.slice(0, people).map(({ id, comer }) => comeBack(id, comer)));
  return undefined;
}

const JOBS: { readonly [Name in JobName]: (job: Jobs[Name]) => Promise<Results[Name]> } = {
  open,
  play,
  change,
  comeBack: comeBackAtOnce,
};

process.on('message', ({ name, job }: Request) => {
  const done = JOBS[name] as (job: unknown) => Promise<unknown>;
  done(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
