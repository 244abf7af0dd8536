import { edgeHexes } from '../../content/map';
import { drafting } from '../../testing/scenes/drafting';
import { FACING } from '../../testing/given';

/** The random edges stay in place here: green has the top. */
const placing = () =>
  drafting(
    2,
    [
      ['hoverbot', 'helibot'],
      ['robotank', 'robocar'],
    ],
    { robots: 2 },
  ).passedTo('place');

const place = (at: string) => ({ type: 'place', at, facing: FACING.south }) as const;

describe('K12: set-up', () => {
  test('robot by robot in movement order over both teams', () => {
    const [first, second, third, fourth] = [placing()].flatMap((one) => {
      const two = one.play('green2', place('B0'));
      const three = two.play('green1', place('D0'));
      return [one, two, three, three.play('yellow1', place('B15'))];
    });
    expect(first?.question).toMatchObject({ kind: 'place', robot: 'green2', seat: 0 });
    expect(second?.question?.robot).toBe('green1');
    expect(third?.question?.robot).toBe('yellow1');
    const last = fourth?.play('yellow2', place('T15'));
    expect(last?.state.turn).toBe(1);
    expect(last?.state.phase).toBe('movement');
    expect(last?.emitted('turnBegan')).toEqual([{ type: 'turnBegan', turn: 1 }]);
  });

  test('one per half-hex of the own edge, facing any hexside, without markers', () => {
    expect(placing().legalOf('green2', 'place')).toHaveLength(60);
    expect(placing().refusal('green2', place('B15')).refused).toBe('notYourEdge');
    expect(placing().refusal('green2', place('A1')).refused).toBe('notYourEdge');
    const one = placing().play('green2', place('H0'));
    expect(one.refusal('green1', place('H0')).refused).toBe('occupied');
    expect(one.legalOf('green1', 'place')).toHaveLength(54);
    expect(one.emitted('placed')).toEqual([
      { type: 'placed', robot: 'green2', at: 'H0', facing: FACING.south },
    ]);
    expect(one.robot('green2')).toMatchObject({ at: 'H0', painted: false, onFire: false, poweredUp: false });
  });

  test('the other team has the other edge', () => {
    const { teams } = placing().state;
    expect([teams.green?.edge, teams.yellow?.edge]).toEqual(['top', 'bottom']);
    const later = placing().play('green2', place('B0')).play('green1', place('D0'));
    expect(later.legalOf('yellow1', 'place').every(({ at }) => edgeHexes('bottom').includes(at))).toBe(true);
  });

  test('nobody else is asked', () => {
    expect(placing().refusal('yellow1', place('B15')).refused).toBe('notAsked');
    expect(placing().refusal('green2', { type: 'pass' }).refused).toBe('wrongPhase');
  });
});
