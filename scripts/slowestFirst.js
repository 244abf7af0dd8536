const { default: Sequencer } = require('@jest/test-sequencer');

/** What takes longest, in this order: begun last, one of these would run on alone while the other worker is idle. */
const SLOWEST = [
  ...['client/e2e/crash', 'client/e2e/match', 'client/e2e/kriegbot', 'client/e2e/krusherHands'],
  ...['client/e2e/people', 'client/e2e/raceHands', 'client/e2e/replay', 'client/e2e/race'],
  ...['shared/src/games/rushncrush/bots/ladder', 'shared/src/games/metalkrushers/contract'],
  ...[
    'shared/src/games/rushncrush/playout',
    'shared/src/games/rushncrush/contract',
    'shared/src/tools/verify',
  ],
  ...['server/src/wire/process', 'server/src/wire/oneServer', 'server/src/wire/badStart'],
  ...['server/src/wire/lostCommits', 'server/src/tools/checkData', 'server/src/wire/malformedFrames'],
  ...['server/src/wire/kriegbotFaces', 'server/src/wire/fuzz', 'server/src/wire/kriegbotSecrets'],
].map((name) => `${name}.test.ts`);

/** Jest begins with the longest files only where it has run them before. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const placeOf = ({ path }) => {
      const place = SLOWEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`));
      return place < 0 ? SLOWEST.length : place;
    };
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
