import type { Bot, BotMeans, SeenStep } from '../bots/bot';
import type { Dice } from '../dice/dice';
import { isSame } from '../json/equality';
import { Match } from '../match';
import { BrokenRule, isRefusal } from '../ground/result';
import type { Seat, Viewer } from '../ground/seats';

/**
 * Everything that a viewer has seen of a match so far: the set-up, then each entry of the log that was visible to them.
 * Invisible entries are left out, so that the number of steps reveals nothing either. Replays the match.
 */
export function historyOf(match: Match, viewer: Viewer): SeenStep[] {
  let { match: now, events } = Match.begin(match.game, match.start);
  const steps: SeenStep[] = [seenAt(now, events, viewer)];
  for (const { seat, action } of match.entries) {
    const played = now.play(seat, action);
    if (isRefusal(played)) throw new BrokenRule(`A match refuses its own action: ${played.refused}.`);
    ({ match: now, events } = played);
    const seen = seenAt(now, events, viewer);
    if (leftTrace(steps.at(-1), seen)) steps.push(seen);
  }
  return steps;
}

export const seenAt = (
  match: Match,
  events: Parameters<Match['eventsFor']>[0],
  viewer: Viewer,
): SeenStep => ({
  view: match.project(viewer),
  events: match.eventsFor(events, viewer),
});

/** Did the viewer notice that something was done? */
export const leftTrace = (before: SeenStep | undefined, seen: SeenStep): boolean =>
  seen.events.length > 0 || !isSame(before?.view, seen.view);

/** What a bot on a seat gets besides its view. */
export const meansOf = (
  match: Match,
  seat: Seat,
  dice: Dice,
  { remembers }: Pick<Bot<unknown, unknown>, 'remembers'>,
): BotMeans<unknown> => ({
  dice,
  history: remembers ? () => historyOf(match, seat) : noHistory,
});

/** For bots that have not said that they ask for it. */
export function noHistory(): never {
  throw new BrokenRule('A bot asks for its history, and does not say that it remembers.');
}
