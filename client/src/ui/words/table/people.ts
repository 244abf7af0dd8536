import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import { count } from '../language/counting';
import { aBot } from './bots';

/** Seats whose people are gone, and who plays on for them. */
export const SEAT_CARE = {
  title: (name: string) => `The seat of ${name}`,
  isGone: (name: string) => `${name} is gone. The seat waits for them.`,
  standIn: (level: BotLevel) => `Let ${aBot(level)} play`,
  standInFor: (level: BotLevel, name: string) => `Let ${aBot(level)} play for ${name} for now`,
  endStandIn: 'Stop the bot',
  endStandInFor: (name: string) => `Stop the bot that plays for ${name}`,
  playsFor: (name: string) => `A bot plays for ${name} until they return.`,
  playsForNobody: 'A bot plays on this seat.',
  playsForYou: 'A bot plays for you right now.',
  playMyself: 'Play on myself',
  backAgain: 'You have your seat back: the bot has stopped playing for you.',
  taken: 'Somebody else plays on from your seat now. You can watch.',
  offer: 'Offer the seat',
  offerOf: (name: string) => `Offer the seat of ${name} to somebody who watches`,
  endOffer: 'Keep the seat',
  endOfferOf: (name: string) => `Keep the seat for ${name} after all`,
  isOffered: 'Anybody who watches may take this seat.',
  offered: (name: string) => `${name} is gone. You may take this seat.`,
  offeredFree: 'A seat of this game is free. You may take it.',
  offeredByVote: (name: string) =>
    `${name} does not act, so the others have freed the seat. You may take it.`,
  take: 'Take this seat',
  takeOf: (name: string) => `Take this seat in place of ${name}`,
  botTag: 'bot plays',
} as const;

/** How the dice are kept fair, while people gather. */
export const FAIR_DICE = {
  title: 'Fair dice',
  sealed: 'the hall’s seed is sealed',
  salts: (given: number, of: number) =>
    `${given} of ${count(of, 'browser has added its salt', 'browsers have added their salt')}`,
  line: (parts: string) => `Fair dice: ${parts}.`,
  join: '; ',
  how: 'How does this work?',
  why: [
    'Every roll follows from a secret seed that the hall drew when this table was made, and from a random salt of each player’s browser.',
    'The fingerprint of the seed is published here before any salt is known, so the hall cannot choose a seed to suit itself. Nobody else knows the seed, so nobody can tell a roll in advance.',
    'When the game is over the seed is laid open, and every roll can be checked.',
  ],
  seal: 'Fingerprint of the seed (SHA-256)',
} as const;

/** The same person on another device. */
export const DEVICE_WORDS = {
  open: 'Continue on another device',
  title: 'Continue on another device',
  lead: 'Open this private link on your other device, or scan the code with its camera.',
  warning:
    'Anyone who opens this link becomes you: your name, your seats, your moves. Do not send it to anybody.',
  once: 'It works once.',
  link: 'Private link',
  copy: 'Copy link',
  qr: 'The private link as a QR code',
  making: 'Making a link…',
  validFor: (time: string) => `Valid for ${time}`,
  over: 'This link has expired.',
  renew: 'Make a new link',
  done: 'Done',
  asking: 'One moment…',
  become: (name: string) => `Continue as ${name}?`,
  becomeLead: (name: string) => `This browser becomes ${name}, with the same seats as on the other device.`,
  change: (now: string, next: string) => `This browser is ${now}. Become ${next} here?`,
  changeNameless: (next: string) => `This browser has seats of its own. Become ${next} here?`,
  changeLead: (now: string) =>
    `The seats that ${now} holds in this browser cannot be reached from here any more. If you need them, make a link as ${now} first.`,
  somebody: 'somebody',
  yes: (name: string) => `Yes, become ${name}`,
  go: 'Continue',
  no: 'No, stay as it is',
  isBack: (name: string) => `You are ${name} here too.`,
  noCode: 'This link is incomplete. Please copy or scan it again.',
  used: 'This link has been used already. Please make a new one on your other device.',
  expired: 'This link has expired. Please make a new one on your other device.',
  tryAgain: 'Try again',
} as const;
