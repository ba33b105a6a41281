import { EXPORT_DAYS, type ExportFormat, PDF_ROWS, XLSX_ROWS } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { maskedForm, personalForm } from './export-forms.ts';

const fields = {
  source: { invalid: 'Elige qué quieres exportar.' },
  from: { invalid: 'Elige un primer día que no pase del último, y hasta 400 días en total.' },
  to: { invalid: 'Elige el último día.' },
  format: { invalid: 'Elige Excel, CSV o PDF.' },
};
const form = {
  invalid_input: 'Esas fechas no forman un periodo.',
  forbidden: 'Tu rol no puede ver esos datos. Elige otros.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
};

export const exportsCopy = {
  title: 'Exportaciones',
  lead: `Cada archivo dice quién lo pidió y cuándo, y se borra a los ${EXPORT_DAYS} días. Cada descarga queda en la bitácora.`,
  masked: {
    title: 'Pedir un archivo',
    effect: 'CURP, CLABE, correo y celular salen ocultos; lo que alguien escribió no sale.',
    submit: 'Preparar el archivo',
    other: 'Con datos completos o de la bitácora',
  },
  personal: {
    title: 'Pedir un archivo con datos completos',
    effect: 'Lo aprueba otra persona. Hasta entonces no se prepara nada, y solo tú podrás descargarlo.',
    submit: 'Pedir aprobación',
    other: 'Con los datos ocultos',
  },
  fields: {
    source: 'Qué',
    from: 'Desde',
    to: 'Hasta',
    format: 'Archivo',
    note: 'Por qué',
    noteHint: 'Queda guardado con tu nombre.',
    choose: 'Elige una',
  },
  columns: {
    askedAt: 'Pedido el',
    source: 'Qué',
    days: 'Días',
    askedBy: 'Quién',
    state: 'Estado',
    size: 'Tamaño',
    expiresAt: 'Se borra el',
    actions: 'Qué se puede hacer',
  },
  days: (from: string, to: string) => `${from} – ${to}`,
  full: (source: string) => `${source}, datos completos`,
  formats: {
    xlsx: `Excel, hasta ${XLSX_ROWS} renglones`,
    csv: 'CSV, para programas',
    pdf: `PDF, hasta ${PDF_ROWS} renglones`,
  } satisfies Record<ExportFormat, string>,
  as: (source: string, format: ExportFormat) => `${source} (${{ xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' }[format]})`,
  rows: (rows: number, size: string) => `${rows === 1 ? '1 renglón' : `${rows} renglones`}, ${size}`,
  kilobytes: (size: string) => `${size} kB`,
  download: 'Descargar',
  cancel: 'Cancelar',
  ofWhich: (source: string, askedAt: string) => `${source}, ${askedAt}`,
  empty: 'Nadie ha pedido archivos. Pide el primero arriba.',
  flash: {
    pedido: 'Estamos preparando el archivo. Aparece abajo cuando esté listo.',
    espera: 'Pediste el archivo: espera que otra persona lo apruebe.',
    cancelado: 'El archivo se canceló.',
  },
  toApprovals: 'Ver las aprobaciones',
  refused: 'No se puede hacer',
  gone: 'Ese archivo ya no existe.',
  maskedProblems: { fields, form } satisfies WordsOf<typeof maskedForm>,
  personalProblems: {
    fields: { ...fields, note: { invalid: 'Escribe por qué, en 500 letras o menos.' } },
    form: {
      ...form,
      month_not_over: 'El paquete regulatorio es de un mes completo que ya terminó, del primer día al último.',
      approval_pending: 'Ya tienes una petición igual que espera aprobación.',
    },
  } satisfies WordsOf<typeof personalForm>,
} as const;
