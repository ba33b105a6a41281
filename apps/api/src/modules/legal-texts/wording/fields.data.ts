import type { LegalField, LegalKind } from '@lender/contract';
import { LENDER_FIELDS } from './lender-words.ts';

interface FieldsOfKind {
  /** Fields that a text may name besides those of the lender. */
  readonly own: readonly LegalField[];
  /** Fields without which no client may be asked to accept it. */
  readonly required: readonly LegalField[];
  /** True for a text in sections, drawn as a document; any other text is shown as it is, where consent is asked. */
  readonly hasSections: boolean;
}

/** Fields that must be alone on their line. */
export const BLOCKS: readonly LegalField[] = [
  'keyFigures',
  'totalTable',
  'scheduleTable',
  'commissionTable',
  'lateTable',
  'extensionRules',
  'extensionTable',
  'lateRules',
  'legalWarnings',
];

const OF_LOAN: readonly LegalField[] = [
  ...(['registration', 'reference', 'borrower', 'curp', 'bank', 'lastFour', 'principal', 'total', 'apr'] as const),
  ...(['annualRate', 'termDays', 'payoutDate', 'endDate', 'payments', 'withdrawalDays'] as const),
  ...BLOCKS,
];

const CONSENT: FieldsOfKind = { own: [], required: ['company'], hasSections: false };

/**
 * Fields of each kind of text. Figures of the loan that the law requires on a contract and on its cover are required
 * here: it is checked that a text has them; the rest of the text is for two people to read.
 */
export const FIELDS: Readonly<Record<LegalKind, FieldsOfKind>> = {
  loan_agreement: {
    own: OF_LOAN,
    required: [
      ...(['company', 'address', 'registration', 'borrower', 'apr', 'annualRate', 'principal', 'total'] as const),
      ...(['endDate', 'withdrawalDays', 'totalTable', 'scheduleTable', 'extensionTable', 'lateRules'] as const),
      ...(['legalWarnings', 'complaintsEmail', 'complaintsPhone', 'condusefPhone'] as const),
    ],
    hasSections: true,
  },
  loan_cover: {
    own: OF_LOAN,
    required: [
      ...(['company', 'registration', 'keyFigures', 'productName', 'productKind', 'termDays', 'endDate'] as const),
      ...(['commissionTable', 'lateTable', 'legalWarnings', 'complaintsHolder', 'complaintsEmail'] as const),
      ...(['complaintsPhone', 'condusefPhone'] as const),
    ],
    hasSections: true,
  },
  terms: { own: ['registration'], required: ['company', 'companyRegistration', 'registration'], hasSections: true },
  privacy: { own: [], required: ['company', 'address', 'privacyEmail'], hasSections: true },
  direct_debit: {
    own: ['bank', 'lastFour', 'maximum', 'mandateEnds'],
    required: ['company', 'bank', 'lastFour', 'maximum', 'mandateEnds'],
    hasSections: false,
  },
  credit_bureau: CONSENT,
  biometrics: CONSENT,
  tracking: CONSENT,
  marketing: CONSENT,
  location: CONSENT,
};

/** Lists every field that a text of a kind may name. */
export const fieldsOf = (kind: LegalKind): readonly LegalField[] => [...LENDER_FIELDS, ...FIELDS[kind].own];
