/**
 * Every text that a person accepts: the contract with its cover sheet, what is accepted by registering, the mandate of
 * direct debits, and each consent.
 */
export const LEGAL_KINDS = [
  'loan_agreement',
  'loan_cover',
  'terms',
  'privacy',
  'direct_debit',
  'credit_bureau',
  'biometrics',
  'tracking',
  'marketing',
  'location',
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Texts that print the number of the contract in the registry of adhesion contracts (RECA). */
export const REGISTERED_KINDS = ['loan_agreement', 'loan_cover', 'terms'] as const satisfies readonly LegalKind[];

/** Fields that the server fills into a text. Tables and rules of a loan are on lines of their own. */
export const LEGAL_FIELDS = [
  'company',
  'taxId',
  'address',
  'registration',
  'companyRegistration',
  'productName',
  'productKind',
  'carePhone',
  'careEmail',
  'careHours',
  'complaintsHolder',
  'complaintsPhone',
  'complaintsEmail',
  'complaintsHours',
  'condusefPhone',
  'condusefFreePhone',
  'condusefUrl',
  'privacyEmail',
  'privacyOffice',
  'reference',
  'borrower',
  'curp',
  'bank',
  'lastFour',
  'principal',
  'total',
  'apr',
  'annualRate',
  'termDays',
  'payoutDate',
  'endDate',
  'payments',
  'withdrawalDays',
  'maximum',
  'mandateEnds',
  'keyFigures',
  'totalTable',
  'scheduleTable',
  'commissionTable',
  'lateTable',
  'extensionRules',
  'extensionTable',
  'lateRules',
  'legalWarnings',
] as const;
export type LegalField = (typeof LEGAL_FIELDS)[number];

/** Faults that keep a text from being published. */
export const LEGAL_FAULTS = [
  'unbalanced_brace',
  'unknown_field',
  'missing_field',
  'field_not_alone',
  'heading_missing',
  'heading_not_allowed',
  'empty_section',
  'row_unfit',
  'typed_figure',
  'registration_unfit',
] as const;
export type LegalFault = (typeof LEGAL_FAULTS)[number];

/** Ways of accepting a text: by a click while signed in, or with a code that came by text message. */
export const ACCEPTANCE_METHODS = ['click', 'sms_code'] as const;
export type AcceptanceMethod = (typeof ACCEPTANCE_METHODS)[number];
