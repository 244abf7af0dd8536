import { chosenBy, type ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import { loadRules } from '../../games/wholeRules';
import type { Answer, Told } from './answers';

/** The worker in which the bots of a page think: it loads the game that it is asked about. */
const tell = (told: Told): void => self.postMessage(told);

let last: Promise<unknown> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ChoiceRequest>) => {
  last = last.then(async () => tell(await answerTo(data)));
};
tell('ready');

async function answerTo(request: ChoiceRequest): Promise<Answer> {
  try {
    return { action: chosenBy(await loadRules(request.game), request) };
  } catch (thrown) {
    return { thrown };
  }
}
