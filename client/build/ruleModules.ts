import ts from 'typescript';

/** Games whose tables get copies of the rules that judge and carry nothing out (judgingOnly.ts). */
const GAMES = ['kriegbot'];
/** Modules of such a game of which there are two: what judges, and the rules. */
const IN_TWO = /^(?:judging|rules\/.+)$/u;
/** Modules that tables and what carries actions out have in common; all others of the game carry actions out. */
const COMMON =
  /^(?:about|actions|events|figures|options|refusals|robotState|state|summary|tableRules|view|content\/.+)$/u;

const OF_A_GAME = new RegExp(
  `/shared/src/games/(?:${GAMES.join('|')})/(?<file>[^?]+)\\.ts(?<query>\\?judging)?$`,
  'u',
);
const JUDGING = '?judging';

/** Is this the copy of a module that only judges? */
export const isJudging = (id: string): boolean => OF_A_GAME.exec(id)?.groups?.['query'] !== undefined;

/** Does this module carry actions out? Then it imports the whole rules. */
function carriesOut(id: string): boolean {
  const file = OF_A_GAME.exec(id)?.groups?.['file'];
  return file !== undefined && !isJudging(id) && !COMMON.test(file);
}

/** Only what carries out needs Immer: of a copy for modules that judge, nothing is left. */
const IMMER = /\/node_modules\/immer\/[^?]+$/u;

/** Which of the two modules this importer gets. */
export function moduleFor(id: string, importer: string): string {
  if (IMMER.test(id) && isJudging(importer)) return id + JUDGING;
  const file = OF_A_GAME.exec(id)?.groups?.['file'];
  if (file === undefined || !IN_TWO.test(file) || isJudging(id) || carriesOut(importer)) return id;
  return id + JUDGING;
}

/** What carries out, by the type that an object is declared with. */
const CARRYING_OUT: ReadonlyMap<string, string> = new Map([
  ['Rule', 'apply'],
  ['Interrupt', 'close'],
]);

/** The module with rules that have no `apply`; throws where one is not written as an object. */
export function withoutCarryingOut(code: string, id: string): string {
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations.flatMap((one) => partOf(one, id) ?? []))
    .toReversed()
    .reduce((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end).replace(/^\s*,/u, ''), code);
}

/** The property of a rule that carries it out; `undefined` where this is no rule. */
function partOf({ name, type, initializer }: ts.VariableDeclaration, id: string): ts.TextRange | undefined {
  const part = type && ts.isTypeReferenceNode(type) && CARRYING_OUT.get(type.typeName.getText());
  if (!part) return undefined;
  const written = initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [];
  const property = written.find((one) => one.name?.getText() === part);
  if (property) return property;
  throw new Error(
    `${id} has "${name.getText()}" without "${part}" in it. Tables leave that out: write the whole rule as one object.`,
  );
}
