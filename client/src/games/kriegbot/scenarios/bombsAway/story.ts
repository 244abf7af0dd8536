import type { Story } from '../story';

export const BOMBS_AWAY: Story = {
  wins: 'A smaller force attacks, and calls a bomb each turn where it likes; everybody sees where. The first kill wins. Always with the whole expansion.',
  roles: {
    green: 'a robot more; without its TV tower the attackers get no more bombs',
    yellow: 'a bomb a turn; one robot alone has four footsoldiers, who land from above',
  },
  caption: 'The teams start at opposite edges. A ring shows where the bomb of this turn goes off.',
  minutes: [45, 90],
  hard: 2,
};
