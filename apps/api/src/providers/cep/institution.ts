/** Banks of the state, which Banco de México numbers separately. */
const OF_THE_STATE: Readonly<Record<string, string>> = {
  '001': '2001',
  '006': '37006',
  '009': '37009',
  '019': '37019',
  '135': '37135',
  '166': '37166',
  '168': '37168',
};

/** First number of three digits that is not a bank but another institution that takes part in SPEI. */
const FIRST_OTHER = 600;

/**
 * Returns Banco de México's number of an institution, from the three digits with which its CLABEs begin.
 *
 * @example
 * institutionOf('012') // → '40012'
 * institutionOf('646') // → '90646'
 */
export const institutionOf = (bank: string): string =>
  OF_THE_STATE[bank] ?? `${Number(bank) < FIRST_OTHER ? '40' : '90'}${bank}`;
