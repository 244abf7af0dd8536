import type { Story } from '../stories';

export const MUSICAL_CHAIRS: Story = {
  wins: 'Everyone alone: machines fight over energy dishes. When half of them are destroyed, all with at least two dishes win. Cards go round in piles first.',
  roles: {},
  caption: 'Robots start anywhere around the map, a dish each. Cards go round in piles.',
  minutes: [60, 150],
  hard: 3,
};
