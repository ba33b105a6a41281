/** Reason to ask a second person about a payment that a statement names. */
export const bankStatementsCopy = {
  reason: (statement: string, line: number) => `Estado de cuenta ${statement}, renglón ${line}`,
} as const;
