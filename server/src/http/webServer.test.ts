import { readConfig } from '../ground/config';
import { makeLog } from '../ground/logs/log';
import { webServer } from './webServer';

test('a server that cannot accept connections logs it once, and survives', async () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  const server = webServer((_request, response) => response.end(), readConfig({}), log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (let count = 0; count < 100; count += 1) server.emit('error', new Error('accept EMFILE'));
  expect(lines).toHaveLength(1);
  await new Promise((resolve) => server.close(resolve));
});
