import { interruptGame } from './interruptGame';
import type { Person, Seen } from '../clients/Person';

/** The first four sit at a table of the council, the first one as its host; the others are spectators. */
export async function gatherCouncil(people: readonly Person[]): Promise<Seen[]> {
  const table = await people[0]!.createTable(interruptGame.about.id, 4);
  const all: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    const seen = await person.join(table);
    if (seat > 0 && seat < 4) await seen.ask('sit', { seat });
    all.push(seen);
  }
  return all;
}
