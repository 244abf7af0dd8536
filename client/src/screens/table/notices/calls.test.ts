import { batch, computed, signal } from '@preact/signals';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { withDice } from '@gearhall/shared/core/testing/means';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { calledFor as inKriegbot } from '../../../games/kriegbot/calledFor';
import { loadRules } from '../../../games/wholeRules';
import { words as kriegbotWords } from '../../../games/kriegbot/words';
import { calledFor as inMetalheads } from '../../../games/metalheads/calledFor';
import { calledFor as inMetalkrushers } from '../../../games/metalkrushers/calledFor';
import { calledFor as inMetaltalon } from '../../../games/metaltalon/calledFor';
import { calledFor as inRushncrush } from '../../../games/rushncrush/calledFor';
import type { AnyGameClient } from '../../../stage/contract/contract';
import type { TableSession } from '../session/tableSession';
import { ringForMe } from './calls';

/** Real games, and what each seat hears of them: "your turn" and "you are asked" are for that seat alone. */

Object.assign(globalThis, { document: { hidden: false } });

const SPECTATOR = -1;

/** What matters here of each game's client; the rest has style sheets. */
const CLIENTS = {
  metaltalon: { calledFor: inMetaltalon, words: {} },
  metalkrushers: { calledFor: inMetalkrushers, words: {} },
  rushncrush: { calledFor: inRushncrush, words: {} },
  kriegbot: { calledFor: inKriegbot, words: kriegbotWords },
  metalheads: { calledFor: inMetalheads, words: {} },
} as const satisfies Record<GameId, object>;

/** Somebody at a table: what they see, and the sounds that they have heard. */
function sitting(game: AnyGameClient, seat: Seat) {
  const heard: string[] = [];
  const [table, view] = [signal<unknown>(undefined), signal<unknown>(undefined)];
  const mine = seat === SPECTATOR ? undefined : seat;
  const isCalled = computed(() => {
    const { status = '', toAct = [] } = (table.value ?? {}) as { status?: string; toAct?: readonly Seat[] };
    const isQuiet = mine !== undefined && !!view.value && game.words.isQuiet?.(view.value, mine) === true;
    return status === 'playing' && toAct.includes(seat) && !isQuiet;
  });
  const model = { table, view, seat: signal(mine), clockAhead: signal(0) };
  const sounds = { isAudible: true, play: (sound: string) => void heard.push(sound) };
  ringForMe({ model, game, isCalled, sounds } as unknown as TableSession, (_call, ring) => {
    ring();
    return Promise.resolve();
  });
  return { seat, heard, table, view };
}

const SEED = 'calls';

/** Plays a game of bots; tells after each action who has heard what. */
async function played(id: GameId, seats: number, most: number) {
  const game = CLIENTS[id] as unknown as AnyGameClient;
  const rules = await loadRules(id);
  const all = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)].map((seat) =>
    sitting(game, seat),
  );
  const dice = seededDice(seedFrom(SEED, 'bots'));
  let { match, events } = Match.begin(rules, {
    options: rules.options.parse({}),
    seats,
    seed: seedFrom(SEED),
  });
  const wrong: string[] = [];
  let began = 0;
  for (let action = 0; action < most && !match.outcome; action += 1) {
    began += events.filter(({ type }) => type === 'turnBegan').length;
    for (const one of all) {
      const before = one.heard.length;
      batch(() => {
        one.view.value = match.project(one.seat === SPECTATOR ? 'spectator' : one.seat);
        one.table.value = { status: 'playing', toAct: match.toAct, undoBy: -1, voteSeat: -1, series: '' };
      });
      const fresh = one.heard.slice(before);
      if (fresh.length > 1 || (fresh.length > 0 && !match.toAct.includes(one.seat)))
        wrong.push(`${action}: seat ${one.seat} hears ${fresh.join(' ')}`);
    }
    const [seat = 0] = match.toAct;
    const chosen = rules.bots.easy.choose(match.project(seat), seat, match.legal(seat), withDice(dice));
    const next = match.play(seat, chosen);
    if (isRefusal(next)) throw new Error(`A bot was refused: ${next.refused}.`);
    ({ match, events } = next);
  }
  return { all, wrong, began };
}

const count = (heard: readonly string[], sound: string): number =>
  heard.filter((one) => one === sound).length;

for (const id of Object.keys(CATALOG) as GameId[])
  test(`${id} calls each seat to its own turns, and nobody else`, async () => {
    const { all, wrong } = await played(id, 2, 260);
    expect(wrong).toEqual([]);
    const [spectator, ...seats] = all;
    expect(spectator?.heard).toEqual([]);
    for (const { heard } of seats) expect(count(heard, 'turn')).toBeGreaterThanOrEqual(2);
  });

for (const id of ['metaltalon', 'rushncrush', 'metalheads'] as const)
  test(`${id} is heard once in each turn`, async () => {
    const { all, began } = await played(id, 3, 200);
    const turns = all.reduce((sum, { heard }) => sum + count(heard, 'turn'), 0);
    // Before the first round there may be choices too.
    expect(turns).toBeGreaterThanOrEqual(began);
    expect(turns).toBeLessThanOrEqual(began + 9);
  });

for (const id of ['metaltalon', 'kriegbot', 'metalkrushers'] as const)
  test(`${id} asks those who are attacked`, async () => {
    const { all } = await played(id, 2, 500);
    const asked = all.reduce((sum, { heard }) => sum + count(heard, 'asked'), 0);
    expect(asked).toBeGreaterThanOrEqual(1);
  });
