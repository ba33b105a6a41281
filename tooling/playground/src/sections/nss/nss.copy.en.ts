const FIELDS = {
  subdelegation: 'Subdelegation',
  registrationYear: 'Year of registration',
  birthYear: 'Year of birth',
  serial: 'Serial number',
};

export const nssEn = {
  label: 'NSS',
  hint: '11 digits. Spaces and hyphens are left out.',
  make: 'Build one',
  fields: FIELDS,
  missing: (count: number, digit: number | undefined) =>
    digit === undefined
      ? `Nothing is wrong so far; ${count} more to come.`
      : `Only the check digit is missing: ${digit}.`,
  parts: { ...FIELDS, checkDigit: 'Check digit' },
};
