import { parseEdited, type EditedVictory } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { BOMBARDED_EFFECTS, BOMBARDED_LINES } from '../../parts/bombarding';
import { CRYPTO_EFFECTS, CRYPTO_LINES } from '../../parts/carrying';
import { cryptoIn } from '../../parts/crypto';
import type { Objective, ScenarioPart } from '../../parts/part';
import { part as landing, unitsInWords } from '../beachhead';
import { flagIn, part as flag } from '../captureTheFlag';
import { part as crypto } from '../cryptoFlag';
import { wayToTokyo } from '../lizardBot';
import { part as craft } from '../warOfTheWorlds';

/** What wins, in words; what belongs to another way is told with that one. */
const WAYS: Readonly<Record<EditedVictory, Objective>> = {
  firstKill: () => 'The first kill wins.',
  lastActive: () => 'A side without an active robot has lost.',
  lastUnit: (view) =>
    `The last side with a unit wins.${view.turn > 0 ? ` Left: ${unitsInWords(view)}.` : ''}`,
  humanLost: () => 'A side that loses a pilot has lost.',
  flagHome: (view, names) =>
    `Carry the flag off your own edge. ${view.tokens.length > 0 ? flagIn(view, names) : ''}`,
  cryptoHome: (view, names) => `Carry crypto of the other side off your own edge. ${cryptoIn(view, names)}`,
  cryptoLeft: () => '',
  tokyo: (view) => `Leaving over the far edge wins.${wayToTokyo(view)}`,
  lizardStopped: () => 'Stopping all who have to cross the map wins too.',
  tokyoOpen: () => '',
};
const isWay = (way: string): way is EditedVictory => Object.hasOwn(WAYS, way);

const objective: Objective = (view, names) => {
  const name = parseEdited(view.options.edited ?? '')?.name ?? '';
  const ways = scenarioOf(view.options).victory.filter(isWay);
  return [`“${name}”:`, ...ways.map((way) => WAYS[way](view, names).trim())]
    .filter((told) => told !== '')
    .join(' ');
};

/** A scenario that somebody has made: all that can be chosen for it. */
export const part: ScenarioPart<'edited'> = {
  objective,
  lines: { ...CRYPTO_LINES, ...BOMBARDED_LINES, ...landing.lines },
  effects: { ...CRYPTO_EFFECTS, ...BOMBARDED_EFFECTS, ...landing.effects },
  orders: { ...craft.orders, ...landing.orders },
  questions: { ...craft.questions, ...landing.questions },
  refusals: {
    ...craft.refusals,
    ...landing.refusals,
    diskTooNear: 'A disk has to lie further from the robots of your side, and from their disks.',
  },
  causes: {
    ...flag.causes,
    ...crypto.causes,
    ...landing.causes,
    tokyo: { won: 'a robot has left over the far edge' },
    lizardStopped: { won: 'nobody is left who could cross the map' },
    tokyoOpen: { won: 'nobody is left who could bar the way across the map' },
  },
};
