import { brand } from '@lender/brand';

/** Document that is sent to the provider. */
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
