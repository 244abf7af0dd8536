/** The marks of the seats in the table's header. */
export const TURN_WORDS = {
  title: 'Turns',
  told: {
    acts: (name: string) => `${name} is to act`,
    next: (name: string) => `${name} follows`,
    waits: (name: string) => name,
    out: (name: string) => `${name} is out of the game`,
  },
} as const;
