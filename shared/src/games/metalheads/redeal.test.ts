import { quickDice, seedFrom } from '../../core/dice/dice';
import { isSame } from '../../core/json/equality';
import { ROBOTS } from './content/robots';
import { project } from './project';
import { redeal } from './redeal';
import { activate, draw } from './testing/does';
import { given, type Position } from './testing/given';
import { placesOf } from './testing/places';

const VIEWERS = [0, 1, 'spectator'] as const;
const dealt = ({ state }: Position, viewer: (typeof VIEWERS)[number], seed: number) =>
  redeal(state, viewer, quickDice(seedFrom('redeal', seed)));

const table = given({
  monster: 'behemoth',
  players: [
    {
      hand: ['mimic', 'bulwark', 'scrapHound'],
      constructions: [{ robot: 'colossus', paid: ['oreTitan', 'quadBeta'] }],
      robots: ['deepArchive'],
    },
    { hand: ['coilEel', 'kiteScout'], constructions: [{ robot: 'gunship', paid: ['assembler'] }] },
  ],
  row: ['overseer'],
  marked: ['scrapHound', 'overseer'],
  top: ['undertow', 'skyhook', 'loneWolf'],
});

describe('M19: what is dealt again', () => {
  test.each(VIEWERS)('looks the same to %s, and has each Robot once', (viewer) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const again = dealt(table, viewer, seed);
      expect(project(again, viewer)).toEqual(project(table.state, viewer));
      expect(placesOf(again)).toHaveLength(72);
      expect(new Set(placesOf(again)).size).toBe(72);
    }
  });

  test('what pays has the side that everybody sees', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const paid = dealt(table, 1, seed).players[0]?.constructions[0]?.paid ?? [];
      expect(paid).toHaveLength(2);
      expect(paid.every(({ card, side }) => isSame(ROBOTS[card].side, side))).toBe(true);
    }
  });

  test('each viewer keeps what they know: hand, payments, looks, Robots with tokens', () => {
    const looking = table.play(activate('deepArchive'));
    for (let seed = 0; seed < 20; seed += 1) {
      const mine = dealt(looking, 0, seed);
      expect(mine.players[0]).toEqual(looking.player(0));
      expect(mine.turn.looked).toEqual(['undertow', 'skyhook', 'loneWolf']);
      expect(dealt(looking, 1, seed).players[0]?.hand).toContain('scrapHound');
      expect(dealt(looking, 1, seed).players[1]).toEqual(looking.player(1));
    }
  });

  test('all else changes: hands, deck, looks, payments', () => {
    const looking = table.play(activate('deepArchive'));
    const some = Array.from({ length: 20 }, (_, seed) => dealt(looking, 1, seed));
    const differs = (of: (state: (typeof some)[number]) => unknown): boolean =>
      new Set(some.map((state) => JSON.stringify(of(state)))).size > 5;
    expect(differs(({ deck }) => deck)).toBe(true);
    expect(differs(({ players }) => players[0]?.hand)).toBe(true);
    expect(differs(({ turn }) => turn.looked)).toBe(true);
    expect(differs(({ players }) => players[0]?.constructions)).toBe(true);
  });

  test('nothing for everyone, when the game is over', () => {
    expect(redeal(table.state, 'everyone', quickDice(seedFrom('x')))).toBe(table.state);
  });

  test('after a draw the others know no more than before', () => {
    const drew = table.play(draw);
    const hands = Array.from({ length: 20 }, (_, seed) => dealt(drew, 1, seed).players[0]?.hand.join(' '));
    expect(new Set(hands).size).toBeGreaterThan(10);
  });
});
