const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest tests, in this order: started last, one of them would run on alone while the other worker is idle. */
const SLOWEST = [
  // It waits most of its time.
  'server/src/wire/takeovers.long',
  'shared/src/games/rushncrush/bots/ladder.long',
  ...['contract.long', 'contractMissions.long', 'contractExpanded.long', 'secrecy.long'].map(
    (name) => `shared/src/games/kriegbot/${name}`,
  ),
  ...['shared/src/games/metalheads/bots/ladder.long', 'shared/src/games/metalheads/contract.long'],
  ...['shared/src/games/undoWork.long', 'server/src/tools/backupDrill.long'],
  ...['kriegbot', 'metalheads', 'metalkrushers', 'rushncrush'].map(
    (game) => `shared/src/games/${game}/contract`,
  ),
  'server/src/store/databases/postgres',
  ...['server/src/wire/malformedFrames', 'shared/src/games/metaltalon/contract'],
  'server/src/wire/metalheadsSecrets',
  ...['shared/src/tools/fairDice', 'server/src/wire/kriegbotFaces', 'server/src/wire/rematch'],
  'server/src/wire/oneServer.long',
  ...['server/src/wire/process.long', 'server/src/wire/badStart.long', 'shared/src/tools/verify.long'],
].map((name) => `${name}.test.ts`);

/** Jest begins with the slowest files only if it has run them before. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const placeOf = ({ path }) => {
      const place = SLOWEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`));
      return place < 0 ? SLOWEST.length : place;
    };
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
