import { keepSome } from '../../../../core/ground/keepSome';
import { expectDefined } from '../../../../core/ground/result';
import type { Scenario } from '../scenario';
import { parseEdited } from './edited';
import { madeMap, type MadeMap } from './ground';
import { madeScenario } from './madeScenario';

/** What follows from the text of an edited scenario, computed once for each text. */
interface Made {
  /** Another one for each text, and short. */
  readonly key: string;
  readonly scenario: Scenario;
  readonly map: MadeMap;
}

/** A server sees scenarios without end. */
const MOST_MADE = 100;
const kept = new Map<string, Made>();
let made = 0;

/** For a text that has been checked, as that of a table's options is. */
export function madeFrom(text = ''): Made {
  const before = kept.get(text);
  if (before) return before;
  const edited = expectDefined(parseEdited(text), 'an edited scenario that has been checked');
  made += 1;
  const one: Made = { key: String(made), scenario: madeScenario(edited), map: madeMap(edited) };
  keepSome(kept, MOST_MADE, [text, one]);
  return one;
}
