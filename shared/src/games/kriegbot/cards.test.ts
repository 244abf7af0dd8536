import { type CardId, DRAWER } from './content/cards';
import { ACTIONS } from './testing/proofs/actions';
import { ARMED } from './testing/proofs/armed';
import { BEAMS } from './testing/proofs/beams';
import { DEFENSES } from './testing/proofs/defenses';
import { GUNS } from './testing/proofs/guns';
import { MELEE } from './testing/proofs/melee';
import { MISSILES } from './testing/proofs/missiles';
import { PASSIVES } from './testing/proofs/passives';
import { PILOTS } from './testing/proofs/pilots';
import type { Proof } from './testing/proofs/proof';
import { SKINS } from './testing/proofs/skins';

/** Every card of the drawer: the tests do not compile without proofs for a new one. */
const PROOFS: Readonly<Record<CardId, Proof>> = {
  ...GUNS,
  ...BEAMS,
  ...MISSILES,
  ...MELEE,
  ...PILOTS,
  ...ARMED,
  ...ACTIONS,
  ...DEFENSES,
  ...PASSIVES,
  ...SKINS,
};

const CASES = DRAWER.flatMap((card) => [
  ...PROOFS[card].benefits.map(([says, scene]) => [card, says, scene] as const),
  ...PROOFS[card].limits.map(([says, scene]) => [card, `not ${says}`, scene] as const),
]);

test.each(CASES)('%s: %s', (_card, _says, scene) => {
  expect.hasAssertions();
  scene();
});
