const FIELDS = {
  givenNames: 'Given names',
  firstSurname: 'First surname',
  secondSurname: 'Second surname',
  birthDate: 'Born on, YYYY-MM-DD',
  sex: 'Sex',
  state: 'Born in',
};

export const curpEn = {
  label: 'CURP',
  hint: '18 characters.',
  make: 'Generate one of a made-up person',
  fields: FIELDS,
  sexes: { H: 'Man (H)', M: 'Woman (M)', X: 'Non-binary (X)' },
  missing: (count: number, digit: number | undefined) =>
    digit === undefined
      ? `Nothing is wrong so far; ${count} more to come.`
      : `Only the check digit is missing: ${digit}.`,
  parts: {
    birthDate: 'Born on',
    sex: 'Sex',
    state: 'Born in',
    differentiator: 'Differentiator',
    checkDigit: 'Check digit',
  },
};
