import { kriegbot } from '..';
import { given } from '../testing/given';
import { started, type Position } from '../testing/position';

const hearers = ({ view }: Position, speaker: number | 'spectator') =>
  kriegbot.hearers?.(view(speaker), speaker);

describe('K15: who hears whom', () => {
  test('a team plans in private', () => {
    const four = started(4);
    expect(hearers(four, 0)).toEqual([0, 2]);
    expect(hearers(four, 3)).toEqual([1, 3]);
    expect(hearers(four, 'spectator')).toBe('everybody');
  });

  const robots = { green1: { at: 'K9' }, yellow1: { at: 'K7' } };

  test('once the designs are fixed all talk is open', () => {
    expect(hearers(given({ robots }), 0)).toBe('everybody');
    expect(hearers(given({ robots }), 1)).toBe('everybody');
  });

  test.each([
    ['bottom', 'towerBottom', 0, 1],
    ['top', 'towerTop', 0, 1],
    ['bottom', 'towerTop', 1, 0],
  ] as const)('green at the %s edge, %s destroyed: seat %d may not talk', (edge, tower, silent, other) => {
    const after = given({ robots, edge, structures: { [tower]: 2 } });
    expect(hearers(after, silent)).toBe('nobody');
    expect(hearers(after, other)).toBe('everybody');
    expect(hearers(given({ robots, edge, structures: { [tower]: 1 } }), silent)).toBe('everybody');
  });

  test('after the end everybody may', () => {
    const over = given({ robots, structures: { towerBottom: 2 } }).resign(1);
    expect(over.state.phase).toBe('over');
    expect(hearers(over, 0)).toBe('everybody');
  });
});
