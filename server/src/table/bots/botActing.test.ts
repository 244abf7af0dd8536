import type { Choice } from '@gearhall/shared/core/bots/PlannedTurn';
import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { Match } from '@gearhall/shared/core/match';
import { ponderGame } from '../../testing/games/ponderGame';
import type { Table } from '../model/Table';
import { playBot } from './botActing';

const BOT = 1;
const { match } = Match.begin(ponderGame, {
  options: ponderGame.options.parse({}),
  seats: 2,
  seed: seedFrom('bots'),
});
const choice: Choice = {
  ...{ seat: BOT, level: 'normal', view: match.project(BOT), seed: '' },
  action: { type: 'step', by: 'thought', seen: 0 } as never,
};

/** Who chooses for the bot that thinks, by what it plays. */
function chooser(at: Match, given?: Choice): unknown {
  const table = { services: { chance: { seed: () => seedFrom('dice') } } };
  const { entry } = playBot(table as unknown as Table, { match: at, seat: BOT, level: 'normal' }, given);
  return (entry.action as unknown as { by: string }).by;
}

function later(): Match {
  const played = match.play(0, { type: 'step', by: 'person', seen: 0 } as never);
  if (isRefusal(played)) throw new Error(played.refused);
  return played.match;
}

test('what a bot has chosen in another thread is played while its view is the same', () => {
  expect(chooser(match, choice)).toBe('thought');
});

test('otherwise, and where it was not asked, the best bot that does not think acts', () => {
  expect(chooser(later(), choice)).toBe('hard');
  expect(chooser(match, { ...choice, seat: 0 })).toBe('hard');
  expect(chooser(match, { ...choice, level: 'easy' })).toBe('hard');
  expect(chooser(match)).toBe('hard');
});
