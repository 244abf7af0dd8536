/** What is said of a game without a winner: somebody who played alone has lost it. */
export function noWinner(names: readonly string[]): string {
  const [name, ...others] = names;
  return name !== undefined && others.length === 0 ? `${name} has lost` : 'Nobody wins';
}
