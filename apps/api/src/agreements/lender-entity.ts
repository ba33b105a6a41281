/** Who lends, as contracts name it. The demo company does not exist, and says so. */
export const LENDER_ENTITY = {
  brand: 'Quincena',
  legalName: 'Quincena Préstamos Demo, S.A.P.I. de C.V., SOFOM, E.N.R.',
  address: 'Av. Ejemplo 100, Col. Centro, 06000 Ciudad de México',
  reca: '0000-000-000000/00-00000-0000 (ficticio, demostración)',
  uneEmail: 'une@quincena.example',
  unePhone: '55 0000 0000',
} as const;
