import { z } from 'zod';
import { DEFAULT_COURSE } from './content/courses';
import { isFault, parseCourse } from './rules/courses';

const CREWS = ['teams', 'mixed', 'draft'] as const;
const STYLES = ['overdrive', 'arcade'] as const;

/** Longer texts are no courses. */
const LONGEST = 60;

/** What a table may choose; the defaults are a race of two laps by the whole rules. */
export const options = z.strictObject({
  /** A ready-made course by its name, a course as a text, or a wish like "random open:8" (rules/courses.ts). */
  course: z
    .string()
    .max(LONGEST)
    .refine((text) => !isFault(parseCourse(text)), { error: 'This is no course.' })
    .default(DEFAULT_COURSE),
  /** Cars a person, where no more than six come together. */
  cars: z.union([1, 2].map((cars) => z.literal(cars as 1 | 2))).default(1),
  /** Cars and drivers: dealt by teams, dealt at random, or drafted. */
  crews: z.enum(CREWS).default('teams'),
  /** The whole rules, or the quick ones. */
  style: z.enum(STYLES).default('overdrive'),
});
export type Options = z.output<typeof options>;
