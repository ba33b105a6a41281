/** Parts of a case, as its address names them. */
export const CASE_TABS = [
  'resumen',
  'identidad',
  'ingreso',
  'buro',
  'dispositivo',
  'referencias',
  'historial',
] as const;
export type CaseTab = (typeof CASE_TABS)[number];
