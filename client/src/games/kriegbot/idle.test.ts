import { anyGame } from '@gearhall/shared/core/game';
import { bots } from '@gearhall/shared/games/kriegbot/bots/index';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { fight } from '@gearhall/shared/games/kriegbot/testing/scenes/fight';
import { withDice } from '@gearhall/shared/core/testing/means';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { localMeans } from '../../local/localMeans';
import { LocalMatch } from '../../local/LocalMatch';
import { LocalTable } from '../../local/LocalTable';
import { TableModel } from '../../net/table/tableModel';
import { idleOf } from './idle';
import { PRESETS } from './words/setup/presets';

const rules = anyGame(kriegbot);

/** Green shoots a missile at Yellow, who has this face down. */
const shotAt = (primary: 'gatlingGun' | 'towMissile') =>
  fight({
    green1: { at: 'A10', slots: { primary: 'towMissile' } },
    yellow1: { at: 'A5', slots: { primary } },
  }).attack('green1', 'towMissile', 'yellow1');

const idleIn = (place: ReturnType<typeof shotAt>) => {
  const view = place.view(1);
  return idleOf(view, 1, kriegbot.legal(view, 1));
};

test('a question is idle where no card bears on it, and not where one does', () => {
  expect(idleIn(shotAt('towMissile'))).toMatchObject({ type: 'answer', robot: 'yellow1', cards: [] });
  expect(idleIn(shotAt('gatlingGun'))).toBeUndefined();
});

/** Plays a first bot game to its end; returns what the person was asked. */
async function asked(seed: string, skipsIdle: boolean) {
  const options = rules.options.parse(PRESETS.first.options);
  const match = LocalMatch.begin(rules, { options, seats: 2, seed: seedFrom(seed) });
  const seats = [
    { name: 'Ada', by: 'me' as const },
    { name: 'Bot', by: 'easy' as const },
  ];
  const idle = skipsIdle ? (idleOf as never) : undefined;
  const table = new LocalTable({ id: 'local', rules, seats, match, idle });
  const model = new TableModel('local', rules, localMeans(table));
  model.open();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const dice = seededDice(seedFrom(seed, 'players'));
  let questions = 0;
  let idles = 0;
  while (!table.match.now.outcome) {
    const [seat = 0] = table.match.now.toAct;
    const view = table.match.now.project(seat) as never;
    const legal = kriegbot.legal(view, seat);
    if (seat === 0) {
      questions += 1;
      if (idleOf(view, seat, legal)) idles += 1;
      expect(model.table.value?.toAct).toContain(0);
    }
    table.play(seat, bots.easy.choose(view, seat, legal, withDice(dice)));
  }
  const { entries } = table.match;
  model.close();
  return { questions, idles, entries };
}

test('a first game against a bot asks only where an answer changes something', async () => {
  const [plain, skipping] = [await asked('one', false), await asked('one', true)];
  expect(plain.idles).toBeGreaterThan(0);
  expect(skipping.idles).toBe(0);
  expect(skipping.questions).toBeGreaterThan(0);
  expect(skipping.entries.some(({ idle }) => idle)).toBe(true);
  // What was kept is the same game again.
  const options = rules.options.parse(PRESETS.first.options);
  const begun = LocalMatch.begin(rules, { options, seats: 2, seed: seedFrom('one') });
  expect(begun.replay(skipping.entries).failedAt).toBeUndefined();
});

test('taking back goes to what the person chose, not to what the page answered', async () => {
  const { entries } = await asked('one', true);
  const at = entries.findLastIndex(({ idle }) => idle);
  const options = rules.options.parse(PRESETS.first.options);
  const begun = LocalMatch.begin(rules, { options, seats: 2, seed: seedFrom('one') });
  const { match } = begun.replay(entries.slice(0, at + 1));
  const chosen = entries.slice(0, at).findLastIndex(({ seat, idle }) => seat === 0 && !idle);
  expect(match.lastOf([0])).toBe(chosen);
});
