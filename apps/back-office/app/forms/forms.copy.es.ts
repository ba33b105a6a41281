/** Words that forms share. */
export const formsCopy = {
  summary: { one: 'Falta corregir un dato', other: 'Faltan datos por corregir' },
  /** In an empty field for a day. */
  dayFormat: 'dd.mm.aaaa',
  /** Above the usual reasons of a note. */
  why: 'Por qué',
} as const;
