import type {
  finish,
  PaperType,
  restoreClientDocument,
  UploadObjection,
  uploadBankStatement,
  uploadDocument,
} from '@lender/contract';
import type { RefusalSentences } from '@lender/web/forms';

interface PaperWords {
  readonly title: string;
  readonly detail: string;
  readonly lead: string;
  readonly why: string;
  readonly tips: readonly string[];
  readonly finish: string;
}

/** Copy for documents that come as several files. */
export const documentsCopy = {
  kinds: {
    payroll: {
      title: 'Sube tus comprobantes de ingresos',
      detail: 'Tus ingresos · aprox. 3 min',
      lead: 'Pueden ser recibos de nómina o cualquier papel que muestre lo que ganas. Súbelos en foto o en PDF.',
      why: 'Con tus comprobantes vemos cuánto puedes pagar sin apretarte. Los guardamos cifrados y nadie fuera del equipo de revisión los ve.',
      tips: [
        'Que sean de los últimos tres meses.',
        'Que se lean tu nombre, las fechas y las cantidades.',
        'Si tienes el PDF que te manda tu empresa, súbelo tal cual: se lee mejor que una foto.',
      ],
      finish: 'Ya subí mis comprobantes',
    },
    bank_statement: {
      title: 'Sube tu estado de cuenta',
      detail: 'Tu banco · aprox. 3 min',
      lead: 'Súbelo en PDF, como lo descargas de tu banco, o con una foto de cada página.',
      why: 'En tu estado de cuenta vemos que tu sueldo llega y cuánto puedes pagar sin apretarte. Lo guardamos cifrado y nadie fuera del equipo de revisión lo ve.',
      tips: [
        'Que sea de los últimos tres meses.',
        'Que se lean tu nombre, el banco y los movimientos.',
        'Si lo subes en fotos, incluye todas las páginas.',
      ],
      finish: 'Ya subí mi estado de cuenta',
    },
  } satisfies Record<PaperType, PaperWords>,
  tipsTitle: 'Para que los podamos leer',
  files: 'Tus archivos',
  count: '{{count}} de {{limit}}',
  none: 'Todavía no hay ninguno.',
  name: 'Archivo {{number}}',
  detailOf: { photo: 'Foto · {{size}} MB', pdf: 'PDF · {{size}} MB' },
  alt: 'Archivo {{number}} que subiste',
  noPreview: 'Tu navegador no puede mostrar este formato.',
  open: 'Ver',
  openOf: 'Ver el archivo {{number}}',
  download: 'Descargar',
  downloadOf: 'Descargar el archivo {{number}}',
  remove: 'Borrar',
  removeOf: 'Borrar el archivo {{number}}',
  removed: 'Borraste un archivo.',
  restore: 'Deshacer',
  status: { waiting: 'En espera', sending: 'Subiendo', stored: 'Subido', failed: 'No se subió' },
  sending: 'Subiendo {{name}}: {{percent}} %',
  retry: 'Reintentar',
  giveUp: 'Quitar',
  giveUpOf: 'Quitar {{name}}',
  add: 'Agregar archivos',
  formats: 'JPG, PNG, HEIC o PDF. Hasta {{limit}} archivos de 12 MB cada uno.',
  together: 'Puedes elegir varios a la vez, hasta 60 MB en total.',
  takePhoto: 'Tomar foto',
  chooseFiles: 'Elegir archivos',
  drop: 'También puedes arrastrarlos aquí.',
  upload: 'Subir archivos',
  full: 'Ya subiste {{limit}} archivos, el máximo. Si quieres cambiar alguno, borra uno primero.',
  uploading: 'Espera a que terminen de subir.',
  refusedTitle: 'Estos archivos no se subieron. Los demás ya están guardados.',
  refusedFile: '{{name}}: {{reason}}',
  objections: {
    unreadable: 'Lo que subiste antes no se alcanza a leer. Súbelo otra vez con buena luz, o en PDF.',
    cut_off: 'Lo que subiste antes salió cortado. Súbelo otra vez donde se vea completo.',
    expired: 'Lo que subiste antes ya es viejo. Sube uno más reciente.',
    not_yours: 'Lo que subiste antes no parece estar a tu nombre. Sube el tuyo.',
    wrong_document: 'Lo que subiste antes es otro documento. Sube el que pedimos aquí.',
    missing: 'Lo necesitamos para seguir con tu solicitud.',
  } satisfies Record<UploadObjection, string>,
  problems: {
    invalid: 'No pudimos guardarlo. Intenta otra vez.',
    no_file: 'Elige al menos un archivo antes de subirlo.',
    network: 'Se cortó la conexión. Tu archivo sigue aquí y lo subimos en cuanto regrese.',
    upload_wrong_format: 'No es una foto JPG, PNG o HEIC ni un PDF que se pueda abrir sin contraseña.',
    upload_too_old: 'Ese archivo no es de este momento. Toma la foto ahora.',
    hs_metric_failed: 'La foto es muy pequeña y no se alcanza a leer. Toma otra con más resolución.',
    too_large: 'Pesa más de 12 MB o tiene demasiadas páginas. Elige uno más ligero.',
    rate_limited: 'Subiste muchos archivos seguidos. Espera un momento y vuelve a intentar.',
    limit_reached: 'Ya no caben más archivos. Borra uno si quieres cambiarlo.',
    illegal_transition: 'Tus archivos ya están en revisión y no se pueden cambiar. Recarga la página para seguir.',
    not_found: 'Ese archivo ya no se puede recuperar.',
    documents_missing: 'Sube al menos un archivo antes de seguir.',
  } satisfies RefusalSentences<typeof uploadDocument, string> &
    RefusalSentences<typeof uploadBankStatement, string> &
    RefusalSentences<typeof restoreClientDocument, string> &
    RefusalSentences<typeof finish, string> &
    Readonly<Record<'invalid' | 'network' | 'no_file', string>>,
};
