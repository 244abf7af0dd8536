import { memoryStore } from '../store/memory/memoryStore';
import { makeLog } from '../ground/logs/log';
import { subscriptionAt } from '../testing/halls/fakePushService';
import { MOST_SUBSCRIPTIONS, Pushes, type PushMessage } from './Pushes';
import type { SendPush } from './sending';

const message: PushMessage = { table: 'abcdefghjk', game: 'metaltalon', kind: 'yourTurn' };
const at = (name: string) => subscriptionAt(`https://fcm.googleapis.com/fcm/send/${name}`);

function hall(send: SendPush) {
  const logged: Record<string, unknown>[] = [];
  const log = makeLog('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const store = memoryStore();
  const config = { pushContact: 'mailto:host@example.org', pushHosts: [] };
  const make = () => new Pushes({ config, store, log, send });
  return { pushes: make(), again: make, store, logged };
}

/** A sender that tests can wait for. */
function waited(outcome: (endpoint: string) => unknown = () => undefined) {
  const sent: Parameters<SendPush>[] = [];
  const send: SendPush = async (...args) => {
    sent.push(args);
    const failure = outcome(args[0].endpoint);
    if (failure) throw failure;
  };
  return { sent, send };
}

/** Lets everything that is under way settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('all browsers of the person are told, and nobody else’s', async () => {
  const { sent, send } = waited();
  const { pushes } = hall(send);
  for (const name of ['one', 'two']) await pushes.subscribe('ada', at(name));
  await pushes.subscribe('bo', at('three'));
  pushes.tell('ada', message, 90);
  await settled();
  expect(sent.map(([{ endpoint }]) => endpoint.split('/').at(-1))).toEqual(['one', 'two']);
  const [, text, options] = sent[0]!;
  expect(JSON.parse(text)).toEqual(message);
  expect(options).toMatchObject({ TTL: 90, topic: 'abcdefghjk' });
  expect(options.vapidDetails).toMatchObject({
    subject: 'mailto:host@example.org',
    publicKey: await pushes.key(),
  });
});

test('the keys are made once, and kept', async () => {
  const { pushes, again } = hall(waited().send);
  expect(await pushes.key()).toMatch(/^[\w-]{87}$/u);
  expect(await again().key()).toBe(await pushes.key());
});

test.each([404, 410])(
  'a browser that the service has forgotten (%i) is forgotten here',
  async (statusCode) => {
    const { send } = waited((endpoint) => endpoint.endsWith('one') && { statusCode });
    const { pushes, store, logged } = hall(send);
    for (const name of ['one', 'two']) await pushes.subscribe('ada', at(name));
    pushes.tell('ada', message, 90);
    await settled();
    expect((await store.subscriptions('ada')).map(({ endpoint }) => endpoint)).toEqual([at('two').endpoint]);
    expect(logged).toEqual([]);
  },
);

test.each([
  ['a service that refuses', { statusCode: 403, endpoint: at('secret').endpoint }],
  ['a network that fails', Object.assign(new Error(at('secret').endpoint), { code: 'ECONNREFUSED' })],
])('%s costs nobody their place, and the log holds no address', async (_, failure) => {
  const { send } = waited(() => failure);
  const { pushes, store, logged } = hall(send);
  await pushes.subscribe('ada', at('secret'));
  pushes.tell('ada', message, 90);
  await settled();
  expect(await store.subscriptions('ada')).toHaveLength(1);
  expect(logged).toMatchObject([{ level: 40, msg: 'a push was not taken', service: 'fcm.googleapis.com' }]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});

test('a store that fails is logged', async () => {
  const { pushes, store, logged } = hall(waited().send);
  store.subscriptions = async () => {
    throw new Error('The disk is gone.');
  };
  pushes.tell('ada', message, 90);
  await settled();
  expect(logged).toMatchObject([{ level: 50, msg: 'nobody could be told' }]);
});

test('the oldest of too many browsers is forgotten, even of those that come at once', async () => {
  const { pushes, store } = hall(waited().send);
  const names = Array.from({ length: MOST_SUBSCRIPTIONS + 2 }, (_, number) => `number${number}`);
  await Promise.all(names.map((name) => pushes.subscribe('ada', at(name))));
  const kept = (await store.subscriptions('ada')).map(({ endpoint }) => endpoint);
  expect(kept).toEqual(names.slice(2).map((name) => at(name).endpoint));
  await pushes.subscribe('ada', at('number5'));
  expect(await store.subscriptions('ada')).toHaveLength(MOST_SUBSCRIPTIONS);
});

test('nobody can remove another person’s subscription', async () => {
  const { pushes, store } = hall(waited().send);
  await pushes.subscribe('ada', at('one'));
  await pushes.unsubscribe('bo', at('one').endpoint);
  expect(await store.subscriptions('ada')).toHaveLength(1);
  await pushes.unsubscribe('ada', at('one').endpoint);
  expect(await store.subscriptions('ada')).toEqual([]);
});
