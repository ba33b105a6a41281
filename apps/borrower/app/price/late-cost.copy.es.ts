interface LateLine {
  readonly days: number;
  /** In pesos. */
  readonly amount: string;
}

/** What being late costs, before anything is asked of anybody. The server puts it together: no script carries it. */
export const lateCostCopy = (lines: readonly LateLine[]): string =>
  `Si te atrasas, además del total pagas: ${lines.map(({ days, amount }) => `${amount} a los ${days} días`).join(', ')} (con IVA).`;

/** The same of one loan, as an example. */
export const lateExampleCopy = ({ receive, dueDay, late }: Record<'receive' | 'dueDay' | 'late', string>): string =>
  `Por ejemplo, si recibes ${receive} y tu fecha de pago es el ${dueDay}: ${late}`;
