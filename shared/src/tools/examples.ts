import { meansOf } from '../core/replay/history';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { matchSeed, seededDice, seedFrom } from '../core/dice/dice';
import type { AnyGame } from '../core/game';
import { botAt, type BotLevel } from '../core/bots/bot';
import { makeRecord } from '../core/record/makeRecord';
import { Match } from '../core/match';
import { isRefusal } from '../core/ground/result';
import { keyPairOf } from '../core/record/signing';
import { recordedBot } from '../core/record/record';
import type { GameId } from '../games/catalog';
import { RULES } from '../games/rules';

/**
 * Writes a recorded game of each kind, played by bots, for people who want to see a game while nobody plays:
 *
 *     npm run -s generate -- examples
 *
 * Run it again when a rules change makes an example unplayable.
 */
const FOLDER = path.join(__dirname, '../../../client/public/examples');

interface Example {
  readonly seed: string;
  readonly options: object;
  readonly players: readonly { readonly name: string; readonly level: BotLevel }[];
}

const DUEL = [
  { name: 'Sprocket', level: 'hard' },
  { name: 'Piston', level: 'normal' },
] as const;

/** Short games that come to blows. */
const EXAMPLES = {
  metaltalon: { seed: 'a1', options: { stake: 20, roundLimit: 20 }, players: DUEL },
  metalkrushers: { seed: 'a1', options: { turnLimit: 40 }, players: DUEL },
  rushncrush: {
    seed: 'a1',
    options: { course: 'shortOpen', style: 'arcade' },
    players: [...DUEL, { name: 'Rivet', level: 'normal' }],
  },
  kriegbot: { seed: 'a1', options: { turnLimit: 15 }, players: DUEL },
  metalheads: { seed: 'a1', options: { monster: 'leviathan', nations: 'dealt' }, players: DUEL },
} as const satisfies Partial<Record<GameId, Example>>;

export type RecordedId = keyof typeof EXAMPLES;
/** The games of which there is an example. */
export const RECORDED = Object.keys(EXAMPLES) as RecordedId[];

/** A fixed date long ago: an example records no real game. */
const BEGAN = '2024-01-01T00:00:00.000Z';
const SECONDS_EACH = 4;

/** The hall's seed of an example, 32 bytes in hex. */
const seedOf = ({ seed }: Example): string => seedFrom('example', seed);

function playThrough(game: AnyGame, example: Example): Match {
  const { options, players } = example;
  const salts = players.map(() => '');
  const seed = matchSeed(seedOf(example), salts);
  let { match } = Match.begin(game, { options: game.options.parse(options), seats: players.length, seed });
  while (!match.outcome) {
    const seat = match.toAct[0] ?? 0;
    const view = match.project(seat);
    const bot = botAt(game.bots, players[seat]?.level ?? 'easy');
    const action = bot.choose(
      view,
      seat,
      game.legal(view, seat),
      meansOf(match, seat, seededDice(seedFrom(seed, match.length)), bot),
    );
    const played = match.play(seat, action);
    if (isRefusal(played)) throw new Error(`A bot of ${game.about.id} was refused: ${played.refused}.`);
    match = played.match;
  }
  return match;
}

/** The record of an example as text; signed with a key that is no hall's. */
export function exampleText(id: RecordedId): string {
  const game = RULES[id];
  const example = EXAMPLES[id];
  const match = playThrough(game, example);
  const source = {
    table: `example-${id}`,
    options: match.start.options,
    names: example.players.map(({ name, level }) => recordedBot(name, level)),
    began: BEGAN,
    seed: seedOf(example),
    salts: example.players.map(() => ''),
    entries: match.entries.map(({ seat, action }, at) => ({
      seat,
      action,
      by: 'bot' as const,
      at: (at + 1) * SECONDS_EACH * 1000,
    })),
  };
  return JSON.stringify(makeRecord(game, source, keyPairOf(seedFrom('the key of no hall'))));
}

if (require.main === module) {
  mkdirSync(FOLDER, { recursive: true });
  for (const id of RECORDED) {
    const text = exampleText(id);
    writeFileSync(path.join(FOLDER, `${id}.json`), text);
    const { entries } = JSON.parse(text) as { entries: unknown[] };
    console.log(`${id}: ${entries.length} actions, ${Math.round(text.length / 1000)} kB`);
  }
}
