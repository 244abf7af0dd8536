import { z } from 'zod';
import { anyEdition, edition, optionsAsBegun } from '../../core/game/editions';
import type { Reword } from '../../core/game/freeTexts';
import { formatEdited, LENGTHS, parseEdited } from './content/edited/edited';
import { isMission } from './content/missionIds';
import { TARGET_IDS, TARGET_OF, type TargetScoreId } from './content/wave';
import { AS_SCENARIO, CAMPAIGN_SEATS, CHOICE_IDS, hasPiles, scenarioOf } from './content/scenarios';
import { DRAWER_IDS } from './content/teams';

/** The choices for the seconds to answer an interrupt. */
const ANSWER_SECONDS = [3, 6, 12, 20, 30] as const;
/** The number of turns that the game lasts at most (K9): as many as its scenario says, or these. */
const TURN_LIMITS = [AS_SCENARIO, 15, 25, 40] as const;

/** What of the expansion is in play: its power cores alone, or its cards and infantry too; empty: nothing. */
const EXPANSIONS = ['', 'cores', 'full'] as const;

const pilots = z.int().min(1).max(4).default(4);

/** A mission of the campaign; its series says the rest. Absent: a single game. */
const campaign = z.strictObject({
  sides: z
    .array(z.string())
    .max(CAMPAIGN_SEATS.max)
    .refine((sides) => sides.length === 0 || DRAWER_IDS.every((id) => sides.includes(id)), 'Both sides.')
    .refine((sides) => sides.every((side) => DRAWER_IDS.some((id) => id === side)), 'Sides that play.')
    .default([]),
  green: pilots,
  yellow: pilots,
  shift: z.int().min(0).max(CAMPAIGN_SEATS.max).default(0),
});

const chosen = z.strictObject({
  scenario: z.enum(CHOICE_IDS).default('showdown'),
  /** One that somebody has made, as text; empty for those of the rulebook. */
  edited: z.string().max(LENGTHS.text).default(''),
  /** Robots of the larger side, if the scenario leaves it open; each seat runs at least one. */
  robots: z.union([1, 2, 3].map((robots) => z.literal(robots as 1 | 2 | 3))).default(1),
  /** What the scenario leaves open; one that is always played with the whole expansion has it in any case (KS0.3). */
  expansion: z.enum(EXPANSIONS).default(''),
  /** Robots come with designs, and stand at their edges when the game begins: each is one choice (K95). */
  readyMade: z.boolean().default(false),
  /** Weapons and systems are destroyed by one damage (L365). */
  fragile: z.boolean().default(false),
  /** An interrupt that has not been answered by then is passed. */
  answers: z.union(ANSWER_SECONDS.map((seconds) => z.literal(seconds))).default(20),
  /** Human Wave with one seat: what the tank has to score. */
  target: z.enum(TARGET_IDS).default(TARGET_OF[2]),
  turnLimit: z.union(TURN_LIMITS.map((turns) => z.literal(turns))).default(AS_SCENARIO),
  campaign: campaign.optional(),
  /** Of our rulings (RULES.md, "Editions"): a match goes on by those under which it began. */
  edition: anyEdition,
});

/** A stranger's scenario is taken as it would be written here. */
function editedIn(text: string): string | undefined {
  const made = parseEdited(text);
  return made && formatEdited(made);
}

type Choice = z.output<typeof chosen>;
export interface Options extends Omit<Choice, 'edited' | 'edition' | 'target'> {
  /** Absent: that of its edition. */
  readonly target?: TargetScoreId | undefined;
  /** Absent for the scenarios of the rulebook. */
  readonly edited?: string | undefined;
  /** Absent in matches that began before there was a second one. */
  readonly edition?: Choice['edition'] | undefined;
}

const whole = ({ target, ...made }: Omit<Choice, 'edited'> & Pick<Options, 'edited'>): Options => ({
  ...made,
  ...(scenarioOf(made).isExpanded && { expansion: 'full' }),
  // Nothing can be ready before the cards have gone round (KS17.2), or out of a stock.
  ...((hasPiles(made) || made.campaign) && { readyMade: false }),
  // The usual score, and what makes no difference, is not kept.
  ...(scenarioOf(made).hasTarget && target !== TARGET_OF[made.edition] && { target }),
});

const wellFormed = (shape: z.ZodType<Choice>) =>
  shape
    .refine(
      ({ scenario, campaign: mission }) => !mission || isMission(scenario),
      'A mission of the campaign.',
    )
    .transform(({ edited: text, ...rest }, context): Options => {
      if (rest.scenario !== 'edited') return whole(rest);
      const edited = editedIn(text);
      if (edited !== undefined) return whole({ ...rest, edited });
      context.addIssue({ code: 'custom', path: ['edited'], message: 'This is no scenario.' });
      return z.NEVER;
    });

/** The options of a table, well formed; the defaults are a duel. Whether they can be played: playableOptions.ts. */
export const options = wellFormed(chosen.extend({ edition }));

/** A scenario that may not have the name that somebody gave it; without one, it could not be played. */
const NAMELESS = '…';

/** The same with another name and story of an edited scenario. */
export function optionsReworded(given: Options, reword: Reword): Options {
  const made = given.edited === undefined ? undefined : parseEdited(given.edited);
  if (!made) return given;
  const name = made.name === NAMELESS ? NAMELESS : reword(made.name) || NAMELESS;
  const edited = formatEdited({ ...made, name, story: reword(made.story) });
  return { ...given, edited };
}

/** In the first edition the target that was usual then was not kept, whether somebody had chosen it or not. */
export const FIRST_USUAL = { target: TARGET_OF[1] } as const;

/** The options of a match that has begun. */
export const storedOptions = optionsAsBegun<Options>(wellFormed(chosen), FIRST_USUAL);
