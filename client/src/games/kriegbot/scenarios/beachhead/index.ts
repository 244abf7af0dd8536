import type { Direction } from '@gearhall/shared/core/hex';
import { isAbove, whyNotWait } from '@gearhall/shared/games/kriegbot/rules/disks';
import { isAlive, robotsOfTeam, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { isTent, unitsOnMap } from '@gearhall/shared/games/kriegbot/rules/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { instant } from '../../../../stage/animation';
import { flare, pulse } from '../../../../stage/motions';
import { speak } from '../../../../stage/unitMotions';
import { pointOf } from '../../layout';
import { aboveInWords } from '../../words/landing';
import { capital, facingName, TEAM_NAMES } from '../../words/names';
import { hexInWords } from '../../words/places';
import { says } from '../../words/saying';
import { teamOfUnit } from '../../words/units';
import type { ScenarioPart } from '../../parts/part';

/** "Green 3 (2 to land), Yellow 8": the units that each side has left (KS12.4). */
const unitsInWords = (view: View): string =>
  teamsIn(view)
    .map((team) => {
      const robots = robotsOfTeam(view, team);
      const above = robots.filter((robot) => isAbove(view, robot)).length;
      const tents = unitsOnMap(view).filter((unit) => unit.team === team && isTent(unit)).length;
      const all = robots.filter(isAlive).length + above + tents;
      return `${TEAM_NAMES[team]} ${all}${above > 0 ? ` (${above} to land)` : ''}`;
    })
    .join(', ');

/** Scenario 12. */
export const part: ScenarioPart<'beachhead'> = {
  objective: (view) =>
    `The last side with a unit wins; at the turn limit, the defenders.${view.turn > 0 ? ` Left: ${unitsInWords(view)}.` : ''}`,
  lines: {
    diskSet: ({ unit, at }, context) => says(unit, context, `marks ${at}, and lands there next turn`),
    landed: ({ unit, at, facing }, context) =>
      says(unit, context, `lands on ${at}${facing === undefined ? '' : `, facing ${facingName(facing)}`}`),
  },
  effects: {
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
  },
  orders: {
    disk: ({ at }, { view }) => ({
      label: `Land on ${hexInWords(view, at)}, next turn`,
      detail:
        'Everybody sees the disk. Infantry there will die; a robot there is destroyed, and the one that lands too',
    }),
    land: ({ facing }) => ({
      label: `Land, facing ${facingName(facing)}`,
      detail: 'That is its movement: silhouette 1. Its attack and its defense action are left',
    }),
  },
  questions: {
    disk: {
      doing: (who) => `${who} may mark where it lands.`,
      prompt: (who, view) =>
        `Mark the hex where ${who} lands next turn${whyNotWait(view) ? ': it is the last one that can' : ', or wait'}.`,
    },
    land: {
      doing: (who) => `${who} lands.`,
      prompt: (who, view) =>
        `${capital(who)} ${aboveInWords(view, view.question?.robot ?? '')}: choose which way it faces.`,
    },
  },
  refusals: {
    diskTooNear: 'A disk has to lie more than 6 hexes from the robots of your side, and from their disks.',
    mustMark: 'One robot of your side has to mark a hex each turn, and no other is left to do it.',
  },
  causes: {
    lastUnit: { won: 'the other side has no unit left', drawn: 'no side has a unit left' },
  },
};
