import { blockIdentifier, changeClientStatus, revealIdentifier } from '@lender/contract';
import { personOf } from '../../people/person.ts';
import { WORDS } from '../notes.copy.es.ts';
import { type DeskWork, lateLoans } from './desk-work.ts';

const STRANGER = 910;

/**
 * Identifiers and clients to whom the lender does not lend any more, and the identifiers that staff looked at for it.
 */
export const KEPT_OUT: readonly DeskWork[] = [
  block('curp', { daysAgo: 58, reason: WORDS.stolenIdentity }),
  block('phone', { daysAgo: 41, reason: WORDS.sharedPhone }),
  block('clabe', { daysAgo: 19, reason: WORDS.strangersAccount }),
  block('email', { daysAgo: 5, reason: WORDS.returnedMail }),
  look(12),
  look(7),
  look(1),
  bar('blocked', { daysAgo: 15, note: WORDS.blocked }),
  bar('blocked', { daysAgo: 8, note: WORDS.blocked }),
  bar('blacklisted', { daysAgo: 14, note: WORDS.blacklisted }),
  bar('blacklisted', { daysAgo: 6, note: WORDS.blacklisted }),
];

type Kind = 'curp' | 'phone' | 'clabe' | 'email';

function block(kind: Kind, { daysAgo, reason }: { daysAgo: number; reason: string }): DeskWork {
  const stranger = personOf(STRANGER + daysAgo, 0);
  const value = kind === 'curp' ? stranger.details.nationalIdentificator : stranger[kind];
  return {
    daysAgo,
    hour: 12,
    work: async ({ server, staff }) =>
      server.ask(blockIdentifier, { body: { kind, value, reason } }, await staff.as('risk_admin')),
  };
}

/** Returns the work of a collector who looks up the phone of a borrower who is late. */
function look(daysAgo: number): DeskWork {
  return {
    daysAgo,
    hour: 10.4,
    work: async (lived) => {
      const [loan] = await lateLoans(lived, 3);
      if (!loan) return;
      const body = { identifier: 'phone', reason: WORDS.callAboutDelay } as const;
      await lived.server.ask(
        revealIdentifier,
        { params: { id: loan.client_id }, body },
        await lived.staff.as('collector'),
      );
    },
  };
}

/** Blocks a client whose loan has long been late: from the blacklist on, two members of staff do it. */
function bar(status: 'blocked' | 'blacklisted', { daysAgo, note }: { daysAgo: number; note: string }): DeskWork {
  return {
    daysAgo,
    hour: 16.5,
    work: async (lived) => {
      const { server, staff } = lived;
      for (const { client_id: id } of await lateLoans(lived, 4)) {
        const token = await staff.as('risk_admin');
        const asked = server.call(changeClientStatus, { params: { id }, body: { status, note } }, { token });
        if (await staff.byTwo(asked)) return;
      }
    },
  };
}
