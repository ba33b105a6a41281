import { answerComplaint, getClientFile, openComplaint } from '@lender/contract';
import type { COMPLAINT_CHANNELS, COMPLAINT_OUTCOMES, ComplaintKind } from '@lender/lending';
import { personOf } from '../../people/person.ts';
import type { Lived } from '../../world/lived.ts';
import { COMPLAINTS } from '../notes.copy.es.ts';
import { type DeskWork, runningLoans } from './desk-work.ts';

const STRANGER = 930;

interface Complained {
  readonly kind: ComplaintKind;
  readonly channel: (typeof COMPLAINT_CHANNELS)[number];
  readonly words: keyof typeof COMPLAINTS;
  /** Answer, after a number of days. */
  readonly answered?: { readonly after: number; readonly outcome: (typeof COMPLAINT_OUTCOMES)[number] };
}

/** Complaints of people, half of them answered. */
export const COMPLAINED: readonly DeskWork[] = [
  complain(63, {
    kind: 'clarification',
    channel: 'phone',
    words: 'twicePaid',
    answered: { after: 9, outcome: 'in_favour' },
  }),
  complain(45, { kind: 'inquiry', channel: 'email', words: 'bureau', answered: { after: 2, outcome: 'informed' } }),
  complain(38, { kind: 'claim', channel: 'authority', words: 'calls' }),
  complain(31, { kind: 'claim', channel: 'in_person', words: 'interest', answered: { after: 12, outcome: 'against' } }),
  complain(12, { kind: 'clarification', channel: 'email', words: 'twicePaid' }),
  complain(2, { kind: 'inquiry', channel: 'phone', words: 'bureau' }),
].flat();

function complain(daysAgo: number, { kind, channel, words, answered }: Complained): DeskWork[] {
  const { text, answer } = COMPLAINTS[words];
  let folio = '';
  const opened: DeskWork = {
    daysAgo,
    hour: 13.4,
    work: async (lived) => {
      const { id } = await lived.server.ask(
        openComplaint,
        { body: { kind, channel, text, ...(await complainer(lived, daysAgo)) } },
        await lived.staff.as('support'),
      );
      folio = id;
    },
  };
  if (!answered) return [opened];
  const { after, outcome } = answered;
  const closed: DeskWork = {
    daysAgo: daysAgo - after,
    hour: 12.6,
    work: async ({ server, staff }) =>
      server.ask(
        answerComplaint,
        { params: { id: folio }, body: { outcome, text: answer } },
        await staff.as('supervisor'),
      ),
  };
  return [opened, closed];
}

/** Returns a borrower, while there is one; before that, a person who is no client. */
async function complainer(lived: Lived, daysAgo: number): Promise<{ personName: string; clientId?: string }> {
  const loan = (await runningLoans(lived))[daysAgo % 3];
  const stranger = personOf(STRANGER + daysAgo, 0).fullName;
  if (!loan) return { personName: stranger };
  const { server, staff } = lived;
  const { profile } = await server.ask(getClientFile, { params: { id: loan.client_id } }, await staff.as('support'));
  return { personName: profile.name, clientId: loan.client_id };
}
