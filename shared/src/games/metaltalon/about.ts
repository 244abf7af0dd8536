import type { About } from '../../core/game/about';

export const about = {
  id: 'metaltalon',
  title: 'MetalTalon',
  tagline: 'Build ships out of your last cents, and take the others’ bases when they are broke.',
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 60 },
  secrets: [],
  bots: ['expert'],
  rulesVersion: 2,
  credits: { designers: ['Jonathan Leistiko'], publisher: 'Invisible City Productions', year: 2002 },
} as const satisfies About;
