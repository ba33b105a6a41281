/**
 * Kinds of alerts against money laundering: `relevant` an amount in cash, `unusual` a way of paying that lending does
 * not explain, `internal` a member of staff.
 */
export const AML_KINDS = ['relevant', 'unusual', 'internal'] as const;
export type AmlKind = (typeof AML_KINDS)[number];

/** Rules that raise an alert. */
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

/** Kind of the alerts of each rule. */
export const AML_RULE_KINDS: Readonly<Record<AmlRule, AmlKind>> = {
  cash_payment: 'relevant',
  split_payments: 'unusual',
  third_party_payoff: 'unusual',
  shared_account: 'unusual',
  shared_device: 'unusual',
  same_operator: 'internal',
  own_account: 'internal',
};

/**
 * State of an alert. `new`: not looked at yet. `in_review`: a person looks at it. `dismissed` with a reason, `reported`
 * under a folio: final.
 */
export const AML_STATES = ['new', 'in_review', 'dismissed', 'reported'] as const;
export type AmlState = (typeof AML_STATES)[number];

/** Final states of an alert. */
export const AML_OUTCOMES = ['dismissed', 'reported'] as const satisfies readonly AmlState[];
export type AmlOutcome = (typeof AML_OUTCOMES)[number];
