import type { contractEn } from './contract.copy.en.ts';

export const contractEs: typeof contractEn = {
  title: 'Una llamada del contrato',
  facts: { access: 'Quién puede llamar', permission: 'Permiso', approval: 'Aprobación', repeat: 'Repetición' },
  parameters: 'Parámetros',
  columns: { name: 'Nombre', place: 'En', about: 'Qué es' },
  schema: 'Forma del cuerpo, como JSON Schema',
  refusals: 'Qué puede rechazar',
  refusalColumns: { code: 'Código', status: 'Estado', message: 'Para quien programa' },
  body: 'Pega un cuerpo',
  bodyHint: 'Como viaja: los montos van en pesos.',
  noBody: 'Esta llamada no lleva cuerpo JSON.',
  noJson: 'Esto no es JSON.',
  fits: 'Es válido',
  wrong: 'Se rechaza',
  decoded: 'Lo que tiene el programa',
};
