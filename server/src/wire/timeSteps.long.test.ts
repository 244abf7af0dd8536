import { join } from 'node:path';
import { hallCommand, startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person, type Seen } from '../testing/clients/Person';
import { temporaryFolder } from '../testing/temporaryFolder';
import { pause } from '../testing/until';

/** The same as timeSteps.test.ts, with a real process. */

const MINUTE = 60_000;
const STOPPED_MS = 8000;
/** What the test itself takes, on a slow machine. */
const SLACK_MS = 6000;
const CAN_BE_SET = ['-r', join(__dirname, '..', 'testing', 'clockToSet.cjs')];

let hall: HallProcess;
const folder = temporaryFolder();
afterAll(async () => {
  process.kill(hall.pid, 'SIGCONT');
  await hall.end('SIGKILL');
  folder.remove();
});

async function begun(people: readonly Person[]): Promise<Seen> {
  const terms = { clock: { type: 'live', bank: 2, move: 5 } };
  const table = await people[0]!.createTable('metaltalon', people.length, { terms });
  const [a, b] = await Promise.all(people.map((person) => person.join(table)));
  await b!.ask('sit', { seat: 1 });
  await a!.ask('start');
  await a!.until(() => a!.table.status === 'playing', 'the start');
  return a!;
}

/** How much the seat to act has left, as its page shows it. */
const leftOf = ({ table, welcome }: Seen): number =>
  Math.max(...table.seats.map(({ due }) => due)) - (welcome?.now ?? 0);

test('a clock that is set and a process that is stopped take nothing from a bank', async () => {
  hall = await startHall({ GEARHALL_DATA: folder.path }, undefined, hallCommand(...CAN_BE_SET));
  const people = await Promise.all(['Ada', 'Bo'].map((name) => Person.enter(hall.address, name)));
  const a = await begun(people);
  const { now = 0 } = a.welcome ?? {};
  process.kill(hall.pid, 'SIGUSR2');
  await a.until(() => (a.welcome?.now ?? 0) >= now + 60 * MINUTE, 'the hall to notice');
  expect(leftOf(a)).toBeGreaterThan(2 * MINUTE - SLACK_MS);
  process.kill(hall.pid, 'SIGSTOP');
  await pause(STOPPED_MS);
  const { now: before = 0 } = a.welcome ?? {};
  process.kill(hall.pid, 'SIGCONT');
  await a.until(() => (a.welcome?.now ?? 0) >= before + STOPPED_MS / 2, 'the hall to notice');
  expect(leftOf(a)).toBeGreaterThan(2 * MINUTE - SLACK_MS);
  expect(hall.output()).toContain('no clock runs for that time');
}, 120_000);
