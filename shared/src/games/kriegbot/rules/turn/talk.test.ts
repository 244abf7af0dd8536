import { kriegbot } from '../..';
import { given } from '../../testing/given';
import { started, type Position } from '../../testing/position';

const chatAudience = ({ view }: Position, speaker: number | 'spectator') =>
  kriegbot.chatAudience?.(view(speaker), speaker);

describe('K15: who hears whom', () => {
  test('a team plans in private', () => {
    const four = started(4);
    expect(chatAudience(four, 0)).toEqual([0, 2]);
    expect(chatAudience(four, 3)).toEqual([1, 3]);
    expect(chatAudience(four, 'spectator')).toBe('everybody');
  });

  const robots = {
    green1: { at: 'K9' },
    green2: { chassis: 'helibot', at: 'M9', seat: 2 },
    yellow1: { at: 'K7' },
    yellow2: { chassis: 'hoverbot', at: 'M7', seat: 3 },
  } as const;

  test('once the designs are fixed all talk is open', () => {
    expect(chatAudience(given({ robots }), 0)).toBe('everybody');
    expect(chatAudience(given({ robots }), 1)).toBe('everybody');
  });

  test.each([
    ['bottom', 'towerBottom', 0, 2],
    ['top', 'towerTop', 0, 2],
    ['bottom', 'towerTop', 1, 3],
  ] as const)(
    'green at the %s edge, %s destroyed: seats %d and %d may not talk with each other',
    (...row) => {
      const [edge, tower, one, mate] = row;
      const after = given({ robots, edge, structures: { [tower]: 2 } });
      const others = [0, 1, 2, 3].filter((seat) => seat !== one && seat !== mate);
      expect(chatAudience(after, one)).toEqual([one, ...others].sort());
      expect(chatAudience(after, mate)).toEqual([mate, ...others].sort());
      for (const seat of [...others, 'spectator'] as const)
        expect(chatAudience(after, seat)).toBe('everybody');
      expect(chatAudience(given({ robots, edge, structures: { [tower]: 1 } }), one)).toBe('everybody');
    },
  );

  test('the only player of a team still talks without a tower', () => {
    const duel = { green1: { at: 'K9' }, yellow1: { at: 'K7' } } as const;
    expect(chatAudience(given({ robots: duel, structures: { towerBottom: 2 } }), 0)).toBe('everybody');
    const left = given({ robots, structures: { towerBottom: 2 } }).resign(2);
    expect(left.state.end).toBeUndefined();
    expect(chatAudience(left, 0)).toBe('everybody');
  });

  test('after the end everybody may', () => {
    const over = given({ robots, structures: { towerBottom: 2 } })
      .resign(1)
      .resign(3);
    expect(over.state.phase).toBe('over');
    expect(chatAudience(over, 0)).toBe('everybody');
  });
});
