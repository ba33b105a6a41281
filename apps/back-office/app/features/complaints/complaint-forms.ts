import { answerComplaint, correctComplaint, extendComplaint, openComplaint } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { parseSubject } from '../../shell/subject/subject.ts';

export const openForm = defineForm({
  endpoint: openComplaint,
  fields: ['find', 'about', 'kind', 'channel', 'personName', 'text'],
  bodyOf: ({ kind, channel, personName, about, text }) => {
    const subject = parseSubject(about);
    return {
      // The complaint is in the name of the client who was chosen, unless another name was typed.
      ...{ kind, channel, personName: oneLine(personName) || (subject?.name ?? ''), text: oneLine(text) },
      ...(subject?.kind === 'client' && { clientId: subject.id }),
      ...(subject?.kind === 'application' && { applicationId: subject.id }),
      ...(subject?.kind === 'loan' && { loanId: subject.id }),
    };
  },
  fieldOf: { clientId: 'about', applicationId: 'about', loanId: 'about' },
});

export const answerForm = defineForm({
  endpoint: answerComplaint,
  fields: ['outcome', 'text'],
  bodyOf: ({ outcome, text }) => ({ outcome, text: oneLine(text) }),
});

export const correctForm = defineForm({
  endpoint: correctComplaint,
  fields: answerForm.fields,
  bodyOf: answerForm.bodyOf,
});

export const extendForm = defineForm({
  endpoint: extendComplaint,
  fields: ['reason'],
  bodyOf: ({ reason }) => ({ reason: oneLine(reason) }),
});

/** Action on a complaint on its page. */
export type ComplaintIntent = 'answer' | 'correct' | 'extend';

/**
 * Returns what a person saw before they sent an answer, without the ends of lines, which browsers write in different
 * ways.
 */
export const shownAnswer = ({ outcome, text }: { readonly outcome: string; readonly text: string }): string =>
  `${outcome} ${oneLine(text)}`;
