import { formatPlainDate } from '@lender/calculator';
import { centavos, formatPesos } from '@lender/money';
import { caseCopy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';

const { summary: copy, missing } = caseCopy;

/** Facts under one heading. */
export interface SummaryGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly term: string;
  readonly detail: string;
}

type Client = CaseDetail['client'];

/** Everything that is known of the client, identifiers masked; a group that was not filled in yet says so. */
export const summaryGroups = ({ client, payCycle, payDates }: CaseDetail): readonly SummaryGroup[] => [
  { title: copy.identity, facts: identityFacts(client) },
  { title: copy.employment, facts: client.employment ? employmentFacts(client.employment) : [] },
  { title: copy.address, facts: client.address ? addressFacts(client.address) : [] },
  { title: copy.contact, facts: client.reference ? referenceFacts(client.reference) : [] },
  {
    title: copy.bank,
    facts: [
      fact(copy.bankName, client.bank),
      fact(copy.clabe, client.clabeMasked),
      fact(copy.payCycle, copy.payCycles[payCycle]),
      fact(copy.payDates, payDates.map(formatPlainDate).join(' y ')),
    ],
  },
];

const fact = (term: string, detail: string | null): Fact => ({ term, detail: detail || missing });

const identityFacts = ({ curpMasked, birthDate, ageYears, phoneMasked, emailMasked }: Client): readonly Fact[] => [
  fact(copy.curp, curpMasked),
  fact(copy.birthDate, birthDate && ageYears !== null ? copy.born(formatPlainDate(birthDate), ageYears) : null),
  fact(copy.phone, phoneMasked),
  fact(copy.email, emailMasked),
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
  fact(copy.referencePhone, reference.phoneMasked),
  fact(copy.relationship, copy.relationships[reference.relationship] ?? reference.relationship),
];
