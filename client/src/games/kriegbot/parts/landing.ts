import type { Direction } from '@gearhall/shared/core/hex';
import { whyNotWait } from '@gearhall/shared/games/kriegbot/rules/disks';
import { findUnit } from '@gearhall/shared/games/kriegbot/rules/field';
import { instant } from '../../../stage/animation';
import { flare, pulse } from '../../../stage/motions';
import { speak } from '../../../stage/unitMotions';
import { pointOf } from '../layout';
import { aboveInWords } from '../words/landing';
import { capital, facingName } from '../words/names';
import { hexInWords } from '../words/places';
import { says } from '../words/saying';
import { teamOfUnit } from '../words/units';
import type { Part } from './part';

/** What scenarios say and show of disks, and of robots and soldiers who land on them. */

export const LANDING_LINES: Pick<Part['lines'], 'diskSet' | 'landed'> = {
  diskSet: ({ unit, at }, context) => says(unit, context, `marks ${at}, and lands there next turn`),
  landed: ({ unit, at, facing }, context) =>
    says(unit, context, `lands on ${at}${facing === undefined ? '' : `, facing ${facingName(facing)}`}`),
};

export const LANDING_EFFECTS: Pick<Part['effects'], 'diskSet' | 'landed'> = {
  diskSet: ({ unit, at }, context) => [
    instant(() => context.sprites.disks.lay(unit, teamOfUnit(unit), at)),
    pulse(context, context.sprites.palette.hazard, () => pointOf(at)),
  ],
  landed: ({ unit, at, facing }, context) => [
    instant(() => {
      context.sprites.disks.lift(unit);
      if (facing !== undefined) context.sprites.place(unit, at, facing as Direction);
      context.play('launch');
    }),
    flare(context, context.sprites.palette.hazard, () => pointOf(at)),
    speak(context, unit, 'lands'),
  ],
};

export const LANDING_ORDERS: Pick<Part['orders'], 'disk' | 'land'> = {
  disk: ({ at }, { view }) => ({
    label: `Land on ${hexInWords(view, at)}, next turn`,
    detail: findUnit(view, view.question?.robot ?? '')
      ? 'Everybody sees the disk'
      : 'Everybody sees the disk. Infantry there will die; a robot there is destroyed, and the one that lands too',
  }),
  land: ({ facing }) =>
    facing === undefined
      ? { label: 'Land on the disk', detail: 'That is the whole turn' }
      : {
          label: `Land, facing ${facingName(facing)}`,
          detail: 'That is its movement: silhouette 1. Its attack and its defense action are left',
        },
};

export const LANDING_QUESTIONS: Pick<Part['questions'], 'disk' | 'land'> = {
  disk: {
    doing: (who) => `${who} may mark where it lands.`,
    prompt: (who, view) =>
      `Mark the hex where ${who} lands next turn${whyNotWait(view) ? ': it is the last one that can' : ', or wait'}.`,
  },
  land: {
    doing: (who) => `${who} lands.`,
    prompt: (who, view) => {
      const id = view.question?.robot ?? '';
      const there = `${capital(who)} ${aboveInWords(view, id)}`;
      return findUnit(view, id) ? `${there}, or waits.` : `${there}: choose which way it faces.`;
    },
  },
};
