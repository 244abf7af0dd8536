import { openTables, throughput } from './phases';
import { hallSubject } from './viewers';
async function main(address: string) {
  const subject = await hallSubject(address);
  const fast = await openTables(subject, 0, 50);
  await throughput(fast, 40);
  const out = [];
  for (let i = 0; i < 1; i++) { const run = await throughput(fast, 120); out.push(Math.round(run.actions / run.seconds)); }
  console.log(out.join(' '));
  process.exit(0);
}
void main(process.argv[2]!);
