import { schema, t } from '@colyseus/schema';
import type { TargetScoreId } from './content/wave';
import type { Options } from './options';

const Campaign = schema(
  { sides: t.array('string'), green: t.uint8(), yellow: t.uint8(), shift: t.uint8() },
  'KriegbotCampaign',
);
/** The options of a table, as everybody sees them. */
export const OptionsView = schema(
  {
    scenario: t.string<Options['scenario']>(),
    robots: t.uint8<Options['robots']>(),
    expansion: t.string<Options['expansion']>(),
    readyMade: t.boolean(),
    fragile: t.boolean(),
    answers: t.uint8<Options['answers']>(),
    turnLimit: t.uint8<Options['turnLimit']>(),
    target: t.string<TargetScoreId>().optional(),
    edited: t.string().optional(),
    campaign: t.ref(Campaign).optional(),
    edition: t.uint8<NonNullable<Options['edition']>>().optional(),
  },
  'KriegbotOptions',
);
