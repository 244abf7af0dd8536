/** The setting of a table. */
export const HINT_TERMS = {
  title: 'Hints',
  kinds: { off: 'None', on: 'For everybody' },
  help: {
    off: 'Everybody finds their own way.',
    on: 'A player who is to move may ask what a hard bot would do with what they know. Taking a seat means agreeing to it.',
  },
} as const;

/** What a bot would do, while one plays against bots. */
export const HINT = {
  ask: 'Hint',
  thinking: 'Thinking…',
  title: 'A hint',
  would: 'With what you know, a hard bot would choose:',
  form: 'A hard bot would fill in this form in its own way: there is more than one good answer.',
  none: 'There is nothing to decide for you now.',
  failed: 'No hint could be found.',
  close: 'Hide the hint',
} as const;
