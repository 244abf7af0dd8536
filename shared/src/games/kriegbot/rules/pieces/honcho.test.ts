import { given, type Given, type GivenRobot } from '../../testing/given';

/** Yellow's honcho has a face-down Hotshot card in the cab (K60). */
const honcho = (said: Partial<GivenRobot> = {}, more: Partial<Given> = {}) =>
  given({
    scenario: 'theHoncho',
    robots: {
      yellow1: { chassis: 'robocar', at: 'K8', facing: 'north', slots: { inner: 'hotshotPilot' }, ...said },
      green1: { chassis: 'robotank', at: 'K6' },
      green2: { chassis: 'spiderbot', at: 'B14' },
    },
    order: ['yellow1', 'green1'],
    ...more,
  });
const bazookas = (said: Partial<GivenRobot>) =>
  honcho(said)
    .legalOf('yellow1', 'attack')
    .filter(({ arms, target }) => arms === 'combatPilot' && target === 'green1');

describe('the honcho (L383, K60)', () => {
  test('has the Bazooka of the Combat Pilot, by the arc of the slot in which the card lies', () => {
    expect(bazookas({})).toHaveLength(1);
    expect(bazookas({ facing: 'south' })).toEqual([]);
    expect(bazookas({ facing: 'south', slots: { four: 'hotshotPilot' } })).toHaveLength(1);
    expect(bazookas({ slots: { zero: 'hotshotPilot' } })).toEqual([]);
  });
  test('has two different attack actions; whichever attribute is used first, it is the card that is shown', () => {
    const after = honcho().shoot('yellow1', 'combatPilot', 'green1', { rolls: [0, 0, 0] });
    expect(after.emitted('shown')).toContainEqual({ type: 'shown', robot: 'yellow1', card: 'hotshotPilot' });
    expect(after.view(0).robots['yellow1']?.slots.inner.card).toBe('hotshotPilot');
    expect(after.question).toMatchObject({ kind: 'attack', robot: 'yellow1' });
    expect(after.legalOf('yellow1', 'attack').map(({ arms }) => arms)).not.toContain('combatPilot');
  });
  test('has none of it while the card is disabled, nor has anybody else', () => {
    expect(bazookas({ disabled: ['inner'] })).toEqual([]);
    const other = given({
      robots: {
        yellow1: { chassis: 'robocar', at: 'K8', facing: 'north', slots: { inner: 'hotshotPilot' } },
        green1: { at: 'K6' },
      },
      order: ['yellow1'],
    });
    expect(other.legalOf('yellow1', 'attack').map(({ arms }) => arms)).not.toContain('combatPilot');
  });
  test('answers one attack with both defense actions', () => {
    const said = {
      facing: 'north',
      slots: { inner: 'hotshotPilot', zero: 'smokeGenerator', four: 'chaff' },
    } as const;
    const two = given({
      scenario: 'theHoncho',
      robots: {
        yellow1: { chassis: 'robocar', at: 'K8', ...said },
        green1: { chassis: 'robotank', at: 'K5', facing: 'south', slots: { primary: 'rocketPod' } },
        green2: { chassis: 'spiderbot', at: 'B14' },
      },
      order: ['green1'],
    }).attack('green1', 'rocketPod', 'yellow1');
    expect(two.window).toMatchObject({ kind: 'before', asked: ['yellow1'] });
    const both = two
      .legalOf('yellow1', 'answer')
      .filter(({ cards }) => cards.includes('smokeGenerator') && cards.includes('chaff'));
    expect(both).toHaveLength(1);
    const spent = given({
      scenario: 'theHoncho',
      robots: {
        yellow1: { chassis: 'robocar', at: 'K8', ...said, damage: {}, marks: { defenses: 1 } },
        green1: { chassis: 'robotank', at: 'K5', facing: 'south', slots: { primary: 'rocketPod' } },
        green2: { chassis: 'spiderbot', at: 'B14' },
      },
      order: ['green1'],
    }).attack('green1', 'rocketPod', 'yellow1');
    expect(spent.legalOf('yellow1', 'answer').every(({ cards }) => cards.length < 2)).toBe(true);
  });
  test('K91: gets the same questions, whichever pilot card it has', () => {
    const civilian = (slots: GivenRobot['slots']) => {
      const place = given({
        scenario: 'theHoncho',
        robots: {
          yellow1: { chassis: 'robocar', at: 'K8', facing: 'south', slots },
          green1: { chassis: 'robotank', at: 'K5', facing: 'south', slots: { primary: 'rocketPod' } },
          green2: { chassis: 'spiderbot', at: 'B14' },
        },
        order: ['green1'],
      })
        .attack('green1', 'rocketPod', 'yellow1')
        .passedTo('reroll', { rolls: [4, 4, 4] });
      return [place.window?.asked, place.state.pauses, place.view(0).window];
    };
    const one = civilian({ zero: 'hotshotPilot', four: 'chaff', inner: 'radar' });
    expect(one[0]).toEqual(['yellow1']);
    expect(civilian({ zero: 'radar', four: 'combatPilot', inner: 'chaff' })).toEqual(one);
  });
  test('bailing out leaves the team without an active robot', () => {
    expect(honcho().play('yellow1', { type: 'bailOut' }).state.end).toEqual({
      winners: [0],
      cause: 'lastActive',
    });
  });
});
