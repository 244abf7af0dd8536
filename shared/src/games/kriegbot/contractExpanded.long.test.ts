import { contractOf, set } from './testing/contractOf';

/** Every scenario with power cores, and with all of the expansion. */
contractOf(
  'expanded',
  (
    [
      ['showdown', [6]],
      ['killTheHuman', [4]],
      ['theHoncho', [3]],
      ['captureTheFlag', [4]],
      ['cryptoFlag', [4]],
      ['whenCyborgsRule', [4]],
      ['warOfTheWorlds', [2, 4]],
      ['theHacker', [3]],
      ['sharksAndJets', [3, 5]],
      ['lizardBot', [4]],
    ] as const
  ).flatMap(([scenario, seats]) =>
    (['cores', 'full'] as const).map(
      (expansion) => [set(`${scenario}, ${expansion}`, { scenario, expansion }), seats] as const,
    ),
  ),
);
