/** Why a second person is asked for a payment that a statement names. */
export const bankStatementsCopy = {
  reason: (statement: string, line: number) => `Estado de cuenta ${statement}, renglón ${line}`,
} as const;
