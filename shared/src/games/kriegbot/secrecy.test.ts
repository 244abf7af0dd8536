import { lawsByLot } from './testing/lawsByLot';

/**
 * Robots designed by lot keep their secrets: one table for each kind of secret (cards, tents and skins, disks, a role, the
 * place of a pilot, piles). secrecy.long.test.ts has every scenario.
 */
lawsByLot([
  ['Showdown, a duel', 2, {}],
  ['Showdown, two each with the whole expansion', 4, { robots: 2, expansion: 'full' }],
  ['The Hacker, two of them, five people', 5, { scenario: 'theHacker', robots: 3 }],
  ['When Cyborgs Rule, four people', 4, { scenario: 'whenCyborgsRule' }],
  ['Weapons of Mass Destruction, two people', 2, { scenario: 'wmd' }],
  ['Downed Pilot, three people', 3, { scenario: 'downedPilot' }],
  ['Musical Chairs, four people', 4, { scenario: 'musicalChairs' }],
  ['Human Wave, alone', 1, { scenario: 'humanWave' }],
]);
