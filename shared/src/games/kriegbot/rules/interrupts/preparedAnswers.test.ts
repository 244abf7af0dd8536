import { kriegbot } from '../..';
import type { Standing } from '../../state';
import { given } from '../../testing/given';

const robots = {
  green1: { at: 'K9', slots: { primary: 'gatlingGun', zero: 'chaff' } },
  yellow1: { at: 'K7' },
} as const;
const table = () => given({ robots });

const prepare = (cards: Standing['cards'], quiet = false) =>
  ({ type: 'prepare', robot: 'green1', quiet, cards }) as const;

describe('K67: prepared answers', () => {
  test('are set per card, whichever seat is asked at the time', () => {
    const after = table().play('green1', prepare({ gatlingGun: 'always', chaff: 'never' }));
    expect(after.state.standing['green1']).toEqual({
      quiet: false,
      cards: { gatlingGun: 'always', chaff: 'never' },
    });
    expect(after.question).toEqual(table().question);
    expect(after.play('green1', prepare({})).state.standing['green1']?.cards).toEqual({});
  });

  test('cause no event, and are visible to the own team only', () => {
    const after = table().play('green1', prepare({ chaff: 'always' }, true));
    expect(after.events).toEqual([]);
    expect(after.view(0).standing['green1']).toEqual({ quiet: true, cards: { chaff: 'always' } });
    expect(after.view(1)).toEqual(table().view(1));
    expect(after.view('spectator')).toEqual(table().view('spectator'));
  });

  test('are only possible for a robot’s own cards', () => {
    expect(table().refusal('green1', prepare({ smokeGenerator: 'always' }))).toEqual({
      refused: 'noSuchCard',
      detail: { card: 'smokeGenerator' },
    });
    expect(table().refusal('yellow1', prepare({})).refused).toBe('notYourRobot');
    expect(table().refusal('green1', { ...prepare({}), robot: 'green2' }).refused).toBe('noSuchRobot');
  });

  test('quiet ends with the turn, the answers do not', () => {
    const quiet = table().play('green1', prepare({ chaff: 'always' }, true));
    const next = quiet.passedTo('option');
    expect(next.state.turn).toBe(2);
    expect(next.state.standing['green1']).toEqual({ quiet: false, cards: { chaff: 'always' } });
  });

  test('only the wish for quiet is listed as legal, and once', () => {
    const listed = table().legalOf('green1', 'prepare');
    expect(listed).toEqual([prepare({}, true)]);
    expect(table().play('green1', prepare({}, true)).legalOf('green1', 'prepare')).toEqual([]);
  });
});

describe('K67: the answers when the time is over', () => {
  /** A missile is fired at green, who might shoot it down or use chaff. */
  const said = (standing: Standing) => {
    const fight = given({
      robots: {
        green1: { ...robots.green1, facing: 'north' },
        yellow1: { at: 'K5', chassis: 'robocar', facing: 'south', slots: { primary: 'towMissile' } },
      },
      order: ['yellow1'],
      standing: { green1: standing, yellow1: { quiet: false, cards: {} } },
    });
    const { window, view } = fight.attack('yellow1', 'towMissile', 'green1');
    expect(window?.asked).toEqual(['green1']);
    return kriegbot.fallback(view(0), 0);
  };

  test.each<readonly [Standing, readonly string[]]>([
    [{ quiet: false, cards: {} }, []],
    [{ quiet: false, cards: { chaff: 'never', gatlingGun: 'ask' } }, []],
    [{ quiet: false, cards: { chaff: 'always' } }, ['chaff']],
    [{ quiet: true, cards: { gatlingGun: 'always' } }, ['gatlingGun']],
  ])('%j: %j', (standing, cards) => {
    expect(said(standing)).toMatchObject({ type: 'answer', robot: 'green1', cards });
  });
});
