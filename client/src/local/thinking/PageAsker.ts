import {
  choiceOf,
  choiceRequestOf,
  chosenBy,
  type ChoiceRequest,
} from '@gearhall/shared/core/bots/choiceRequest';
import { botAt } from '@gearhall/shared/core/bots/bot';
import type { Choice } from '@gearhall/shared/core/bots/PlannedTurn';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { viewHistoryOf } from '@gearhall/shared/core/replay/viewHistory';
import { freshSeed } from '../localGame';
import { BotWorker, type Reply } from './BotWorker';
import type { AskedBot, BotAsker } from './LocalThinking';

/** A slow phone may take a while to load a game again. */
const LIMIT_MS = 8000;

/** Asks bots in a worker, or in the page itself where the browser refuses one. */
export class PageAsker implements BotAsker {
  constructor(private readonly worker: Pick<BotWorker, 'ask' | 'end'> = new BotWorker(LIMIT_MS)) {}

  async choose({ rules, match, seat, level }: AskedBot): Promise<Choice | undefined> {
    const { remembers } = botAt(rules.bots, level);
    const history = remembers && viewHistoryOf(match.seenBy(seat));
    const request = choiceRequestOf(match.now, { seat, level, history, seed: freshSeed() });
    const action = actionIn(await this.worker.ask(request), rules, request);
    return action && choiceOf(request, action);
  }

  end(): void {
    this.worker.end();
  }
}

/** What the bot has chosen; undefined where it hangs or has a fault, of which the page's owner is told. */
function actionIn(reply: Reply, rules: AnyGame, request: ChoiceRequest): TypedThing | undefined {
  if ('action' in reply) return reply.action;
  if ('missed' in reply && reply.missed === 'refused') return chosenBy(rules, request);
  if ('thrown' in reply || reply.missed === 'hung') {
    const { game, seat, level, seed } = request;
    const cause = 'thrown' in reply ? reply.thrown : undefined;
    reportError(new Error(`The ${level} bot of ${game} on seat ${seat} fails (dice ${seed}).`, { cause }));
  }
  return undefined;
}
