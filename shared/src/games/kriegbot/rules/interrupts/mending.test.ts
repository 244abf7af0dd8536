import { given, type GivenRobot } from '../../testing/given';

const status = (yellow1: Omit<GivenRobot, 'at'>, more: Partial<Parameters<typeof given>[0]> = {}) =>
  given({ ...more, phase: 'status', robots: { yellow1: { at: 'K8', ...yellow1 }, green1: { at: 'B13' } } });

describe('Silvered skin (L292)', () => {
  test('wipes paint off in the status phase, and is shown', () => {
    const asked = status({ skin: 'silvered', painted: true });
    expect(asked.window).toMatchObject({ kind: 'mend', asked: ['yellow1'] });
    const after = asked.answer('yellow1', { cards: ['silvered'] });
    expect(after.robot('yellow1')).toMatchObject({ painted: false, skin: { shown: true } });
  });
  test('every painted robot is asked, whatever its face-down skin is', () => {
    const asked = status({ skin: 'chameleon', painted: true });
    expect(asked.window).toMatchObject({ kind: 'mend', asked: ['yellow1'] });
    expect(asked.legalOf('yellow1', 'answer')).toHaveLength(1);
    expect(asked.decline().robot('yellow1').painted).toBe(true);
  });
  test('nobody is asked who is not painted, or whose open skin is another', () => {
    expect(status({ skin: 'silvered' }).window).toBeUndefined();
    expect(status({ skin: 'chameleon', shown: ['chameleon'], painted: true }).window).toBeUndefined();
  });
});

test('all who might mend are asked at once, after the fire (K57, K90)', () => {
  const asked = given({
    phase: 'status',
    robots: {
      yellow1: { at: 'K8', skin: 'silvered', painted: true, onFire: true },
      green1: { at: 'B13', skin: 'chameleon', painted: true },
      green2: { chassis: 'helibot', at: 'D13', skin: 'stealthCoat', shown: 'all', painted: true },
    },
    rolls: [1],
  });
  expect(asked.emitted('fireRolled')).toHaveLength(1);
  expect(asked.window?.asked).toEqual(['green1', 'yellow1']);
  const half = asked.answer('yellow1', { cards: ['silvered'] });
  expect(half.robot('yellow1').painted).toBe(true);
  expect(half.answer('green1').robot('yellow1').painted).toBe(false);
});

describe('the Engineer (K3)', () => {
  const slots = { inner: 'engineerPilot' } as const;
  test('lifts one disable, in the status phase', () => {
    const asked = status({ slots, disabled: ['drive', 'primary'] });
    const after = asked.answer('yellow1', { cards: ['engineerPilot'], item: 'drive' });
    expect(after.robot('yellow1').drive.disabled).toBe(false);
    expect(after.robot('yellow1').slots.primary.disabled).toBe(true);
    expect(after.robot('yellow1').slots.inner.shown).toBe(true);
  });
  test('not while disabled', () => {
    expect(status({ slots, disabled: ['drive', 'inner'] }).window).toBeUndefined();
  });
  test('any system that lies face down might be the Engineer', () => {
    const asked = status({ slots: { inner: 'chaff' }, disabled: ['drive'] });
    expect(asked.window).toMatchObject({ asked: ['yellow1'] });
    expect(asked.legalOf('yellow1', 'answer')).toHaveLength(1);
  });
  test('the honcho lifts one too, with any pilot card (K60)', () => {
    const asked = status(
      { slots: { inner: 'hotshotPilot' }, disabled: ['drive'] },
      { scenario: 'theHoncho' },
    );
    const after = asked.answer('yellow1', { cards: ['engineerPilot'], item: 'drive' });
    expect(after.robot('yellow1').drive.disabled).toBe(false);
    expect(after.robot('yellow1').slots.inner).toMatchObject({ card: 'hotshotPilot', shown: true });
  });
});
