/** Kinds of simulated bank, by the movements of an account and by its owner. */
export const bankKinds = ['regular', 'irregular', 'overdrawn', 'wrong_owner', 'never_connects'] as const;
export type BankKind = (typeof bankKinds)[number];

/** Bank of the widget. */
export interface Bank {
  /** Belvo's name for it. */
  readonly institution: string;
  /** Name of the bank for people. */
  readonly name: string;
  readonly kind: BankKind;
  readonly meaning: string;
}

/** Banks that the widget offers, each with its purpose. */
export const BANKS: readonly Bank[] = [
  { institution: 'puntual_mx_retail', name: 'Banco Puntual', kind: 'regular', meaning: 'pays wages on the 15th and on the last day of every month' },
  { institution: 'vaiven_mx_retail', name: 'Banco Vaivén', kind: 'irregular', meaning: 'income now and then, and transfers that are none' },
  { institution: 'apretado_mx_retail', name: 'Banco Apretado', kind: 'overdrawn', meaning: 'wages like Banco Puntual, and an account below zero before each payday' },
  { institution: 'ajeno_mx_retail', name: 'Banco Ajeno', kind: 'wrong_owner', meaning: 'wages like Banco Puntual, on the account of Ernesto Salas Ibarra' },
  { institution: 'siesta_mx_retail', name: 'Banco Siesta', kind: 'never_connects', meaning: 'asks for a code, and then never answers: `session_expired`' },
];
