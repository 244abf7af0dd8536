import { absentAction } from './absence';

/** As for somebody who has given up (abandoned.ts), which the client needs as well. */
export const fallback = absentAction;
