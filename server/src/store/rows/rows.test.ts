import { audienceOfPeople } from '../contract/chatLines';
import { hashed } from './rowHashes';
import { chatOf, readersOf } from './rows';

const row = {
  ...{ table_id: 't', index: 3, place: 3, person: null, hearers: '' },
  line: JSON.stringify({ name: 'Ada', text: 'hello' }),
};

test('a line is lost where its audience has become bytes, and the others are read', () => {
  const whole = hashed('chat', row);
  const damaged = { ...hashed('chat', { ...row, index: 4 }), hearers: Buffer.from('ff00', 'hex') as never };
  const { chat, lost } = chatOf([whole, damaged] as never);
  expect(chat.map(({ index }) => index)).toEqual([3]);
  expect(lost).toEqual([4]);
});

test('people are found in an audience, though it has become bytes', () => {
  const hearers = audienceOfPeople(['ada', 'bo']);
  expect(readersOf({ hearers })).toEqual(['ada', 'bo']);
  expect(readersOf({ hearers: Buffer.from(hearers) })).toEqual(['ada', 'bo']);
});
