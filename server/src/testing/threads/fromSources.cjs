/** A thread runs as a process of its own would: it has to be told how to read TypeScript. */
const { join } = require('node:path');

require('ts-node').register({ project: join(__dirname, '..', '..', '..', 'tsconfig.json') });
