import { WaitingJobs, type LaneStanding } from './WaitingJobs';

const STANDS_WELL: LaneStanding = { isServed: false, isOverBudget: false };

/** A queue with jobs named by their lane and a number: "a1". */
function waiting(names: readonly string[], standing: Readonly<Record<string, Partial<LaneStanding>>> = {}) {
  const jobs = new WaitingJobs<{ lane: string; name: string }>((lane) => ({
    ...STANDS_WELL,
    ...standing[lane],
  }));
  const add = (name: string, most = 100) =>
    jobs.add({ lane: name.charAt(0), name }, most).map((job) => job.name);
  for (const name of names) add(name);
  const served = (count: number) => Array.from({ length: count }, () => jobs.next()?.name);
  return { jobs, add, served };
}

test('lanes take turns, however many jobs one of them has', () => {
  const { served } = waiting(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(served(7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
});

test('a lane that comes late is not behind those that have had a turn', () => {
  const { add, served } = waiting(['a1', 'a2', 'b1', 'b2']);
  expect(served(2)).toEqual(['a1', 'b1']);
  add('c1');
  expect(served(3)).toEqual(['c1', 'a2', 'b2']);
});

test('a lane that has a thread, or is over its budget, gets one where it would be idle', () => {
  const { served } = waiting(['a1', 'b1', 'c1', 'd1'], {
    ...{ a: { isServed: true, isOverBudget: true }, b: { isOverBudget: true }, c: { isServed: true } },
  });
  expect(served(4)).toEqual(['d1', 'b1', 'c1', 'a1']);
});

test('when there is no room, the job that would come last is turned away, not the one that comes late', () => {
  const { add, served } = waiting(['a1', 'a2', 'b1']);
  served(1);
  expect(add('c1', 2)).toEqual(['a2']);
  expect(add('a3', 2)).toEqual(['a3']);
  expect(served(2)).toEqual(['b1', 'c1']);
});

test('whether a job would get a place is known before it is made', () => {
  const { jobs, served } = waiting(['a1', 'a2', 'b1']);
  served(1);
  expect(jobs.hasPlaceFor('a', 3)).toBe(true);
  expect(jobs.hasPlaceFor('c', 2)).toBe(true);
  expect(jobs.hasPlaceFor('a', 2)).toBe(false);
  expect(jobs.hasPlaceFor('c', 0)).toBe(false);
});
