import { formatPlainDate, mexicoDate } from '@lender/calculator';
import type { getClientFile, listMessages, Reply, RevealedIdentifier } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { messageMoment } from '../../vocabulary/message-moment.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { applicationStatusWords } from '../../vocabulary/status/application-status.copy.es.ts';
import { clientStatusWords } from '../../vocabulary/status/client-status.copy.es.ts';
import { loanBadge } from '../../vocabulary/status/loan-status.copy.es.ts';
import { mandateStatusWords } from '../../vocabulary/status/mandate-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { clientCopy as copy } from './client.copy.es.ts';
import { moveTo, type StatusMove } from './status-form.ts';

export type ClientFile = Reply<typeof getClientFile>;
export type Message = Reply<typeof listMessages>[number];

export interface Fact {
  readonly term: string;
  readonly detail: string;
  /** Identifier that is masked in it, and may be shown in full. */
  readonly masks?: RevealedIdentifier;
}

export type ClientView = ReturnType<typeof clientView>;

/** Returns a client as staff read it; unknown facts are left out. */
export function clientView(file: ClientFile, messages: readonly Message[]) {
  return {
    id: file.profile.id,
    title: copy.title(file.profile.name),
    complaintHref: `${screenPath('complaints', {})}?${new URLSearchParams({ accion: 'abrir', cliente: file.profile.id })}`,
    status: { label: clientStatusWords[file.status], tone: statusTones[file.status] },
    profile: profileFacts(file),
    standing: statusFacts(file),
    loans: file.loans.map(loanLine),
    applications: file.applications.map(({ id, hashedId, status, amount, createdAt }) => ({
      ...{ id, reference: hashedId, href: screenPath('case', { id }) },
      status: applicationStatusWords[status],
      amount: formatPesos(amount),
      createdAt: formatInstant(createdAt),
    })),
    linked: file.linked.map(({ id, name, status, by }) => ({
      ...{ id, href: screenPath('client', { id }), name: name ?? copy.linked.unnamed },
      status: clientStatusWords[status],
      by: by.map((tie) => copy.linked.ties[tie]).join(', '),
    })),
    messages: messages.map(({ id, at, channel, address, text, state }) => ({
      ...{ id, text, address: address ?? '' },
      channel: copy.messages.channels[channel],
      state: copy.messages.states[state],
      when: messageMoment({ state, at }),
    })),
    consents: file.consents.map(({ kind, granted, answeredAt }) => ({
      term: copy.consentKinds[kind],
      detail: (granted ? copy.other.granted : copy.other.withdrawn)(dayOf(answeredAt)),
    })),
    contacts: file.contacts.map(({ name, phoneLastFour, relationship }) => ({
      term: name,
      detail: copy.other.contact(phoneLastFour, copy.relationships[relationship] ?? relationship),
    })),
    devices: file.devices.map(({ askedAt, isKnown, clients }) => ({
      term: formatInstant(askedAt),
      detail: isKnown ? copy.other.device(clients) : copy.other.unknownDevice,
    })),
    notes: file.notes.map(({ id, at, byName, note }) => ({ id, note, who: byName, when: formatInstant(at) })),
    requests: file.requests.map(({ id, kind, askedByName, askedAt }) => ({
      id,
      words: copy.requests.one(approvalKindWords[kind], askedByName, formatInstant(askedAt)),
    })),
    moves: movesOf(file),
  };
}

const statusTones: Readonly<Record<ClientFile['status'], StatusWord['tone']>> = {
  1: 'ok',
  2: 'danger',
  3: 'danger',
  4: 'neutral',
  5: 'warn',
};

const dayOf = (instant: string): string => formatPlainDate(mexicoDate(Date.parse(instant)));

const fact = (term: string, detail: string | null | undefined, masks?: RevealedIdentifier): readonly Fact[] =>
  detail ? [{ term, detail, ...(masks && { masks }) }] : [];

function profileFacts({ profile }: ClientFile): readonly Fact[] {
  const { birthDate, ageYears, curpMasked, phoneMasked, emailMasked, clabeMasked, bank } = profile;
  const { employment: job, address, reference } = profile;
  return [
    ...fact(copy.facts.birthDate, birthDate && copy.facts.born(formatPlainDate(birthDate), ageYears ?? 0)),
    ...fact(copy.facts.curp, curpMasked, 'curp'),
    ...fact(copy.facts.phone, phoneMasked, 'phone'),
    ...fact(copy.facts.email, emailMasked, 'email'),
    ...fact(copy.facts.bank, bank),
    ...fact(copy.facts.clabe, clabeMasked, 'clabe'),
    ...fact(copy.facts.job, job && `${job.position}, ${job.companyName}`),
    ...fact(copy.facts.income, job && formatPesos(job.monthlyIncome)),
    ...fact(copy.facts.address, address && `${address.city}, ${address.region}`),
    ...fact(copy.facts.reference, reference && `${reference.fullName}, ${reference.phoneMasked}`, 'reference_phone'),
  ];
}

function statusFacts({ registeredAt, limit, mandate, openTasks }: ClientFile): readonly Fact[] {
  const { most, available, accepted, closedLoans, override } = limit;
  const pesos = (amount: Centavos | null) => amount !== null && formatPesos(amount);
  return [
    { term: copy.facts.most, detail: formatPesos(most) },
    { term: copy.facts.available, detail: formatPesos(available) },
    ...fact(copy.facts.accepted, pesos(accepted) || null),
    ...fact(copy.facts.override, override && overrideWords(override)),
    { term: copy.facts.closedLoans, detail: String(closedLoans) },
    ...fact(
      copy.facts.mandate,
      mandate && copy.facts.mandateWords(mandateStatusWords[mandate.status], mandate.bank, mandate.lastFour),
    ),
    ...fact(copy.facts.openTasks, openTasks > 0 ? String(openTasks) : null),
    { term: copy.facts.registeredAt, detail: formatInstant(registeredAt) },
  ];
}

const overrideWords = ({ amount, until, isWaiting }: NonNullable<ClientFile['limit']['override']>): string =>
  isWaiting ? copy.limit.waiting(formatPesos(amount), formatPlainDate(until)) : copy.limit.taken(formatPesos(amount));

const loanLine = (loan: ClientFile['loans'][number]) => ({
  ...{ id: loan.id, reference: loan.hashedId, href: screenPath('loan', { id: loan.id }) },
  status: loanBadge(loan.status, loan.daysLate),
  principal: formatPesos(loan.principal),
  outstanding: formatPesos(loan.outstanding),
  dueDate: loan.dueDate ? formatPlainDate(loan.dueDate) : '',
  ...{ daysLate: String(loan.daysLate), worstDaysLate: String(loan.worstDaysLate) },
});

/** Returns the moves of the status that are possible, each once: by one person where one person may. */
function movesOf({ permitted }: ClientFile): readonly { readonly move: StatusMove; readonly isForTwo: boolean }[] {
  const moves = permitted.flatMap(({ to, isForTwo }) => {
    const move = moveTo(to);
    return move ? [{ move, isForTwo }] : [];
  });
  return moves.filter(({ move }, index) => moves.findIndex((other) => other.move === move) === index);
}
