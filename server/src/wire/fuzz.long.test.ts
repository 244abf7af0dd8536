import { execFile } from 'node:child_process';
import { join } from 'node:path';

const SERVER = join(__dirname, '..', '..');
const MAIN = join(SERVER, 'src', 'testing', 'fuzz', 'main.ts');
const CASES = 20_000;
const TIMEOUT_MS = 300_000;

/** Runs `npm run fuzz -- hall` as by hand, and returns its line of JSON. */
function fuzz(...more: string[]): Promise<Record<string, unknown>> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, TS_NODE_PROJECT: join(SERVER, 'tsconfig.json'), NODE_NO_WARNINGS: '1' };
  const parameters = ['-r', 'ts-node/register', MAIN, ...more];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, { env }, (error, output, errors) => {
      if (output === '') reject(error ?? new Error(errors));
      else resolve(JSON.parse(output) as Record<string, unknown>);
    });
  });
}

test(
  `${CASES} cases of anything leave the server and the games on it as they are`,
  async () => {
    const result = await fuzz('--cases', String(CASES), '--seed', '1');
    expect(result).toEqual({
      seed: 1,
      count: CASES,
      seconds: expect.any(Number),
      perSecond: expect.any(Number),
      cases: expect.objectContaining({ frames: expect.any(Number) }),
      rss: expect.any(Object),
    });
    const counts = Object.values(result.cases as Record<string, number>);
    expect(counts.reduce((sum, count) => sum + count)).toBe(CASES);
    for (const count of counts) expect(count).toBeGreaterThan(CASES / 50);
  },
  TIMEOUT_MS,
);
