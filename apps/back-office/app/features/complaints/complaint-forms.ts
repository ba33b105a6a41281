import { answerComplaint, correctComplaint, extendComplaint, openComplaint } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Returns the id from an address of one of our pages that was pasted whole. */
const idIn = (typed: string): string | undefined => /[0-9a-f-]{36}/.exec(typed)?.[0];

export const openForm = defineForm({
  endpoint: openComplaint,
  fields: ['kind', 'channel', 'personName', 'clientId', 'loanId', 'text'],
  bodyOf: ({ kind, channel, personName, clientId, loanId, text }) => {
    const [client, loan] = [idIn(clientId), idIn(loanId)];
    return {
      ...{ kind, channel, personName: oneLine(personName), text: oneLine(text) },
      ...(client && { clientId: client }),
      ...(loan && { loanId: loan }),
    };
  },
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
