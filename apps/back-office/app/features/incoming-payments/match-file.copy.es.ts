import { type MatchOutcome, MOST_MATCHES } from '@lender/contract';

/** Texts for the matching of many deposits by a file. */
export const matchFileCopy = {
  title: 'Asignar varios con un archivo',
  lead: `CSV en UTF-8 con las columnas “clave de rastreo” y “préstamo”, de ${MOST_MATCHES} renglones o menos. Cada renglón se asigna como a mano, y se puede deshacer durante un día.`,
  file: 'Archivo CSV',
  choose: 'Elegir archivo',
  drop: 'O arrástralo aquí',
  chosen: (name: string, kilobytes: number) => `${name} · ${kilobytes} kB`,
  submit: 'Asignar',
  refused: 'No se asignó nada',
  problems: {
    file: 'Elige un archivo.',
    too_large: 'El archivo es muy grande. Súbelo en partes.',
    invalid_input: `El archivo no es un CSV en UTF-8 con las dos columnas, o tiene más de ${MOST_MATCHES} renglones.`,
    other: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
  },
  done: (matched: number, rows: number) => `De ${rows} renglones se asignaron ${matched}.`,
  columns: { line: 'Renglón', key: 'Clave de rastreo', number: 'Préstamo', outcome: 'Qué pasó' },
  empty: 'El archivo no tiene renglones.',
  outcomes: {
    matched: 'Asignado',
    unreadable: 'Le falta la clave o el préstamo',
    receipt_unknown: 'No hay un depósito con esa clave',
    loan_unknown: 'No hay un préstamo entregado con ese número',
    receipt_settled: 'Ya se asignó o se devolvió',
    approval_own: 'Tú subiste ese estado de cuenta: lo asigna otra persona',
    approval_not_independent: 'Dependes de quien subió el estado de cuenta: lo asigna otra persona',
  } satisfies Readonly<Record<MatchOutcome, string>>,
} as const;
