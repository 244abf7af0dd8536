import type { About } from '@gearhall/shared/core/game/about';

export const about: About = {
  id: 'starter',
  title: 'The last coin',
  tagline: 'Take one, two or three coins. The last one wins.',
  seats: { min: 2, max: 4 },
  minutes: { min: 1, max: 3 },
  secrets: [],
  rulesVersion: 1,
  credits: { designers: ['Unknown'], publisher: 'Public domain' },
};
