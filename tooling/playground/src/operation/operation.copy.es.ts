import type { operationEn } from './operation.copy.en.ts';

export const operationEs: typeof operationEn = {
  find: 'Busca una llamada',
  findHint: 'Por nombre, ruta o resumen (en inglés)',
  operation: 'Llamada',
  none: 'Ninguna llamada dice eso.',
};
