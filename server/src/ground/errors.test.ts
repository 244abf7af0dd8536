import { REST_STATUS } from '@gearhall/shared/core/pages/restErrors';
import { TEXT_FAULTS } from '@gearhall/shared/core/text/tidyText';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HttpError } from './errors';

const SERVER = resolve(__dirname, '..');

/** Every code that the server names where it refuses a request. */
function codesNamed(): ReadonlySet<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const named = sources.flatMap((file) => [
    ...readFileSync(join(SERVER, file), 'utf8').matchAll(/new HttpError\(\s*'(\w+)'/gu),
  ]);
  return new Set(named.map(([, code = '']) => code));
}

test('each code of the list is sent by some route, and no other', () => {
  // What is wrong with a text stands in the schema of the request.
  expect([...codesNamed(), ...TEXT_FAULTS].sort()).toEqual(Object.keys(REST_STATUS).sort());
});

test('an error has the status of its code', () => {
  expect(new HttpError('full', 'No room.').status).toBe(503);
  expect(new HttpError('malformed', 'No JSON.', undefined, 400).status).toBe(400);
});
