import { z } from 'zod';
import { readableText } from '@gearhall/shared/core/text/tidyText';
import { ITEM_CARD_IDS, ALL_SKIN_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { CHASSIS_IDS, SLOT_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { shelfOf } from '../../../ui/shelf/shelf';

/** Designs saved in this browser. */

const NAME_LENGTH = 24;

export const tidyName = (name: string): string => readableText(name, NAME_LENGTH);

const saved = z.object({
  name: z.string().min(1).transform(tidyName),
  chassis: z.enum(CHASSIS_IDS),
  slots: z.partialRecord(z.enum(SLOT_IDS), z.enum(ITEM_CARD_IDS)),
  skin: z.enum(ALL_SKIN_IDS),
});
export type Saved = z.output<typeof saved>;

export const SHELF = shelfOf<Pick<Saved, 'name' | 'chassis'>, Saved>(
  'kriegbot.saved',
  (value) => saved.safeParse(value).data,
  (one, other) => one.chassis === other.chassis,
);
