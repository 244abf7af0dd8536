/** What a game in this page alone says about itself. */
export const LOCAL = {
  nameless: 'Rookie',
  botTitle: (game: string) => `${game} against a bot`,
  onDevice: 'On this device, without a network.',
  bar: 'This game',
  opponent: 'Opponent',
  newGame: 'New game',
  again: 'Another game',
  newGameAsk: 'This game is given up, and a new one begins.',
  harder: 'Try a stronger bot',
  learn: 'Lessons',
  friends: 'Play with friends',
} as const;
