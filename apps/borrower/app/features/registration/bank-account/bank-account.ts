/** Fields for the account that receives the money. */
export const BANK_ACCOUNT_FIELDS = ['clabe'] as const;
export type BankAccountField = (typeof BANK_ACCOUNT_FIELDS)[number];
