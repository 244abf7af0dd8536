import { cardsWith, DRAWER, type CardWith } from './content/cards';
import { ACTIONS } from './testing/proofs/actions';
import { ARMED } from './testing/proofs/armed';
import { BEAMS } from './testing/proofs/beams';
import { CREW } from './testing/proofs/crew';
import { DEFENSES } from './testing/proofs/defenses';
import { GUNS } from './testing/proofs/guns';
import { MELEE } from './testing/proofs/melee';
import { MISSILES } from './testing/proofs/missiles';
import { PASSIVES } from './testing/proofs/passives';
import { PILOTS } from './testing/proofs/pilots';
import type { Proof } from './testing/proofs/proof';
import { SKINS } from './testing/proofs/skins';

type Shown = (typeof DRAWER)[number] | CardWith<'crew'>;

/** Every card of the basic drawer, and those with a crew: the tests do not compile without proofs for a new one. */
const PROOFS: Readonly<Record<Shown, Proof>> = {
  ...GUNS,
  ...BEAMS,
  ...MISSILES,
  ...MELEE,
  ...PILOTS,
  ...ARMED,
  ...ACTIONS,
  ...CREW,
  ...DEFENSES,
  ...PASSIVES,
  ...SKINS,
};

const CASES = [...DRAWER, ...cardsWith('crew')].flatMap((card) => [
  ...PROOFS[card].benefits.map(([says, scene]) => [card, says, scene] as const),
  ...PROOFS[card].limits.map(([says, scene]) => [card, `not ${says}`, scene] as const),
]);

test.each(CASES)('%s: %s', (_card, _says, scene) => {
  expect.hasAssertions();
  scene();
});
