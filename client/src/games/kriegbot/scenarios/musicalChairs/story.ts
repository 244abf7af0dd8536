import type { Story } from '../stories';

export const MUSICAL_CHAIRS: Story = {
  wins: 'Humanity is extinct, and its machines fight over the last energy. Everyone alone: take the dishes of the others. When half of the robots are destroyed, all with at least two dishes win.',
  roles: {},
  caption: 'Robots start anywhere around the map, a dish each. Cards go round in piles.',
  minutes: [60, 150],
  hard: 3,
};
