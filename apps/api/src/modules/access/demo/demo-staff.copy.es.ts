import type { StaffRole } from '@lender/lending';

/** Names of the demo's staff: after their work. */
export const demoStaffNames: Readonly<Record<StaffRole | 'operator', string>> = {
  operator: 'Operadora de demostración',
  support: 'Soporte de demostración',
  verifier: 'Verificación de demostración',
  underwriter: 'Crédito de demostración',
  collector: 'Cobranza de demostración',
  payments: 'Pagos de demostración',
  risk_admin: 'Riesgos de demostración',
  product_admin: 'Productos de demostración',
  supervisor: 'Supervisión de demostración',
  auditor: 'Auditoría de demostración',
  admin: 'Administración de demostración',
};
