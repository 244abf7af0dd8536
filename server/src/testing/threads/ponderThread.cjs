require('./fromSources.cjs');
require('./ponderThread.ts');
