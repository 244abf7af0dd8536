import { z } from 'zod';
import { ITEM_CARD_IDS, SKIN_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { CHASSIS_IDS, SLOT_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { keep, readKept } from '../../../net/kept';

/** Designs for other days, kept in this browser. */
const KEY = 'kriegbot.saved';
const MOST = 40;
export const NAME_LENGTH = 24;

const saved = z.object({
  name: z.string().min(1).max(NAME_LENGTH),
  chassis: z.enum(CHASSIS_IDS),
  slots: z.partialRecord(z.enum(SLOT_IDS), z.enum(ITEM_CARD_IDS)),
  skin: z.enum(SKIN_IDS),
});
export type Saved = z.output<typeof saved>;

/** Only what is a design; whatever else may be in the text is left out. */
export function savedIn(text: string | undefined): readonly Saved[] {
  let value: unknown;
  try {
    value = text === undefined ? [] : JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { success, data } = saved.safeParse(one);
    return success ? [data] : [];
  });
}

const isAlike = (one: Saved, { name, chassis }: Pick<Saved, 'name' | 'chassis'>): boolean =>
  one.chassis === chassis && one.name.toLowerCase() === name.toLowerCase();

/** The newest first; it takes the place of one with the same name. */
export const savedWith = (all: readonly Saved[], design: Saved): readonly Saved[] =>
  [design, ...savedWithout(all, design)].slice(0, MOST);
export const savedWithout = (
  all: readonly Saved[],
  design: Pick<Saved, 'name' | 'chassis'>,
): readonly Saved[] => all.filter((one) => !isAlike(one, design));

export const savedDesigns = (): readonly Saved[] => savedIn(readKept(KEY));
export const saveDesigns = (all: readonly Saved[]): void => keep(KEY, JSON.stringify(all));
