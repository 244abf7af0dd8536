import type { Openly } from '../../../core/testing/checks/twins';

/** What a secret sheet shows: an arm that is used, and at last that its Krusher has fallen. Resigning tells the rest by no event. */
export const openly: Openly = { events: ['armShown', 'fell'], fields: ['arms', 'armor', 'program'] };
