import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { historyOf, type Excerpt, type Stretch } from '../core/replay/excerpt';
import { showRecord } from '../core/replay/showing';
import { botIn, type GameRecord } from '../core/record/record';
import { RULES } from '../games/rules';
import type { RecordedId } from './examples';

/**
 * Writes a few lively seconds of a recorded game of each kind, which the home page shows while nobody plays:
 *
 *     npm run -s generate -- excerpts
 *
 * They are cut out of the examples (examples.ts). Run it again after these have been written anew, and see whether the
 * stretches are still lively ones.
 */
const PUBLIC = path.join(__dirname, '../../../client/public');

type Cut = Stretch & Pick<Excerpt, 'look'>;

const CUTS = {
  metaltalon: { from: 31, to: 37, look: { middle: [0.71, 0.8], part: 0.4 } },
  metalkrushers: { from: 45, to: 52, look: { middle: [0.5, 0.5], part: 0.5 } },
  rushncrush: { from: 34, to: 41 },
  kriegbot: { from: 55, to: 60, look: { middle: [0.52, 0.54], part: 0.46 } },
  metalheads: { from: 36, to: 40 },
} as const satisfies Record<RecordedId, Cut>;

type ExcerptId = keyof typeof CUTS;
/** The games of which there is an excerpt. */
export const CUT = Object.keys(CUTS) as ExcerptId[];

export const fileOf = (id: ExcerptId): string => path.join(PUBLIC, 'excerpts', `${id}.json`);

/** The excerpt as text, by today's rules. */
export function excerptText(id: ExcerptId): string {
  const record = JSON.parse(readFileSync(path.join(PUBLIC, 'examples', `${id}.json`), 'utf8')) as GameRecord;
  const { look, ...stretch }: Cut = CUTS[id];
  const excerpt: Excerpt = {
    game: id,
    names: record.names.map((name) => botIn(name)?.name ?? name),
    ...(look && { look }),
    history: historyOf(showRecord(RULES[id], record), stretch),
  };
  return JSON.stringify(excerpt);
}

if (require.main === module)
  for (const id of CUT) {
    const text = excerptText(id);
    mkdirSync(path.dirname(fileOf(id)), { recursive: true });
    writeFileSync(fileOf(id), text);
    console.log(`${id}: ${Math.round(text.length / 100) / 10} kB`);
  }
