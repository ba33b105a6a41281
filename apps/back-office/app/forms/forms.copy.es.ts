/** Words that forms share. */
export const formsCopy = {
  summary: { one: 'Falta corregir un dato', other: 'Faltan datos por corregir' },
} as const;
