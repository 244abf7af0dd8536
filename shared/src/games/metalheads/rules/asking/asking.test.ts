import { same } from '../../../../core/testing/difference';
import type { RobotId } from '../../content/robots';
import { project } from '../../project';
import { audience } from '../../telling';
import { activate, complete, done, pay } from '../../testing/does';
import { given, res, type Given, type Position } from '../../testing/given';
import { task } from '../context';

/** What the other player sees and hears. */
const noticed = ({ state, events }: Position) => ({
  view: project(state, 1),
  heard: events.filter((event) => audience(event)?.includes(1) ?? true),
});

const withHand = (situation: Given, hand: readonly RobotId[]): Position =>
  given({ ...situation, players: [{ ...situation.players?.[0], hand }, {}] });

const PRESS: Given = {
  players: [{ robots: ['feedstockPress'], constructions: [{ robot: 'loneWolf', gained: res(1, 0, 0) }] }],
  top: ['rallyMast'],
};
const WING: Given = {
  players: [{ robots: ['carrierWing'], constructions: [{ robot: 'loneWolf', gained: res(0, 2, 1) }] }],
};

describe('M19: a question does not answer itself where that would tell the others about the hand', () => {
  test.each([
    ['feedstockPress', PRESS, ['bulwark'], ['cloudRefinery']],
    ['carrierWing', WING, ['fieldMedic', 'oreTitan'], ['fieldMedic', 'cloudRefinery']],
  ] as const)('%s', (robot, situation, hand, otherHand) => {
    const [one, other] = [hand, otherHand].map((cards) => withHand(situation, cards));
    expect(same(noticed(one!), noticed(other!))).toBe(true);
    const [after, otherAfter] = [one!, other!].map((world) => world.play(activate(robot)));
    expect(noticed(after!)).toEqual(noticed(otherAfter!));
    expect(after!.asks).toBeDefined();
  });

  test('also once the last payment is made, as long as a Robot is in hand', () => {
    const paid = withHand(WING, ['fieldMedic', 'cloudRefinery']).play(
      activate('carrierWing'),
      pay('loneWolf', 'fieldMedic'),
    );
    expect(paid.legal()).toEqual([done]);
    const empty = withHand(WING, ['fieldMedic']).play(activate('carrierWing'), pay('loneWolf', 'fieldMedic'));
    expect(empty.asks).toBeUndefined();
  });

  test('what the Press draws is discarded only when the player says so', () => {
    const nowhere = given({
      players: [{ robots: ['feedstockPress'], hand: ['packOrca'] }, {}],
      top: ['oreTitan'],
    }).play(activate('feedstockPress'));
    expect(nowhere.legal()).toEqual([done]);
  });

  test('but it does where everybody knows that there is one answer', () => {
    const pressed = given({
      players: [{ robots: ['feedstockPress'], constructions: [{ robot: 'loneWolf' }] }, {}],
      top: ['rallyMast'],
    }).play(activate('feedstockPress'));
    expect(pressed.asks).toBeUndefined();
  });

  test('in a match of the first edition it answered itself', () => {
    const begun = withHand({ ...WING, state: { edition: 1 } }, ['fieldMedic', 'cloudRefinery']);
    const paid = begun.play(activate('carrierWing'));
    expect(paid.player(0).constructions).toMatchObject([{ paid: [{ card: 'fieldMedic' }] }]);
    expect(paid.asks).toBeUndefined();
  });

  test('a head start with a single Robot to complete is asked for', () => {
    const start = given({
      players: [{ nation: 'vanguard', hand: ['doomsdayCore', 'oreTitan'] }, {}],
      state: { phase: 'headStart' },
      turn: { tasks: [task('headStart')] },
    });
    expect(start.legal()).toEqual([complete('oreTitan')]);
  });
});
