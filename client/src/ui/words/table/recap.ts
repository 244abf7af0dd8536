import { count } from '../language/counting';

/** What happened since my last turn. */
export const RECAP = {
  title: 'Since your last turn',
  offer: (actions: number) => `Since your last turn: ${count(actions, 'action', 'actions')}.`,
  offerFromStart: (actions: number) => `Since the game began: ${count(actions, 'action', 'actions')}.`,
  show: 'Show me',
  dismiss: 'No, thanks',
  at: (step: number, of: number) => `${step} of ${of}`,
  silent: 'Nothing to be seen from your seat.',
  before: 'Previous action',
  next: 'Next action',
  play: 'Play',
  pause: 'Pause',
  now: 'Back to now',
  nothing: 'Nothing has happened since your last turn.',
} as const;
