import { z } from 'zod';
import { TEXT_FAULTS, tidyText, type TextFault, type TextRule } from './tidyText';

const WHY: Readonly<Record<TextFault, string>> = {
  textEmpty: 'Nothing of it can be seen.',
  textTooLong: 'It is too long.',
  textStrange: 'It has characters that cannot be shown.',
  textMarkup: 'No markup, please.',
};

/** A text that one person writes and others read, as it arrives; what comes out is as it is kept. */
export const freeText = (rule: TextRule) =>
  z.string().transform((raw, { addIssue }) => {
    const tidied = tidyText(raw, rule);
    if ('text' in tidied) return tidied.text;
    addIssue({ code: 'custom', message: WHY[tidied.fault], params: { fault: tidied.fault } });
    return z.NEVER;
  });

/** What is wrong with the texts of a message, where everything else in it is as it should be. */
export function textFaultIn({ issues }: z.ZodError): TextFault | undefined {
  const faults = issues.map(
    (issue) => (issue.code === 'custom' ? issue.params?.fault : undefined) as unknown,
  );
  return faults.every((fault) => fault !== undefined)
    ? TEXT_FAULTS.find((fault) => fault === faults[0])
    : undefined;
}
