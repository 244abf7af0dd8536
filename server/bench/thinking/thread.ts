import { chosenBy, type ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { TypedThing } from '@gearhall/shared/core/game';
import { serve } from '../../src/ground/threads/serving';
import { thinkingGame } from './game';

serve<ChoiceRequest, TypedThing>((request) => chosenBy(thinkingGame, request));
