import { withDice } from '@gearhall/shared/core/testing/means';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import { CHOICE_IDS, robotsOf, sidesOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { END_CAUSES, type Event } from '@gearhall/shared/games/kriegbot/events';
import { options } from '@gearhall/shared/games/kriegbot/options';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { anyGame } from '@gearhall/shared/core/game';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { castingOf } from '../../scenarios/casting';
import { STORIES } from '../../scenarios/stories';
import { seatLookAt } from '../../looks/looks';
import { factsOf } from '../../board/facts';
import { words } from '../../words';
import { isNamedSide, sideName, sideTitle } from './sides';

/** Each side is called what its scenario calls it, wherever it is named. */

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dov', 'Eve', 'Flo'];
const rules = anyGame(kriegbot);

const CHOSEN = CHOICE_IDS.filter((scenario) => scenario !== 'edited');
const namedIn = (scenario: (typeof CHOSEN)[number]): readonly TeamId[] =>
  sidesOf({ scenario }).filter((team) => isNamedSide(team, { scenario }));
const NAMED = CHOSEN.filter((scenario) => namedIn(scenario).length > 0);

test.each([
  ['sharksAndJets', ['Police', 'Sharks', 'Jets']],
  ['warOfTheWorlds', ['Earth', 'Aliens']],
  ['lizardBot', ['Lizard-bot', 'Defenders']],
  ['beachhead', ['Attackers', 'Defenders']],
  ['wmd', ['NATO', 'Terrorists']],
  ['whenCyborgsRule', ['Samurai', 'Minions']],
  ['showdown', ['Green', 'Yellow']],
] as const)('the sides of %s are %j', (scenario, titles) => {
  const sides = sidesOf({ scenario }).map((team) => sideTitle(team, { scenario }));
  expect(sides.toSorted()).toEqual([...titles].sort());
});

/** The colours of the sides that have names. */
const coloursOf = (scenario: (typeof CHOSEN)[number]): RegExp => {
  const colours = namedIn(scenario).filter((team) => team !== 'police');
  return new RegExp(`\\b(?:${colours.join('|')})\\b`, 'iu');
};

/** A game of easy bots: its views by every seat, and the log of its first seat. */
function played(scenario: (typeof CHOSEN)[number]) {
  const chosen = options.parse({ scenario, turnLimit: 15, expansion: 'full' });
  const { max } = rules.seatsFor?.(chosen) ?? rules.about.seats;
  const begun = Match.begin(rules, { options: chosen, seats: max, seed: seedFrom('sides', scenario) });
  let { match, events } = begun;
  const dice = seededDice(seedFrom('sides', 'bots'));
  const write = words.logWriter(NAMES, { options: chosen });
  const lines: string[] = [];
  const views: View[] = [];
  for (let turn = 0; turn < 160; turn += 1) {
    for (const event of match.eventsFor(events, 0))
      if (!isCoreEvent(event)) lines.push(write(event as Event)?.text ?? '');
    const [seat] = match.toAct;
    if (match.outcome || seat === undefined) break;
    const view = match.project(seat) as View;
    views.push(view);
    const next = match.play(seat, rules.bots.easy.choose(view, seat, match.legal(seat), withDice(dice)));
    if (isRefusal(next)) throw new Error(`It is refused: ${next.refused}.`);
    ({ match, events } = next);
  }
  return { chosen, lines, views, seats: max };
}

describe.each(NAMED)('%s', (scenario) => {
  const game = played(scenario);
  const colour = coloursOf(scenario);

  test('at the seats', () => {
    const [view] = game.views;
    const of = { scenario };
    for (const [seat, { team }] of (view?.seats ?? []).entries()) {
      expect(words.seatFacts(view!, seat)[0]).toEqual({ label: 'Team', value: sideTitle(team, of) });
      expect(seatLookAt(seat, { options: game.chosen })?.word).toMatch(
        new RegExp(`^(?:Team )?${sideTitle(team, of)}, `, 'u'),
      );
    }
  });

  test('in the log, above the board and in what one is asked', () => {
    const told = game.views.flatMap((view) => [
      words.status(view, NAMES),
      words.objective?.(view, NAMES) ?? '',
      ...view.seats.map((_, seat) => words.prompt(view, seat, NAMES)),
    ]);
    expect(game.lines.length).toBeGreaterThan(10);
    for (const text of [...game.lines, ...told]) expect(text).not.toMatch(colour);
    for (const team of namedIn(scenario).filter((one) => robotsOf({ scenario }, one, 1, game.seats) > 0))
      expect(game.lines.join(' ').toLowerCase()).toContain(sideName(team, { scenario }).toLowerCase());
  });

  test('in facts about robots', () => {
    const view = game.views.at(-1)!;
    for (const robot of Object.keys(view.robots)) {
      const { title = '', lines = [] } = factsOf({ kind: 'robot', robot }, view, NAMES, undefined) ?? {};
      expect([title, ...lines].join(' ')).not.toMatch(colour);
    }
  });

  test('at the end', () => {
    const view = game.views.at(-1)!;
    for (const cause of END_CAUSES)
      for (const winners of [[], ...view.seats.map((_, seat) => [seat])])
        expect(words.ending(winners, cause, NAMES, view)).not.toMatch(colour);
    expect(words.ending([0], 'resigned', NAMES, view)).toContain(
      ` for ${sideName(view.seats[0]!.team, { scenario })}: `,
    );
  });

  test('on the form', () => {
    const { roles } = STORIES[scenario];
    expect(Object.values(roles).join(' ')).not.toMatch(colour);
    for (const { team } of castingOf({ scenario }, 1, game.seats)) {
      // The name stands before it.
      expect(roles[team] ?? '').not.toMatch(new RegExp(`^${sideName(team, { scenario })}\\b`, 'iu'));
    }
  });
});
