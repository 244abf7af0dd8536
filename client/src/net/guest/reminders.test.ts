import { bytesOf } from './reminders';

test('a key in URL-safe base64 becomes its bytes', () => {
  expect([...bytesOf('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
});
