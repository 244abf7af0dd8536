import { requestFromIPC, subscribeIPC } from '@colyseus/core';
import { isRestCode } from '@gearhall/shared/core/pages/restErrors';
import type { Logger } from 'pino';
import { HttpError } from '../ground/errors';
import { asHttpError } from './asHttpError';
import type { Neighbours } from './Neighbours';
import { NoAnswer } from './NoAnswer';
import type { HallPresence } from './redis';
import type { AnswerTo, Answers, Asked, Question } from './vocabulary';

const ANSWERS_WITHIN_MS = 2000;

/** What goes back over Redis: an answer, or why there is none. */
type Reply<T> = { readonly answer: T } | { readonly refused: Refused };
type Refused = Pick<HttpError, 'status' | 'code' | 'message' | 'retryAfter'>;

interface Parts {
  readonly neighbours: Pick<Neighbours, 'others'>;
  readonly log: Logger;
  /** Undefined where this process is alone. */
  readonly presence: () => HallPresence | undefined;
}

/** The questions that the processes of a hall put to each other. */
export class Asking {
  constructor(private readonly parts: Parts) {}

  /** From now on this process answers. */
  async listen(process: string, answers: Answers): Promise<void> {
    const presence = this.parts.presence();
    if (!presence) return;
    await subscribeIPC(presence, channelOf(process), (question, [asked]) =>
      replyTo(answers, question as Question, asked),
    );
  }

  /** Whether a process can be asked at all; nobody has to wait for one that has died. */
  async isThere(process: string): Promise<boolean> {
    return (await this.parts.presence()?.hasListener(channelOf(process))) ?? false;
  }

  /** Rejects with a NoAnswer, or with the HttpError by which the other process refuses. */
  async ask<Q extends Question>(process: string, question: Q, asked: Asked<Q>): Promise<AnswerTo<Q>> {
    const presence = this.parts.presence();
    if (!presence || !(await this.isThere(process))) throw new NoAnswer(process, question);
    const args = [asked];
    const reply = await requestFromIPC<Reply<AnswerTo<Q>>>(
      ...([presence, channelOf(process), question, args, ANSWERS_WITHIN_MS] as const),
    ).catch((cause: unknown) => {
      this.parts.log.warn({ process, question, err: cause }, 'another process did not answer');
      throw new NoAnswer(process, question);
    });
    if ('answer' in reply) return reply.answer;
    const { status, code, message, retryAfter } = reply.refused;
    // A process of another version may have codes that this one does not know.
    throw new HttpError(isRestCode(code) ? code : 'broken', message, retryAfter, status);
  }

  /** Asks all other processes at once; undefined for those that do not answer. */
  askOthers<Q extends Question>(
    question: Q,
    asked: Asked<Q>,
  ): Promise<readonly { readonly process: string; readonly answer: AnswerTo<Q> | undefined }[]> {
    return Promise.all(
      this.parts.neighbours.others.map(async ({ process }) => ({
        process,
        answer: await this.ask(process, question, asked).catch(() => undefined),
      })),
    );
  }
}

const channelOf = (process: string): string => `gearhall:${process}`;

async function replyTo<Q extends Question>(
  answers: Answers,
  question: Q,
  asked: Asked<Q>,
): Promise<Reply<unknown>> {
  try {
    return { answer: await answers[question](asked) };
  } catch (error) {
    const { status, code, message, retryAfter } = asHttpError(error);
    return { refused: { status, code, message, ...(retryAfter === undefined ? {} : { retryAfter }) } };
  }
}
