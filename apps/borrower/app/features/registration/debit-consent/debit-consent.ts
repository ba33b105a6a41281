/** Query that opens the account step to give another account. */
export const OTHER_ACCOUNT = { name: 'cuenta', value: 'otra' } as const;
