import { contractOf, set } from './testing/contractOf';

/** As in contract.long.test.ts, for the scenarios of the expansion, and for missions of a campaign. */

/** Of a campaign: the sides of the seats as in the scenario, and all pilots alive. */
const MISSION = { sides: [], green: 4, yellow: 4, shift: 0 };

contractOf('missions', [
  [set('Mission Control, three each', { scenario: 'missionControl', robots: 3 }), [2, 3, 4, 5, 6]],
  [set('Mission Control, fragile', { scenario: 'missionControl', fragile: true }), [2, 4]],
  [set('Tesla Tower, three each', { scenario: 'teslaTower', robots: 3 }), [2, 3, 4, 5, 6]],
  [set('Tesla Tower, fragile', { scenario: 'teslaTower', fragile: true }), [2, 4]],
  [set('Beachhead, three against two', { scenario: 'beachhead', robots: 3 }), [2, 3, 4, 5]],
  [set('Aftermath, three each', { scenario: 'aftermath', robots: 3 }), [2, 3, 5, 6]],
  [set('Bombs Away, three against two', { scenario: 'bombsAway', robots: 3 }), [2, 3, 4, 5]],
  [set('Bombs Away, fragile, ready-made', { scenario: 'bombsAway', fragile: true, readyMade: true }), [2, 3]],
  [set('Human Wave, fragile', { scenario: 'humanWave', fragile: true }), [1, 2]],
  [set('Weapons of Mass Destruction', { scenario: 'wmd' }), [2, 3, 4, 5, 6]],
  [set('Weapons of Mass Destruction, three each', { scenario: 'wmd', robots: 3, fragile: true }), [2, 6]],
  [set('Downed Pilot', { scenario: 'downedPilot' }), [2, 3, 4, 5, 6]],
  [set('Downed Pilot, three each', { scenario: 'downedPilot', robots: 3, fragile: true }), [2, 6]],
  [set('A mission of the campaign', { scenario: 'showdown', campaign: MISSION }), [2, 3]],
  [
    set('A mission of the campaign with tents', {
      scenario: 'beachhead',
      campaign: { ...MISSION, yellow: 1 },
    }),
    [2, 5],
  ],
  [set('Beachhead, fragile, ready-made', { scenario: 'beachhead', fragile: true, readyMade: true }), [2, 3]],
]);
