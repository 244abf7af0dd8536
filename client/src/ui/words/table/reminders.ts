/** Reminders that it is one's turn. */
export const REMINDER_WORDS = {
  label: 'Tell me when it is my turn',
  help: 'By a notification of this device, when you are not looking at the table.',
  denied: 'Your browser does not allow notifications for this page. You can change that in its settings.',
  unable: 'This browser cannot show notifications.',
  onlyOpen: 'Notifications will come while the page is open in some tab.',
  title: (game: string) => `Your turn at ${game}`,
  body: 'The others wait for you.',
  decideTitle: (game: string) => `Decide what comes next at ${game}`,
  decideFlash: (game: string) => `● Your decision – ${game}`,
  askedTitle: (game: string) => `You are asked at ${game}`,
  askedFlash: (game: string) => `● You are asked – ${game}`,
  flash: (game: string) => `● Your turn – ${game}`,
} as const;
