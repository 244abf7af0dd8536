import { join } from 'node:path';
import { createHall } from '../../src/app';
import { readConfig } from '../../src/ground/config';
import { makeLog } from '../../src/ground/logs/log';
import { newSecret } from '../../src/identity/tokens';
import { memoryStore } from '../../src/store/memory/memoryStore';
import { thinkingGame } from './game';

/** The hall's process for the bench of bots that think: no game has such a bot that always takes as long. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const hall = createHall({
    config,
    secret: newSecret(),
    games: [thinkingGame],
    store: memoryStore(),
    log: makeLog('error'),
    botThread: join(__dirname, 'thread.ts'),
  });
  const port = await hall.listen();
  console.log(JSON.stringify({ port }));
  process.once('SIGTERM', () => void hall.close().then(() => process.exit(0)));
}

void main();
