import { verified } from './verified';

/**
 * Checks the record of a finished game and tells in plain words what holds:
 *
 *     npm run -s verify -- record.json [--key <the hall's key>]
 *
 * Exit code 0: all holds. 1: something was altered. 2: no record, or its rules are not here.
 */
const { status, stdout, stderr } = verified(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
