import ts from 'typescript';

/**
 * The file with these functions emptied, named as in `encode`, `Reflection.encode` or `ArraySchema.push`: of the file,
 * of an object, or of a class. Throws where one is not found.
 */
export function emptied(code: string, id: string, names: readonly string[]): string {
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
  const found = file.statements.flatMap(functionsOf);
  const missing = names.find((name) => !found.some((one) => one.name === name));
  if (missing !== undefined) throw new Error(`${id} has no function ${missing} to leave out.`);
  return found
    .filter(({ name }) => names.includes(name))
    .toReversed()
    .reduce((rest, { body }) => `${rest.slice(0, body.getStart())}{}${rest.slice(body.end)}`, code);
}

interface NamedFunction {
  readonly name: string;
  readonly body: ts.Node;
}

function functionsOf(statement: ts.Statement): readonly NamedFunction[] {
  if (ts.isFunctionDeclaration(statement)) return bodyOf(statement.name?.text ?? '', statement);
  if (ts.isClassDeclaration(statement)) return membersOf(statement.name?.text ?? '', statement.members);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      valuesOf(name.getText(), initializer),
    );
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
  return valuesOf(statement.expression.left.getText(), statement.expression.right);
}

/** A function by this name, or those of an object or a class. */
function valuesOf(name: string, value: ts.Expression | undefined): readonly NamedFunction[] {
  if (value && ts.isClassExpression(value)) return membersOf(name, value.members);
  if (value && ts.isObjectLiteralExpression(value)) return membersOf(name, value.properties);
  return value && ts.isFunctionExpression(value) ? bodyOf(name, value) : [];
}

const membersOf = (owner: string, members: readonly (ts.ClassElement | ts.ObjectLiteralElementLike)[]) =>
  members.flatMap((one) =>
    ts.isMethodDeclaration(one) ? bodyOf(`${owner}.${one.name.getText()}`, one) : [],
  );

const bodyOf = (name: string, { body }: ts.FunctionLikeDeclaration): readonly NamedFunction[] =>
  body ? [{ name, body }] : [];
