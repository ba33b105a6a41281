import type { ApplicationNeed } from '@lender/lending';

/** Words for each setting of a policy. */
export const settingCopy = {
  enabled: (what: string) => `${what}: activa`,
  number: (what: string, nth: number) => (nth === 0 ? `${what}: número` : `${what}: número ${nth + 1}`),
  when: (what: string) => `${what}: condición`,
  thenDo: (what: string) => `${what}: qué pasa`,
  order: 'Orden de las reglas',
  base: 'Puntos de partida',
  points: (what: string, range: string) => `${what} (${range}): puntos`,
  bins: (what: string) => `${what}: tramos`,
  fromScore: (band: string) => `Banda ${band}: desde el puntaje`,
  paymentToIncome: (band: string) => `Banda ${band}: parte del ingreso libre`,
  factor: (step: string) => `Atraso ${step}: el límite se multiplica por`,
  upTo: (days: string) => (days === '' ? 'mayor' : `hasta ${days} días`),
  lateness: (step: string) => `Atraso, paso ${step}`,
  variable: (name: string) => `Dato ${name}`,
  preApproval: 'Invitar a quien ya pagó',
  range: (from: string, to: string) => (from === '' ? `hasta ${to}` : to === '' ? `desde ${from}` : `${from} a ${to}`),
  on: 'Sí',
  off: 'No',
  /** Used where the tables are not at hand. */
  pointsOf: (what: string, nth: number) => `${what}: puntos del tramo ${nth}`,
} as const;

/** Words for what an application may ask for. */
export const needWords: Readonly<Record<ApplicationNeed, string>> = {
  bankLink: 'Conectar su banco',
  idDocuments: 'Fotos de identificación',
  identityCheck: 'Verificación de identidad',
  bankStatement: 'Estado de cuenta',
  payroll: 'Comprobantes de ingresos',
  externalLogin: 'Entrar con Facebook',
  directDebitConsent: 'Permiso de cargos a su cuenta',
  creditBureau: 'Consulta a buró de crédito',
};
