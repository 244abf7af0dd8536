require('./fromSources.cjs');
require('./oddThread.ts');
