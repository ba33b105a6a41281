/** Texts of the page that compares providers, bank and due payments. */
export const reconciliationCopy = {
  title: 'Conciliación',
  lead: 'Lo que los proveedores avisaron, lo que llegó al banco y lo que se espera.',
  toDeposits: 'Depósitos sin dueño',
  toNotices: 'Avisos',
  toStatements: 'Estado de cuenta del banco',
  settle: 'Registrar una liquidación',
  alone: (alone: number, told: number, share: string) =>
    told === 0
      ? 'Ningún proveedor avisó de pagos en estas fechas.'
      : `De ${told} pagos avisados, ${alone} encontraron su préstamo solos: ${share}.`,
  accounts: {
    title: 'Proveedores',
    account: 'Cuenta',
    opening: 'Al empezar',
    told: 'Avisado',
    settled: 'Liquidado',
    closing: 'Falta',
    since: 'Sin cuadrar desde',
    even: 'Cuadra',
    empty: 'Los proveedores no tienen dinero de nadie.',
  },
  bank: {
    title: 'Llegó al banco',
    date: 'Fecha',
    settlement: 'Liquidación',
    net: 'Neto',
    fee: 'Comisión',
    empty: 'No se registraron liquidaciones en estas fechas.',
  },
  expected: {
    title: 'Se espera',
    method: 'Cómo',
    references: 'Referencias',
    amount: 'Monto',
    empty: 'No hay referencias por pagar.',
  },
  exceptions: {
    title: 'Por revisar',
    kind: 'Qué',
    tasks: 'Cuántos',
    amount: 'Monto',
    empty: 'Nada espera a una persona.',
  },
} as const;
