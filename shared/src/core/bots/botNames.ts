/** Names for bots: machine parts, never the name of a person or a game. */
export const BOT_NAMES = [
  ...['Rivet', 'Cog', 'Piston', 'Sprocket', 'Gasket', 'Dynamo', 'Flywheel', 'Camshaft'],
  ...['Tappet', 'Pulley', 'Spindle', 'Crank', 'Bobbin', 'Ferrule', 'Grommet', 'Toggle'],
  ...['Solenoid', 'Rotor', 'Turbine', 'Gantry', 'Lathe', 'Mallet', 'Pinion', 'Throttle'],
] as const;

/**
 * A name that nobody at the table has yet. `start` (a whole number, 0 or more) is where the search in the list begins,
 * so that two tables do not have the same bots.
 */
export function freeBotName(taken: readonly string[], start: number): string {
  const inUse = new Set(taken.map((name) => name.toLowerCase()));
  const inOrder = BOT_NAMES.map((_, index) => BOT_NAMES[(start + index) % BOT_NAMES.length] ?? '');
  return inOrder.find((name) => !inUse.has(name.toLowerCase())) ?? '';
}
