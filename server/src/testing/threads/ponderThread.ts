import { chosenBy, type ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { TypedThing } from '@gearhall/shared/core/game';
import { serve } from '../../ground/threads/serving';
import { ponderGame } from '../games/ponderGame';

serve<ChoiceRequest, TypedThing>((request) => chosenBy(ponderGame, request));
