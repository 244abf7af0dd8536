import { bytesOf } from './reminders';

test('a key in the letters of addresses becomes its bytes', () => {
  expect([...bytesOf('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
});
