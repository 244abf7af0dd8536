import type { Browser } from 'playwright-core';
import { openHall, type Hall } from './hall';
import { openBrowser } from './people';

/** Where the tests of a file take place; nothing is there until the first of them. */
export interface Venue {
  /** Another one, once it has been started again. */
  hall: Hall;
  readonly browser: Browser;
}

/** A hall and a browser for all tests of a file: open before the first one, closed after the last. */
export function openVenue(environment: Readonly<Record<string, string>> = {}): Venue {
  const venue = {} as { hall: Hall; browser: Browser };
  beforeAll(async () => {
    [venue.hall, venue.browser] = await Promise.all([openHall(environment), openBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await venue.browser.close();
    await venue.hall.close();
  });
  return venue;
}
