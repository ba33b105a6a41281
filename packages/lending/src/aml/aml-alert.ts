/**
 * What an alert against money laundering is about: `relevant` an amount in cash, `unusual` a way of paying that lending
 * does not explain, `internal` a member of the staff.
 */
export const AML_KINDS = ['relevant', 'unusual', 'internal'] as const;
export type AmlKind = (typeof AML_KINDS)[number];

/** What raises an alert. */
export const AML_RULES = [
  'cash_payment',
  'split_payments',
  'third_party_payoff',
  'shared_account',
  'shared_device',
  'same_operator',
  'own_account',
] as const;
export type AmlRule = (typeof AML_RULES)[number];

/** Of which kind the alerts of each rule are. */
export const AML_RULE_KINDS: Readonly<Record<AmlRule, AmlKind>> = {
  cash_payment: 'relevant',
  split_payments: 'unusual',
  third_party_payoff: 'unusual',
  shared_account: 'unusual',
  shared_device: 'unusual',
  same_operator: 'internal',
  own_account: 'internal',
};

/** `new`: nobody looked. `in_review`: somebody does. `dismissed` with a reason, `reported` under a folio: for good. */
export const AML_STATES = ['new', 'in_review', 'dismissed', 'reported'] as const;
export type AmlState = (typeof AML_STATES)[number];

/** How an alert ends. */
export const AML_OUTCOMES = ['dismissed', 'reported'] as const satisfies readonly AmlState[];
export type AmlOutcome = (typeof AML_OUTCOMES)[number];
