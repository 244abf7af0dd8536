import { contractOf, set } from './testing/contractOf';

/** The contract with every number of people, for scenarios that contract.test.ts tries with a few. */
contractOf('scenarios', [
  [
    set('The War of the Worlds, three each, fragile', {
      scenario: 'warOfTheWorlds',
      robots: 3,
      fragile: true,
    }),
    [2, 3, 4, 5, 6],
  ],
  [set('The Hacker, three against two', { scenario: 'theHacker', robots: 3 }), [2, 3, 4, 5]],
  [set('The Hacker, ready-made', { scenario: 'theHacker', robots: 3, readyMade: true }), [4, 5]],
  [set('The Hacker, ready-made, fragile', { scenario: 'theHacker', readyMade: true, fragile: true }), [2, 3]],
  [
    set('The War of the Worlds, two each, ready-made', {
      scenario: 'warOfTheWorlds',
      robots: 2,
      readyMade: true,
    }),
    [2, 3],
  ],
  [set('The Honcho, ready-made', { scenario: 'theHoncho', readyMade: true }), [2, 3]],
  [set('The Honcho, fragile', { scenario: 'theHoncho', fragile: true, answers: 30 }), [2, 3]],
  [
    set('Capture the Flag, three each, fragile', { scenario: 'captureTheFlag', robots: 3, fragile: true }),
    [2, 3, 4, 5, 6],
  ],
  [set('Capture the Flag, ready-made', { scenario: 'captureTheFlag', readyMade: true }), [2, 3, 4]],
  [
    set('Crypto Capture the Flag, three each, fragile', {
      scenario: 'cryptoFlag',
      robots: 3,
      fragile: true,
    }),
    [2, 3, 4, 5, 6],
  ],
  [set('When Cyborgs Rule, three each', { scenario: 'whenCyborgsRule', robots: 3 }), [6]],
  [set('When Cyborgs Rule, ready-made', { scenario: 'whenCyborgsRule', readyMade: true }), [4]],
  [
    set('Lizard-bot, ready-made, fragile', { scenario: 'lizardBot', readyMade: true, fragile: true }),
    [2, 3, 4],
  ],
  [
    set('The Sharks and the Jets, ready-made', {
      scenario: 'sharksAndJets',
      readyMade: true,
      fragile: true,
    }),
    [3, 5],
  ],
  [set('Musical Chairs, fragile', { scenario: 'musicalChairs', fragile: true }), [4, 5, 6]],
]);
