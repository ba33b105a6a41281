import type { StaffRole } from '@lender/lending';

/** Words for each role of the staff. */
export const staffRoleWords = {
  support: 'Atención',
  verifier: 'Verificación',
  underwriter: 'Crédito',
  collector: 'Cobranza',
  payments: 'Pagos',
  risk_admin: 'Riesgo',
  product_admin: 'Producto',
  supervisor: 'Supervisión',
  auditor: 'Auditoría',
  admin: 'Administración',
} as const satisfies Record<StaffRole, string>;
