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
const common = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(rou3|kysely|@noble|immer|preact|@preact)/)'],
  moduleNameMapper: { '^@gearhall/shared/(.*)$': '<rootDir>/shared/src/$1.ts' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  rootDir: __dirname,
};

module.exports = {
  projects: [
    { ...common, displayName: 'shared', testMatch: ['<rootDir>/shared/src/**/*.test.ts'] },
    { ...common, displayName: 'server', testMatch: ['<rootDir>/server/src/**/*.test.ts'] },
    { ...common, displayName: 'client', testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'] },
    { ...common, displayName: 'browser', testMatch: ['<rootDir>/client/e2e/**/*.test.ts'] },
  ],
};
