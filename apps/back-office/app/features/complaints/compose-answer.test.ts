import { plainDate } from '@lender/calculator';
import { getComplaint, type Reply } from '@lender/contract';
import { COMPLAINT_KINDS, type ComplaintKind } from '@lender/lending';
import { fakeCall, formOf, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { ANSWER_PARTS } from './answer-parts.ts';
import { doAboutComplaint } from './complaints.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const complaint: Reply<typeof getComplaint> = {
  ...{ id, folio: 'UNE-2026-A7', kind: 'clarification', channel: 'phone', personName: 'Ana Robles' },
  ...{ clientId: id, applicationId: null, loanId: null, text: 'No reconozco un cobro', openedByName: null },
  ...{ openedAt: '2026-11-23T18:00:00.000Z', dueOn: plainDate('2027-01-07'), daysLeft: 4 },
  ...{ extendableTo: null, extensionReason: null, answer: null, corrections: [] },
};
const parts = {
  ...{ reply: 'abrimos a las nueve.', finding: 'el cargo fue doble', remedy: 'te devolvemos $250.00.' },
  ...{ amount: '$250.00', day: '15.11.2026', cause: 'se cobró dos veces', balance: 'baja a cero' },
};
const compose = (kind: ComplaintKind, typed: Record<string, string>) => {
  const { call, made } = fakeCall(grants(getComplaint, { ...complaint, kind }));
  const form = formOf({ intent: 'answer', step: 'parts', outcome: 'in_favour', ...typed });
  return { made, answer: doAboutComplaint(call, { id, intent: 'answer' }, form) };
};

test.each(COMPLAINT_KINDS)(
  'an answer to a complaint of the kind %s is the letter of its kind, shown whole',
  async (kind) => {
    const { answer, made } = compose(kind, parts);
    const { text, facts } = await answer.then((outcome) => {
      const data = outcome.kind === 'page' ? outcome.data : undefined;
      return { text: data?.values.text ?? '', facts: data?.facts };
    });
    expect(text).toMatch(/^Hola, Ana Robles: .*UNE-2026-A7.* Si tienes dudas, llámanos\.$/);
    for (const part of ANSWER_PARTS[kind]) expect(text).toContain(parts[part].replace(/\.$/, ''));
    expect(text).not.toMatch(/…|\.\./);
    expect(facts).toEqual({ shown: `in_favour ${text}` });
    expect(made.map(({ endpoint }) => endpoint)).toEqual(['getComplaint']);
  },
);

test.each(COMPLAINT_KINDS.flatMap((kind) => ANSWER_PARTS[kind].map((part) => [kind, part] as const)))(
  'an answer to a complaint of the kind %s is not made without its part %s',
  async (kind, part) => {
    const outcome = await compose(kind, { ...parts, [part]: ' \n' }).answer;
    expect(outcome).toMatchObject({ status: 422, data: { fields: { [part]: 'invalid' }, facts: {} } });
    expect(outcome.kind === 'page' && outcome.data.values.text).toBeUndefined();
  },
);
