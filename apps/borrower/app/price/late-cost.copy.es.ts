interface LateLine {
  readonly days: number;
  /** Amount in pesos. */
  readonly amount: string;
}

/**
 * Returns the sentence about what being late costs, shown before the form asks for anything. The server builds it: no
 * script carries it.
 */
export const lateCostCopy = (lines: readonly LateLine[]): string =>
  `Si te atrasas, además del total pagas: ${lines.map(({ days, amount }) => `${amount} a los ${days} días`).join(', ')} (con IVA).`;

/** Returns the same of one loan, as an example. */
export const lateExampleCopy = ({ receive, dueDay, late }: Record<'receive' | 'dueDay' | 'late', string>): string =>
  `Por ejemplo, si recibes ${receive} y tu fecha de pago es el ${dueDay}: ${late}`;
