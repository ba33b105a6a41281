const FIELDS = { bankCode: 'Bank', plazaCode: 'Plaza', account: 'Account' };

export const clabeEn = {
  label: 'CLABE',
  hint: '18 digits. Spaces and hyphens may be pasted: they are left out.',
  make: 'Build one',
  fields: FIELDS,
  missing: ({ missingDigits, expectedControlDigit }: Missing) =>
    expectedControlDigit === undefined
      ? `Nothing is wrong so far; ${missingDigits} more to come.`
      : `Only the control digit is missing: ${expectedControlDigit}.`,
  parts: {
    bankCode: 'Bank code',
    bank: 'Bank',
    plazaCode: 'Plaza code',
    cities: 'Cities',
    account: 'Account',
    controlDigit: 'Control digit',
  },
};

export interface Missing {
  readonly missingDigits: number;
  readonly expectedControlDigit?: number;
}
