import { serve } from '../../ground/threads/serving';

/** What a thread of the tests is told to do. */
export type Odd =
  | { readonly say: string }
  | { readonly busyMs: number }
  | { readonly does: 'throw' | 'exit' | 'hang' | 'outgrow' };

serve<Odd, string>((odd) => {
  if ('say' in odd) return odd.say;
  if ('busyMs' in odd) return busy(odd.busyMs);
  if (odd.does === 'throw') throw new RangeError('As it was told.');
  if (odd.does === 'exit') process.exit(3);
  const held: number[][] = [];
  for (;;) if (odd.does === 'outgrow') held.push(Array<number>(4_000_000).fill(held.length + 0.5));
});

function busy(ms: number): string {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return 'done';
}
