import type { Story } from '../stories';

export const AFTERMATH: Story = {
  wins: 'Six robots lie about without pilots, and nobody knows their cards. Your pilots come down from above: board the wrecks, and fight with what you find. The side with the most robots wins. Always with the whole expansion.',
  roles: {
    green: 'its pilots start above',
    yellow: 'its pilots start above',
  },
  caption: 'Six wrecks lie in a ring. Disks mark where pilots land.',
  minutes: [60, 120],
  hard: 3,
};
