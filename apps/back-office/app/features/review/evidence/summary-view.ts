import { formatPlainDate } from '@lender/calculator';
import type { RevealedIdentifier } from '@lender/contract';
import { centavos } from '@lender/money';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { caseCopy } from '../case.copy.es.ts';
import type { CaseDetail } from '../case-detail.ts';

const { summary: copy, missing } = caseCopy;

/** Facts under one heading. */
export interface SummaryGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly term: string;
  readonly detail: string;
  /** Identifier that is masked in it, and may be shown in full. */
  readonly masks?: RevealedIdentifier;
}

type Client = CaseDetail['client'];

/** Data of the client, by subject. */
export type SummaryGroups = Readonly<Record<'identity' | 'address' | 'employment' | 'bank' | 'contact', SummaryGroup>>;

/** Returns all facts about the client, identifiers masked; a group that was not filled in yet has no facts. */
export const summaryGroups = ({ client, payCycle, payDates }: CaseDetail): SummaryGroups => ({
  identity: { title: copy.identity, facts: identityFacts(client) },
  address: { title: copy.address, facts: client.address ? addressFacts(client.address) : [] },
  employment: { title: copy.employment, facts: client.employment ? employmentFacts(client.employment) : [] },
  bank: {
    title: copy.bank,
    facts: [
      fact(copy.bankName, client.bank),
      masked(copy.clabe, client.clabeMasked, 'clabe'),
      fact(copy.payCycle, copy.payCycles[payCycle]),
      fact(copy.payDates, payDates.map(formatPlainDate).join(' y ')),
    ],
  },
  contact: { title: copy.contact, facts: client.reference ? referenceFacts(client.reference) : [] },
});

const fact = (term: string, detail: string | null): Fact => ({ term, detail: detail || missing });

const masked = (term: string, detail: string | null, masks: RevealedIdentifier): Fact =>
  detail ? { term, detail, masks } : fact(term, detail);

const identityFacts = ({ curpMasked, birthDate, ageYears, phoneMasked, emailMasked }: Client): readonly Fact[] => [
  masked(copy.curp, curpMasked, 'curp'),
  fact(copy.birthDate, birthDate && ageYears !== null ? copy.born(formatPlainDate(birthDate), ageYears) : null),
  masked(copy.phone, phoneMasked, 'phone'),
  masked(copy.email, emailMasked, 'email'),
];

function employmentFacts(job: NonNullable<Client['employment']>): readonly Fact[] {
  const { monthlyIncome, monthlyObligations } = job;
  const since = copy.since(seniorityWords(job.seniorityMonths), formatPlainDate(job.employedSince));
  return [
    fact(copy.jobStatus, job.status),
    fact(copy.position, job.position),
    fact(copy.company, job.companyName),
    fact(copy.seniority, since),
    fact(copy.income, formatPesos(monthlyIncome)),
    fact(copy.obligations, formatPesos(monthlyObligations)),
    fact(copy.free, formatPesos(centavos(monthlyIncome - monthlyObligations))),
  ];
}

function seniorityWords(total: number): string {
  const years = Math.floor(total / 12);
  const months = total % 12;
  if (years === 0) return copy.months(months);
  return months === 0 ? copy.years(years) : `${copy.years(years)} y ${copy.months(months)}`;
}

function addressFacts(address: NonNullable<Client['address']>): readonly Fact[] {
  const { street, exteriorNumber, interiorNumber } = address;
  const interior = interiorNumber ? `, ${copy.interior(interiorNumber)}` : '';
  return [
    fact(copy.street, `${street} ${exteriorNumber}${interior}`),
    fact(copy.district, address.district),
    fact(copy.postalCode, address.postalCode),
    fact(copy.city, address.city),
    fact(copy.region, address.region),
  ];
}

const referenceFacts = (reference: NonNullable<Client['reference']>): readonly Fact[] => [
  fact(copy.referenceName, reference.fullName),
  masked(copy.referencePhone, reference.phoneMasked, 'reference_phone'),
  fact(copy.relationship, copy.relationships[reference.relationship] ?? reference.relationship),
];
