import { plainDate } from '@lender/calculator';
import type { CaseEvidence, getCaseTimeline, Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import type { CaseDetail } from '../app/features/review/case-detail.ts';

export const operatorId = '01930000-0000-7000-8000-0000000000aa';

const money = (pesos: number) => centavos(Math.round(pesos * 100));
const charge = (netPesos: number, vatPesos: number) => ({
  amount: money(netPesos + vatPesos),
  amount_without_vat: money(netPesos),
  vat: money(vatPesos),
});

const offer: CaseDetail['offer'] = {
  principal: money(4000),
  interest: charge(480, 76.8),
  serviceFee: charge(200, 32),
  processingFee: charge(0, 0),
  withdrawalFee: charge(0, 0),
  invoicingFee: charge(0, 0),
  total: money(4788.8),
  apr: 612.4,
  annualRate: 180,
  term: { value: 24, unit: 'day' },
  startDate: plainDate('2026-11-21'),
  endDate: plainDate('2026-12-15'),
  agreementTermEndDate: plainDate('2026-12-15'),
  discount: { interest: 0.2, serviceFee: 0 },
  interest_without_discount: charge(600, 96),
  serviceFee_without_discount: charge(200, 32),
  processing_fee_without_discount: charge(0, 0),
  total_without_discount: money(4928),
  apr_without_discount: 710.2,
  extensions: [
    {
      dueDate: plainDate('2026-12-15'),
      days: 15,
      kind: 'cheap',
      amount: money(348),
      amount_without_vat: money(300),
      newEndDate: plainDate('2026-12-30'),
    },
  ],
  schedule: [
    {
      dueDate: plainDate('2026-12-15'),
      principal: money(4000),
      interest: charge(480, 76.8),
      fees: charge(200, 32),
      total: money(4788.8),
    },
  ],
};

/** First application of a client that waits for a person, with everything filled in. */
export const caseDetail: CaseDetail = {
  approvalNeedsNote: false,
  id: '01930000-0000-7000-8000-000000000001',
  hashedId: 'Q7K2M9',
  status: 14,
  permitted: [2, 5, 6, 7, 13, 17],
  desiredLoanAmount: money(4000),
  principalAmount: money(4000),
  payCycle: 'semi_monthly',
  payDates: [plainDate('2026-11-30'), plainDate('2026-12-15')],
  createdAt: '2026-11-21T15:00:00.000Z',
  waitingMinutes: 1_620,
  goalMinutes: 240,
  offer,
  loanId: null,
  client: {
    id: '01930000-0000-7000-8000-000000000002',
    name: 'Ana Sofía Ramírez Ortega',
    birthDate: plainDate('1994-03-12'),
    ageYears: 32,
    curpMasked: 'RAOA••••••••••••02',
    phoneMasked: '••••••5678',
    emailMasked: 'a•••@correo.example',
    clabeMasked: '••••••••••••••0073',
    bank: 'BBVA MEXICO',
    employment: {
      status: 'Empleado de tiempo completo',
      position: 'Vendedor',
      companyName: 'Panificadora del Valle',
      employedSince: plainDate('2025-06-01'),
      seniorityMonths: 17,
      monthlyIncome: money(14_200),
      monthlyObligations: money(2_500),
    },
    address: {
      region: 'Puebla',
      city: 'Puebla',
      district: 'Centro',
      street: 'Avenida Reforma',
      exteriorNumber: '120',
      interiorNumber: '4',
      postalCode: '72000',
    },
    reference: { fullName: 'Luis Ramírez Pérez', phoneMasked: '••••••4321', relationship: 'family' },
  },
  documents: [
    {
      id: '01930000-0000-7000-8000-000000000011',
      type: 'id_front',
      mime: 'image/jpeg',
      sizeBytes: 120_000,
      uploadedAt: '2026-11-21T15:10:00.000Z',
      fileChangedAt: '2026-11-21T15:09:30.000Z',
      validUntil: plainDate('2030-12-31'),
      sameFileAt: [],
    },
    {
      id: '01930000-0000-7000-8000-000000000012',
      type: 'id_back',
      mime: 'image/png',
      sizeBytes: 90_000,
      uploadedAt: '2026-11-21T15:11:00.000Z',
      fileChangedAt: null,
      sameFileAt: [
        {
          applicationId: '01930000-0000-7000-8000-000000000099',
          hashedId: 'R2P4T6',
          clientName: 'Otra Persona',
          type: 'id_back',
        },
      ],
    },
    {
      id: '01930000-0000-7000-8000-000000000013',
      type: 'selfie',
      mime: 'image/heic',
      sizeBytes: 90_000,
      uploadedAt: '2026-11-21T15:12:00.000Z',
      fileChangedAt: null,
      sameFileAt: [],
    },
  ],
  decisions: [
    {
      id: '01930000-0000-7000-8000-000000000031',
      decidedAt: '2026-11-21T15:20:00.000Z',
      kind: 'engine',
      policy: 'mx-stl v1',
      outcome: 14,
      score: 460,
      band: 'C',
      limit: money(4000),
      reasons: ['SCORE_MID'],
      trace: [
        { rule: 'K1', result: 'not_fired' },
        { rule: 'S1', result: 'not_fired' },
        { rule: 'S2', result: 'fired' },
        { rule: 'A3', result: 'skipped' },
      ],
      scoreBase: 450,
      scoreParts: [
        { attribute: 'employmentMonths', points: 40 },
        { attribute: 'extensionsOfLastLoan', points: -30 },
      ],
      decidedBy: null,
      note: null,
    },
  ],
};

/** Reports of providers about its client. */
export const caseEvidence: CaseEvidence = {
  bank: {
    state: 'answered',
    asOf: '2026-11-21T15:05:00.000Z',
    found: {
      institution: 'bbva_mx_retail',
      owners: ['RAMIREZ ORTEGA ANA SOFIA'],
      accounts: 2,
      balance: money(3_120.5),
      monthlyIncome: money(13_900),
      incomeRegularCycles: 5,
      overdrafts: 0,
      isApplicant: true,
    },
  },
  identity: { state: 'waiting', asOf: '2026-11-21T15:06:00.000Z', found: null },
  bureau: { state: 'unanswered', asOf: '2026-11-21T15:08:00.000Z', found: null },
  device: { state: 'answered', asOf: '2026-11-21T15:04:00.000Z', found: { isDenied: false, clients: 3 } },
  captcha: { state: 'not_asked', asOf: null, found: null },
  collector: { state: 'not_asked', asOf: null, found: null },
};

/** History of its client. */
export const caseTimeline: Reply<typeof getCaseTimeline> = [
  {
    at: '2026-11-21T16:00:00.000Z',
    actor: operatorId,
    actorName: 'Marta Operadora',
    event: { name: 'document.seen', facts: { type: 'id_front' } },
  },
  {
    at: '2026-11-21T15:20:00.000Z',
    actor: 'system',
    actorName: null,
    event: { name: 'application.status', facts: { from: 7, to: 14 } },
  },
  {
    at: '2026-11-21T15:12:00.000Z',
    actor: 'client',
    actorName: null,
    event: { name: 'document.uploaded', facts: { type: 'selfie' } },
  },
  { at: '2026-11-21T15:00:00.000Z', actor: 'client', actorName: null, event: { name: 'application.created' } },
];
