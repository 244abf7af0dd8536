import { lawsByLot } from './testing/lawsByLot';

/** Robots designed by lot keep their secrets; more tables are in secrecy.long.test.ts. */
lawsByLot([
  ['Showdown, a duel', 2, {}],
  ['Showdown, two each', 4, { robots: 2 }],
  ['Showdown, a duel with power cores', 2, { expansion: 'cores' }],
  ['Showdown, two each with power cores', 4, { robots: 2, expansion: 'cores' }],
  ['The Honcho with the expansion, three people', 3, { scenario: 'theHoncho', expansion: 'full' }],
  ['Showdown, a duel with the whole expansion', 2, { expansion: 'full' }],
  ['Showdown, two each with the whole expansion', 4, { robots: 2, expansion: 'full' }],
  ['Kill the Human, five people', 5, { scenario: 'killTheHuman' }],
  ['The War of the Worlds, three people', 3, { scenario: 'warOfTheWorlds' }],
  ['The Hacker, two of them, five people', 5, { scenario: 'theHacker', robots: 3 }],
  ['Capture the Flag, four people', 4, { scenario: 'captureTheFlag' }],
  ['Crypto Capture the Flag, four people', 4, { scenario: 'cryptoFlag' }],
  ['When Cyborgs Rule, four people', 4, { scenario: 'whenCyborgsRule' }],
  ['Lizard-bot, four people', 4, { scenario: 'lizardBot' }],
  ['Mission Control, three people', 3, { scenario: 'missionControl', robots: 2 }],
  ['Tesla Tower, three people', 3, { scenario: 'teslaTower', robots: 2 }],
  ['Beachhead, three people', 3, { scenario: 'beachhead' }],
  ['Weapons of Mass Destruction, two people', 2, { scenario: 'wmd' }],
  ['Downed Pilot, three people', 3, { scenario: 'downedPilot' }],
  ['Musical Chairs, four people', 4, { scenario: 'musicalChairs' }],
  ['Human Wave, two people', 2, { scenario: 'humanWave' }],
  ['Human Wave, alone', 1, { scenario: 'humanWave' }],
  ['The Sharks and the Jets, three people', 3, { scenario: 'sharksAndJets' }],
]);
