import type { About } from '@gearhall/shared/core/game/about';

export const about: About = {
  id: 'kuhn',
  title: 'Kuhn poker',
  tagline: 'Three cards, two players, one bet.',
  seats: { min: 2, max: 2 },
  minutes: { min: 1, max: 1 },
  secrets: ['the card of the other player'],
  rulesVersion: 1,
  credits: { designers: ['Harold W. Kuhn'], publisher: 'Princeton University Press', year: 1950 },
};
