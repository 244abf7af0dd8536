import { spawn } from 'node:child_process';
import { limitsOf, peakMB, resetPeak } from './limits';

test('a small VPS has one core for the hall, and half of 1 GB for its heap', () => {
  expect(limitsOf('vps', { platform: 'linux', cores: 4 })).toEqual({
    memoryMB: 1024,
    hallFlags: ['--max-old-space-size=512'],
    hallThrough: ['taskset', '--cpu-list', '0'],
    clientsThrough: ['taskset', '--cpu-list', '1-3'],
  });
});

test.each([
  ['linux', 1],
  ['darwin', 8],
] as const)('on %s with cores: %d it cannot be measured', (platform, cores) => {
  expect(() => limitsOf('vps', { platform, cores })).toThrow('--limits needs Linux');
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the peak of a process counts what it had for a moment, until it is reset', async () => {
  const script = `
    process.stdin.on('data', () => { Buffer.alloc(200 * 1024 * 1024, 1); gc(); console.log('done'); });
    console.log('begun');`;
  const child = spawn(process.execPath, ['--expose-gc', '-e', script]);
  const told = (): Promise<unknown> => new Promise((resolve) => child.stdout.once('data', resolve));
  const metric = () => Promise.reject(new Error('It has no metrics.'));
  const hall = { child, metric, port: 0, address: '' };
  try {
    await told();
    const before = peakMB(hall);
    child.stdin.write('x');
    await told();
    expect(peakMB(hall)).toBeGreaterThan(before + 190);
    resetPeak(hall);
    expect(peakMB(hall)).toBeLessThan(before + 100);
  } finally {
    child.kill();
  }
});
