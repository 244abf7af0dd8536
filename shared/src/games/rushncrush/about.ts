import type { About } from '../../core/game/about';

export const about = {
  id: 'rushncrush',
  title: "Rush 'n' Crush",
  tagline: 'Lay a track, climb through the gears, and ram, burn and shoot your way to the line.',
  seats: { min: 1, max: 6 },
  minutes: { min: 20, max: 75 },
  secrets: [],
  bots: ['expert', 'brawler', 'runner'],
  rulesVersion: 2,
  credits: {
    designers: ['Mauro Dal Bo', 'Jean-Baptiste Guiton', 'Matthias Haddad', 'Mathieu Harlaut'],
    publisher: 'Rackham Entertainment',
    year: 2009,
  },
} as const satisfies About;
