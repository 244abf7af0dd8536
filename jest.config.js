/** One project a workspace. Playwright Test runs the browser suite: client/e2e/playwright.config.ts. */
const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: 'preact' } },
      },
    },
  ],
};
/**
 * Tests live in a world of their own, where every look at a global is dear: these are handed to each module.
 * Not `Date`, and nothing else that tests put another in the place of.
 */
const GLOBALS = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['ArrayBuffer', 'DataView', 'TextEncoder', 'Uint8Array', 'Uint32Array'],
];
/** The long suite: whole games by the hundred, and everything else that measures (`npm run test:long`). */
const LONG = '\\.long\\.test\\.ts$';
const isLong = process.env.GEARHALL_LONG === '1';
const isAsked = process.argv.some((argument) => argument.includes('.long.'));
const files = (folders) => `<rootDir>/${folders}/**/*${isLong ? '.long' : ''}.test.{ts,tsx}`;

const common = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(rou3|kysely|earcut|@noble|preact|@preact)/)'],
  moduleNameMapper: { '^@gearhall/shared/(.*)$': '<rootDir>/shared/src/$1.ts' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  rootDir: __dirname,
  testPathIgnorePatterns: ['/node_modules/', ...(isLong || isAsked ? [] : [LONG])],
  sandboxInjectedGlobals: GLOBALS,
};

module.exports = {
  // Nothing here is about time: a busy machine may take its own. Jest reads this here alone, not from a project.
  testTimeout: 120_000,
  // A worker frees the modules of a hundred test files when it ends, which takes longer than Jest's half a second.
  workerGracefulExitTimeout: 20_000,
  testSequencer: require.resolve('./scripts/slowestFirst'),
  projects: [
    { ...common, displayName: 'shared', testMatch: [files('{shared/src,examples}')] },
    { ...common, displayName: 'server', testMatch: [files('server/{src,bench}')] },
    { ...common, displayName: 'client', testMatch: [files('client/{src,build}')] },
  ],
};
