import type { LinkMeans } from '../net/table/tableLink';
import type { LocalTable } from './LocalTable';

/** The means of a link that leads to a table in this page: there is no network, and nobody needs a name. */
export const localMeans = (table: LocalTable): LinkMeans => ({
  dial: table.dial,
  token: () => Promise.resolve(''),
  forgetToken: () => undefined,
  name: () => '',
  // Nothing is waited for: the connection cannot be lost.
  later: () => () => undefined,
  chance: () => 0,
});
