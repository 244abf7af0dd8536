import { same } from '../../../core/testing/difference';
import type { Openly } from '../../../core/testing/checks/twins';
import type { State } from '../state';

/**
 * Cards are turned up in their slots, or seen where they were hit or lost; a drawer is opened when the designs are made, a pile
 * comes to its next holder, and a derelict shows its cards to the side that revives it. What lies where it is hit decides
 * between a marker and a wreck; an answer that was prepared comes by itself. A unit that holds is not asked, which everybody
 * may notice (KX43).
 */
export const openly: Openly = {
  events: [
    ...['shown', 'coreShown', 'decoyShown', 'pilotShown', 'cardDestroyed', 'ability'],
    ...['marked', 'derelict', 'answered'],
  ],
  // `from`: the drawers of the cards in `slots`. `slot`, `cockpit`: where a card lies that was just turned up.
  fields: ['slots', 'from', 'slot', 'cockpit', 'skin', 'powerCore', 'lost', 'missing', 'pile'],
  noticeable: (state, other) => !same((state as State).holds, (other as State).holds),
};
