import { readFileSync } from 'node:fs';
import { buildsOf, equalField, readyField } from '../balance/field';
import { byGrade, byName, byProgram, byWeapon, sharesOf, type Pairing } from '../balance/table';
import { CHASSIS_IDS } from '../content/chassis';
import { options } from '../options';

/**
 * Measures, together with the playouts, what MetalKrushers' RULES.md says under "Balance":
 *
 *  npm run -s measure -- metalkrushers balance field standard '{"newPrograms":true}' > field
 *  npm run -s playout -- --game metalkrushers --pairings build --from field --bots hard,hard \
 *    --games 400 --options '{"newPrograms":true}' > played
 *  npm run -s measure -- metalkrushers balance table field played
 *
 * `field` gives openings, one a line: the even field on a chassis, or `ready`-made designs.
 */
const [what, ...rest] = process.argv.slice(2);
if (what === 'field') printField(rest[0] ?? 'ready', rest[1] ?? '{}');
else if (what === 'table') printTable(rest[0] ?? '', rest.slice(1));
else {
  console.error('Say "field" or "table".');
  process.exitCode = 2;
}

function printField(kind: string, chosen: string): void {
  const given = options.parse(JSON.parse(chosen));
  const chassis = CHASSIS_IDS.find((id) => id === kind);
  const designs = chassis ? equalField(given, chassis) : readyField(given);
  for (const build of buildsOf(designs)) console.log(JSON.stringify(build));
}

function printTable(field: string, played: readonly string[]): void {
  const builds = linesOf(field) as ReturnType<typeof buildsOf>;
  const designs = builds.flatMap(({ krushers }) => krushers);
  const pairings = played.flatMap(linesOf).filter((line): line is Pairing => 'pairing' in (line as object));
  for (const groups of [byProgram, byWeapon, byGrade, byName]) {
    for (const { group, games, share } of sharesOf(designs, pairings, groups)) {
      console.log(`| ${group} | ${share.toFixed(1)} | ${games} |`);
    }
    console.log('');
  }
}

function linesOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line));
}
