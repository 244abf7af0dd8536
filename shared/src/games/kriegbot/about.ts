import type { About } from '../../core/game/about';

export const about = {
  id: 'kriegbot',
  title: 'Kriegbot',
  tagline:
    'Arm robots in secret with your team, keep every card face down, and strike when it pays to show one.',
  seats: { min: 1, max: 6 },
  minutes: { min: 45, max: 120 },
  bots: ['brawler', 'sniper'],
  secrets: [
    'the cards of the other team, until they are used',
    'which answers somebody holds ready, or gave, while others still think',
    'the templates and designs of the other team before they are shown',
    'who the mole is, in When Cyborgs Rule',
    'the power core of a robot, until it first spends energy',
    'the piles of cards that go round the table, in Musical Chairs',
  ],
  rulesVersion: 2,
  credits: { designers: ['Matt Eklund', 'Phil Eklund'], publisher: 'Sierra Madre Games', year: 2008 },
} as const satisfies About;
