/** Reasons why the page is shown again: refusals of the API, and outcomes of the provider's widget. */
export const BANK_LINK_PROBLEMS = ['provider_unavailable', 'rate_limited', 'not_found', 'failed', 'left'] as const;
export type BankLinkProblem = (typeof BANK_LINK_PROBLEMS)[number];

/** Paths at which the window of the provider opens, and to which it leads back. */
export const OPEN_PATH = '/registration/belvo/open';
export const BACK_PATH = '/registration/belvo/back';

export const isBankLinkProblem = (value: unknown): value is BankLinkProblem =>
  BANK_LINK_PROBLEMS.some((problem) => problem === value);
