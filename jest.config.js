/** One project a workspace; the browser suite is a project of its own because it needs a built client. */
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
const common = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(rou3|kysely|@noble|immer|preact|@preact)/)'],
  moduleNameMapper: { '^@gearhall/shared/(.*)$': '<rootDir>/shared/src/$1.ts' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  rootDir: __dirname,
  sandboxInjectedGlobals: GLOBALS,
};

module.exports = {
  // Nothing here is about time: a busy machine may take its own. Jest reads this here alone, not from a project.
  testTimeout: 30_000,
  testSequencer: require.resolve('./scripts/slowestFirst'),
  projects: [
    { ...common, displayName: 'shared', testMatch: ['<rootDir>/shared/src/**/*.test.ts'] },
    { ...common, displayName: 'server', testMatch: ['<rootDir>/server/src/**/*.test.ts'] },
    { ...common, displayName: 'client', testMatch: ['<rootDir>/client/{src,build}/**/*.test.{ts,tsx}'] },
    { ...common, displayName: 'browser', testMatch: ['<rootDir>/client/e2e/**/*.test.ts'] },
    { ...common, displayName: 'screenshots', testMatch: ['<rootDir>/client/e2e/screenshots/*.shots.ts'] },
  ],
};
