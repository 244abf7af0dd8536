import { keptValue } from '../../net/stored/kept';

/** The games whose lessons somebody does not want to be reminded of. */
const declined = keptValue<readonly string[]>('declined', {
  parse: (text = '') => text.split(' ').filter((game) => game !== ''),
  format: (games) => games.join(' '),
});

export const hasDeclined = (game: string): boolean => declined.current.value.includes(game);

export function putAway(game: string): void {
  declined.change((games) => [...games.filter((one) => one !== game), game]);
}
