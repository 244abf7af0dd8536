import { lawsByLot } from './testing/lawsByLot';

/** More tables than secrecy.test.ts has. */
lawsByLot([
  ['Showdown, three each by two people', 2, { robots: 3 }],
  ['Showdown, six people, fragile', 6, { fragile: true }],
  ['Showdown, ready-made, two each', 4, { robots: 2, readyMade: true }],
  ['The Honcho, three people, fragile', 3, { scenario: 'theHoncho', fragile: true }],
  ['The Sharks and the Jets, five people', 5, { scenario: 'sharksAndJets', robots: 2 }],
  ['Crypto Capture the Flag, three each, six people', 6, { scenario: 'cryptoFlag', robots: 3 }],
  ['When Cyborgs Rule, six people', 6, { scenario: 'whenCyborgsRule', robots: 3 }],
  ['Showdown, three each with the whole expansion', 2, { robots: 3, expansion: 'full' }],
  ['The Hacker with power cores, five people', 5, { scenario: 'theHacker', robots: 3, expansion: 'cores' }],
  ['Kill the Human with the whole expansion', 5, { scenario: 'killTheHuman', expansion: 'full' }],
  ['Capture the Flag with the whole expansion', 4, { scenario: 'captureTheFlag', expansion: 'full' }],
  ['Crypto with the whole expansion', 6, { scenario: 'cryptoFlag', robots: 3, expansion: 'full' }],
  ['When Cyborgs Rule with the whole expansion', 4, { scenario: 'whenCyborgsRule', expansion: 'full' }],
  ['The War of the Worlds with the whole expansion', 4, { scenario: 'warOfTheWorlds', expansion: 'full' }],
  ['The Hacker with the whole expansion', 5, { scenario: 'theHacker', robots: 3, expansion: 'full' }],
  ['The Sharks and the Jets with it', 5, { scenario: 'sharksAndJets', robots: 2, expansion: 'full' }],
  ['Aftermath, three pilots each, six people', 6, { scenario: 'aftermath', robots: 3 }],
  ['Bombs Away, three against two, five people', 5, { scenario: 'bombsAway', robots: 3 }],
  ['Beachhead, three against two, five people', 5, { scenario: 'beachhead', robots: 3 }],
  ['Musical Chairs, six people, fragile', 6, { scenario: 'musicalChairs', fragile: true }],
  ['Lizard-bot with the whole expansion', 4, { scenario: 'lizardBot', expansion: 'full' }],
  [
    'The Sharks and the Jets with power cores',
    5,
    { scenario: 'sharksAndJets', robots: 2, expansion: 'cores' },
  ],
  [
    'The War of the Worlds with power cores',
    4,
    { scenario: 'warOfTheWorlds', robots: 2, expansion: 'cores' },
  ],
]);
