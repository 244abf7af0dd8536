/** A game that cannot go on, because this hall has other rules by now. */
export const OTHER_RULES = {
  title: 'This game cannot go on',
  why: 'It began under rules that this hall no longer has.',
  picture: 'You see what was last shown to you.',
  noPicture: 'No picture of it was kept.',
  ways: 'You can end it together: then nobody wins. Whoever has been gone for a while is not asked. Or leave the table for good.',
  agreed: (yes: number, people: number) => `${yes} of ${people} want to end it.`,
  end: 'End the game',
  goOn: 'Do not end it',
  leave: 'Leave the table',
  ended: 'It began under rules that this hall no longer has, and was ended. Nobody has won.',
  over: 'It was played by rules that this hall no longer has.',
} as const;
