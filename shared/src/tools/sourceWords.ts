import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '../games/catalog';
import { citationsOf, linesOf, registerOf } from './citations';

/**
 * Writes the registers of words of the cited lines anew, from the source texts in the folder that `RULES_SOURCE` names:
 *
 *  RULES_SOURCE=../games/source npm run -s generate -- source-words
 */
const folder = process.env.RULES_SOURCE;
if (folder === undefined) {
  console.error('Set RULES_SOURCE to the folder with the source texts, <game>.txt each.');
  process.exitCode = 2;
} else {
  for (const game of Object.keys(CATALOG)) {
    const register = registerOf(
      readFileSync(join(folder, `${game}.txt`), 'utf8'),
      citationsOf(game).flatMap(linesOf),
    );
    const lines = Object.entries(register).map(([line, stems]) => `  "${line}": "${stems.join(' ')}"`);
    writeFileSync(join(__dirname, 'fixtures/sources', `${game}.json`), `{\n${lines.join(',\n')}\n}\n`);
  }
}
