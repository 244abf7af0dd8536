import { z } from 'zod';
import { anyEdition, edition, optionsAsBegun, type OfEdition } from '../../core/game/editions';
import { DEFAULT_COURSE } from './content/courses';
import { isFault, parseCourse } from './rules/course/courses';

const CREWS = ['teams', 'mixed', 'draft'] as const;
const STYLES = ['overdrive', 'arcade'] as const;

/** The maximum length of a course as a text. */
const LONGEST = 60;

/** The options of a table; the defaults are a race of two laps by the full rules. */
export const options = z.strictObject({
  /** The name of a ready-made course, a course as a text, or a request like "random open:8" (rules/course/courses.ts). */
  course: z
    .string()
    .max(LONGEST)
    .refine((text) => !isFault(parseCourse(text)), { error: 'This is no course.' })
    .default(DEFAULT_COURSE),
  /** Cars per person, with at most six in all. */
  cars: z.union([1, 2].map((cars) => z.literal(cars as 1 | 2))).default(1),
  /** Cars and drivers: dealt by teams, dealt at random, or drafted. */
  crews: z.enum(CREWS).default('teams'),
  /** The full rules, or the quick ones. */
  style: z.enum(STYLES).default('overdrive'),
  /** Of our rulings (RULES.md, "Editions"): a race goes on by those under which it began. */
  edition,
});
type Choice = z.output<typeof options>;
export type Options = Omit<Choice, 'edition'> & OfEdition;

/** The options of a race that has begun. */
export const storedOptions = optionsAsBegun<Options>(options.extend({ edition: anyEdition }));
