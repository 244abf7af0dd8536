import type { About } from '../../core/game/about';

export const about = {
  id: 'metalheads',
  title: 'Metalheads',
  tagline: 'Build Robots out of Robots, chain what they can do, and be the Nation that fells the Monster.',
  seats: { min: 1, max: 5 },
  minutes: { min: 20, max: 60 },
  secrets: ['the Robots in a hand', 'the order of the deck', 'which Robots were used as payment'],
  rulesVersion: 1,
  credits: { designers: ['Alexandros Kapidakis'], publisher: 'Alexandros Kapidakis' },
} as const satisfies About;
