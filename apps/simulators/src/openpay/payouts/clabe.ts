/** A bank account's standard key: 18 digits whose last checks the others, by weights 3, 7 and 1. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const sum = [...text.slice(0, 17)].reduce((total, digit, index) => {
    const weight = [3, 7, 1][index % 3] ?? 0;
    return total + ((Number(digit) * weight) % 10);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(text[17]);
}

/** Why the receiving bank gives money back, by digits 15 to 17 of the CLABE: the end of the account number. */
const returnCauses: Record<string, string> = { '001': 'Cuenta inexistente' };

/** The cause for which a payout to the account is returned; `undefined` when the bank takes it. */
export const returnCauseOf = (clabe: string): string | undefined => returnCauses[clabe.slice(14, 17)];
