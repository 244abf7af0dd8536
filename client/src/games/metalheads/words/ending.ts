import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import type { Trigger } from '@gearhall/shared/games/metalheads/content/monsters';
import { monsterIn } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { EventOf } from '@gearhall/shared/games/metalheads/events';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { listOf, nameOf, MONSTER_NAMES } from './names';

type Cause = EventOf<'ended'>['cause'];

/** Why the game is over, after "Ada wins: ". */
const REASONS: Readonly<Record<Cause, string>> = {
  strength: 'a Nation was strong enough, and nobody is stronger',
  robots: 'a Nation had Robots enough, and nobody is stronger',
  robotsAtOnce: 'the last Robot that was needed is complete, and nobody is stronger',
  allTypes: 'all four types were built, and nobody is stronger',
  destroyed: 'enough Robots were destroyed, and nobody is stronger',
  deckEmpty: 'the deck has run out, and nobody is stronger',
  supplyEmpty: 'all tokens are placed, and nobody is stronger',
  rounds: 'the last round is over, and nobody is stronger',
  left: 'nobody else is left',
  soloWon: 'the Monster is beaten',
  soloLost: 'the Monster could not be stopped',
};

const LAST_ROUND: Readonly<Partial<Record<Trigger['kind'], (name: string) => string>>> = {
  strength: (name) => `${name} is strong enough.`,
  robots: (name) => `${name} has Robots enough.`,
  allTypes: (name) => `${name} has Robots of all four types.`,
};

const WITHOUT_NAME: Readonly<Partial<Record<Cause, string>>> = {
  destroyed: 'Enough Robots are destroyed.',
  deckEmpty: 'The deck has run out.',
  supplyEmpty: 'All tokens are placed.',
};

const isCause = (cause: string): cause is Cause => Object.hasOwn(REASONS, cause);

/** "Ada is strong enough." */
export const lastRoundText = (cause: Cause, name: string): string =>
  WITHOUT_NAME[cause] ?? LAST_ROUND[cause as Trigger['kind']]?.(name) ?? 'The end is near.';

const strengthsText = (strengths: readonly number[], names: readonly string[]): string =>
  strengths.map((strength, seat) => `${nameOf(names, seat)} ${strength}`).join(', ');

const CAUSE_LINES: Readonly<Partial<Record<Cause, string>>> = {
  left: 'Nobody else is left.',
  soloWon: 'The Monster is beaten.',
  soloLost: 'The Monster could not be stopped.',
};

/** "The game is over. Strength: Ada 21, Boris 18." */
export const endedText = (cause: Cause, strengths: readonly number[], names: readonly string[]): string =>
  `The game is over. ${CAUSE_LINES[cause] ?? ''} Strength: ${strengthsText(strengths, names)}.`.replace(
    '  ',
    ' ',
  );

/** "Ada wins: the deck has run out, and nobody is stronger. Strength: Ada 21, Boris 18." */
export function endingOf(
  winners: readonly Seat[],
  cause: string,
  names: readonly string[],
  view?: View,
): string {
  if (winners.length === 0) return lostAlone(names, view);
  const who = listOf(winners.map((seat) => nameOf(names, seat)));
  const why = isCause(cause) ? `: ${REASONS[cause]}` : '';
  const sentence = `${who} ${winners.length > 1 ? 'win' : 'wins'}${why}.`;
  return view ? `${sentence} ${standings(view, winners, names)}` : sentence;
}

/** Only somebody who plays alone can lose without another player who wins: then the Monster has won. */
function lostAlone(names: readonly string[], view: View | undefined): string {
  const name = nameOf(names, 0);
  if (!view) return `${name} has lost: ${REASONS.soloLost}.`;
  const monster = MONSTER_NAMES[view.monster];
  if (view.players[0]?.out) return `${name} has given up: ${monster} wins.`;
  return `${name} has lost: ${monster} wins. ${standings(view, [], names)}`;
}

function standings(view: View, winners: readonly Seat[], names: readonly string[]): string {
  const finals = seatsOf(view.players.length).map((seat) => finalStrength(view, seat));
  if (view.players.length === 1) return aloneText(view, finals[0] ?? 0, winners);
  return [
    `Strength: ${strengthsText(finals, names)}.`,
    bonusText(view, names),
    tieText(view, winners, finals),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Those who have given up score nothing. */
function finalStrength(view: View, seat: Seat): number {
  const bonus = view.bonus?.seat === seat ? view.bonus.add : 0;
  return view.players[seat]?.out ? 0 : strengthOf(view, seat) + bonus;
}

const bonusText = ({ bonus, monster }: View, names: readonly string[]): string =>
  bonus
    ? `${nameOf(names, bonus.seat)} has ${bonus.add} of it for ending the game against ${MONSTER_NAMES[monster]}.`
    : '';

/** Equal Strength: the most Robots, and then the later turn. */
function tieText({ players }: View, winners: readonly Seat[], finals: readonly number[]): string {
  const [winner] = winners;
  if (winner === undefined) return '';
  const rivals = seatsOf(players.length).filter(
    (seat) => seat !== winner && !players[seat]?.out && finals[seat] === finals[winner],
  );
  if (rivals.length === 0) return '';
  const robots = (seat: Seat): number => players[seat]?.robots.length ?? 0;
  return rivals.every((seat) => robots(seat) < robots(winner))
    ? 'More Robots break the tie.'
    : 'The later turn breaks the tie.';
}

function aloneText(view: View, strength: number, winners: readonly Seat[]): string {
  const { win } = monsterIn(view).solo;
  const robots = view.players[0]?.robots.length ?? 0;
  switch (win.kind) {
    case 'strength':
      return `Strength ${strength}, and ${win.strength} ${winners.length > 0 ? 'were enough' : 'were needed'}.`;
    case 'robots':
      return `${robots} Robots completed of ${win.robots}.`;
    case 'strongerThanMonster':
      return `Strength ${strength} against ${strengthOf(view, undefined)} of ${MONSTER_NAMES[view.monster]}.`;
  }
}
