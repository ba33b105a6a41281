import { brand } from '@lender/brand';

/** The paper that the provider gets. */
export const paper = {
  title: 'Autorización de cargo recurrente (domiciliación)',
  holder: 'Titular',
  account: 'Cuenta CLABE',
  maximum: 'Monto máximo por cargo',
  endsOn: 'Vigencia',
  acceptedAt: 'Aceptada el',
  evidence: 'Huella del texto (SHA-256)',
  data: 'Datos',
  text: 'Autorización',
  footer: `${brand.company} · página {page} de {pages}`,
};
