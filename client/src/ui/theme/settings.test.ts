/** What is heard follows what this browser has kept, also since before there were volumes. */

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

async function settingsWith(stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) kept.set(`gearhall.${key}`, value);
  jest.resetModules();
  return import('./settings');
}

const heard = ({ settings }: Awaited<ReturnType<typeof settingsWith>>) => [
  settings.sound.peek(),
  settings.effectsVolume.peek(),
  settings.interfaceVolume.peek(),
];

test('a browser in which the sound was off stays silent; in all others everything is heard', async () => {
  expect(heard(await settingsWith({ sound: 'off' }))).toEqual([false, 1, 1]);
  expect(heard(await settingsWith({ sound: 'on' }))).toEqual([true, 1, 1]);
  kept.clear();
  expect(heard(await settingsWith({}))).toEqual([true, 1, 1]);
});

test('volumes are kept, each for itself, and the mute leaves them', async () => {
  const page = await settingsWith({});
  page.setEffectsVolume(0.4);
  page.setInterfaceVolume(0);
  page.setSound(false);
  expect(heard(await settingsWith({}))).toEqual([false, 0.4, 0]);
});

test('a volume that nobody has chosen is full', async () => {
  const strange = { 'volume.effects': '-3', 'volume.interface': 'loud' };
  expect(heard(await settingsWith(strange))).toEqual([true, 1, 1]);
});
