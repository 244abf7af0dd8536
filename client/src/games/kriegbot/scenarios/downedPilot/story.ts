import type { Story } from '../story';

export const DOWNED_PILOT_STORY: Story = {
  wins: 'A pilot hides among five decoys behind the enemy’s lines. Carry the right one home, or kill him. Always with the whole expansion.',
  roles: {
    green: 'flyers and hovercraft with pilots; they alone know which tent is the pilot',
    yellow: 'heavy machines, close to the six; they win at the time limit',
  },
  caption: 'Six tents near the enemy’s edge. Which is the pilot?',
  minutes: [45, 120],
  hard: 3,
};
