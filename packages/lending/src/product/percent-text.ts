/** Returns a rate from zero as percent, digit by digit, so that nothing is rounded: `'0.05'` is `'5'`. */
export function percentText(rate: string): string {
  const [whole = '', decimals = ''] = rate.split('.');
  const shifted = decimals.padEnd(2, '0');
  return tidied(`${whole}${shifted.slice(0, 2)}`, shifted.slice(2));
}

/** Returns the rate of a percentage: `'180'` is `'1.8'`. */
export function rateText(percent: string): string {
  const [whole = '', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return tidied(digits.slice(0, -2), `${digits.slice(-2)}${decimals}`);
}

function tidied(whole: string, decimals: string): string {
  const [before, after] = [whole.replace(/^0+(?=\d)/, ''), decimals.replace(/0+$/, '')];
  return after === '' ? before : `${before}.${after}`;
}
