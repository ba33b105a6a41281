import type { ExportSource } from '@lender/contract';

/** Words of staff for each source that is exported into a file. */
export const exportSourceWords: Readonly<Record<ExportSource, string>> = {
  portfolio: 'Cartera',
  funnel: 'Embudo',
  rules: 'Aprobación por regla',
  vintages: 'Cosechas',
  rolls: 'Roll rates',
  cash: 'Efectivo',
  productivity: 'Productividad',
  collection: 'Cobranza',
  cat: 'CAT de lo prestado',
  ledger: 'Libro contable',
  cases: 'Solicitudes',
  loans: 'Préstamos',
  clients: 'Clientes',
  payments: 'Pagos',
  payouts: 'Dispersiones',
  complaints: 'Quejas y aclaraciones',
  contacts: 'Contactos de cobranza',
  promises: 'Promesas de pago',
  audit: 'Bitácora',
  regulator: 'Paquete regulatorio',
  evidence: 'Expediente de evidencia',
};
