import type { Story } from '../story';

export const AFTERMATH: Story = {
  wins: 'Six robots lie about, with cards that nobody knows. Pilots land, board them, and fight. The most robots win. Always with the whole expansion.',
  roles: {
    green: 'its pilots start above',
    yellow: 'its pilots start above',
  },
  caption: 'Six wrecks lie in a ring. Disks mark where pilots land.',
  minutes: [60, 120],
  hard: 3,
};
