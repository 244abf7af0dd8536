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

/** Which of the two modules this importer gets. */
export function moduleFor(id: string, importer: string): string {
  const file = OF_A_GAME.exec(id)?.groups?.['file'];
  if (file === undefined || !IN_TWO.test(file) || isJudging(id) || carriesOut(importer)) return id;
  return id + JUDGING;
}

/** The module with rules that have no `apply`; throws where a rule is not written as an object. */
export function withoutApply(code: string, id: string): string {
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations.filter(isRule))
    .map((declaration) => applyOf(declaration, id))
    .toReversed()
    .reduce((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end).replace(/^\s*,/u, ''), code);
}

const isRule = ({ type }: ts.VariableDeclaration): boolean =>
  type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Rule';

function applyOf({ name, initializer }: ts.VariableDeclaration, id: string): ts.TextRange {
  const written = initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [];
  const apply = written.find((property) => property.name?.getText() === 'apply');
  if (apply) return apply;
  throw new Error(
    `${id} has a rule "${name.getText()}" without an "apply" in it. Tables leave it out, so write the rule as one object: { whyNot, apply, list }.`,
  );
}
