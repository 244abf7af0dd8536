const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const js = require('@eslint/js');
const globals = require('globals');
const tseslint = require('typescript-eslint');
const { IDS } = require('./scripts/cardIds');

// Which file may import which: .dependency-cruiser.cjs. Here stands what is about the code within a file.

/** docs/vocabulary.md says which words took their place. */
const RETIRED_NAMES = readFileSync(join(__dirname, 'docs/vocabulary.md'), 'utf8')
  .split('## Retired names')[1]
  .match(/(?<=`)\w+(?=`)/gu);

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'A list, and a type derived from it.' };

/** Rules, bots and words ask what a thing does, never which it is. */
const noIds = (game, ids) => ({
  files: [`shared/src/games/${game}/**/*.ts`, `client/src/games/${game}/**/*.{ts,tsx}`],
  ignores: [...tests, '**/content/**', '**/balance/**', `client/src/games/${game}/{help,lessons}/**`],
  rules: {
    'no-restricted-syntax': [
      'error',
      NO_ENUM,
      {
        selector: `Literal[value=/^(${ids.join('|')})$/]`,
        message: 'Ask for an effect (content/), not for an id.',
      },
    ],
  },
});

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'client/e2e/**'];

module.exports = tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', 'release/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['client/public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'no-console': 'error',
      'id-denylist': ['error', ...RETIRED_NAMES],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 14],
      'max-params': ['error', 4],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  { files: ['**/content/**'], rules: { 'max-lines': 'off' } },
  // Columns keep the names that they were made with.
  { files: ['server/src/store/**'], rules: { 'id-denylist': 'off' } },
  ...Object.entries(IDS).map(([game, kinds]) => noIds(game, Object.values(kinds).flat())),
  {
    files: ['shared/src/**/*.ts'],
    ignores: [...tests, 'shared/src/{tools,games/*/tools}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice are the only chance.' },
        { object: 'Date', property: 'now', message: 'Rules know no clock.' },
      ],
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'crypto', 'performance'],
    },
  },
  {
    files: tests,
    ignores: ['client/e2e/**'],
    languageOptions: { globals: globals.jest },
  },
  // A fixture that needs no other is written `async ({}, use) => …`.
  {
    files: ['client/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['scripts/**', '**/bench/**', 'shared/src/{tools,games/*/tools}/**'],
    rules: { 'no-console': 'off' },
  },
);
