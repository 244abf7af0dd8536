import type { About } from '../../core/game/about';

export const about = {
  id: 'metalkrushers',
  title: 'MetalKrushers',
  tagline: 'Build a fighting machine in secret, then take the others apart, side by side.',
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 90 },
  bots: ['brawler', 'sniper'],
  secrets: [
    'what the others build, until all are done',
    'with secret sheets: arms not yet used, and the armor left',
  ],
  rulesVersion: 2,
  credits: { designers: ['Adam Loper', 'Peter Spahos'], publisher: 'Snarling Badger Games' },
} as const satisfies About;
