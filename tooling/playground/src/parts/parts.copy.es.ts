import type { partsEn } from './parts.copy.en.ts';

/** Palabras de las piezas que comparten varias secciones. */
export const partsEs: typeof partsEn = {
  examples: 'Ejemplos',
  made: 'Resultado',
  use: 'Revisar arriba',
  copy: 'Copiar',
  copied: 'Copiado',
  parts: 'Qué dice',
  states: {
    empty: 'Sin texto',
    incomplete: 'Incompleto',
    complete: 'Válido',
    doubtful: 'Válido, con una duda',
    invalid: 'No válido',
  },
};
