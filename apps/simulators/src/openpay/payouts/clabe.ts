const weights = [3, 7, 1];

/** Returns the digit that checks the 17 before it, by weights 3, 7 and 1. */
function checkDigitOf(stem: string): number {
  const sum = [...stem].reduce((total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10;
}

/** Tells whether a text is a bank account's key: 18 digits whose last checks the others. */
export const isClabe = (text: string): boolean =>
  /^\d{18}$/.test(text) && checkDigitOf(text.slice(0, 17)) === Number(text[17]);

/** Completes 17 digits to a CLABE. */
export const clabeFrom = (stem: string): string => `${stem}${checkDigitOf(stem)}`;
