import { keptText } from './kept';

/** The game that this browser had to do with last: it is offered first. */
const lastGame = keptText('game.last');

export const lastGameHere = (): string | undefined => lastGame.current.value;

export function noteGame(id: string): void {
  if (lastGame.read() !== id) lastGame.set(id);
}
