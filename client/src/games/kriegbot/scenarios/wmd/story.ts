import type { Story } from '../story';

export const WMD_STORY: Story = {
  wins: 'Bombs lie in bunkers, and all who guard them carry one. Destroy every bunker, or be destroyed. Always with the whole expansion.',
  roles: {
    green: 'robots without pilots, who have to destroy all bunkers',
    yellow: 'a pilot in each robot, a soldier in each bunker, and a nuclear bomb on each of them',
  },
  caption: 'Bunkers in the middle, a soldier in each; the robots at their edges.',
  minutes: [45, 120],
  hard: 3,
};
