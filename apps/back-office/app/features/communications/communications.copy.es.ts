import type {
  MessageCause,
  MessageChannel,
  MessageState,
  MessageTemplate,
  PlaceholderKind,
  TemplateFault,
} from '@lender/contract';
import { templateWords } from '../../vocabulary/message-template.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';

const REFUSED = {
  draft_changed: 'Alguien más cambió este borrador, o ya se publicó. Recarga la página: lo que escribiste sigue aquí.',
  not_found: 'El borrador ya no está. Recarga la página.',
  approval_pending: 'Ya se pidió publicar este texto. Está en Aprobaciones.',
  unchanged: 'El borrador dice lo mismo que el texto publicado.',
  invalid: 'Corrige lo que se marca en el borrador antes de seguir.',
  invalid_input: 'El texto debe tener de 1 a 4000 letras; el asunto, de 1 a 150, en una sola línea.',
  request_count_by_day_exceed: 'Ya mandaste 20 pruebas hoy. Mañana puedes mandar más.',
  state: 'Este mensaje no está fallido: recarga la página.',
  stale: 'Lo que dice ya no es cierto: no se reenvía.',
  unwanted: 'El cliente no quiere estos mensajes: no se reenvía.',
  often: 'Ya se reenvió dos veces. Llama al cliente.',
  other: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;

export const communicationsCopy = {
  title: 'Comunicaciones',
  lead: 'Lo que se le dice a cada cliente sobre su préstamo. Los códigos y las contraseñas no se editan aquí.',
  tabs: 'Textos y entregas',
  channels: { sms: 'Mensajes de texto', email: 'Correos' } satisfies Record<MessageChannel, string>,
  channel: { sms: 'Mensaje de texto', email: 'Correo' } satisfies Record<MessageChannel, string>,
  deliveries: 'Entregas',
  templates: templateWords,
  list: {
    columns: {
      template: 'Texto',
      trigger: 'Sale',
      version: 'Versión',
      since: 'Desde',
      sent: 'Enviados, 7 días',
      failed: 'Fallidos',
    },
    event: 'Al ocurrir',
    firstVersion: 'Con el programa',
    draft: 'Hay un borrador',
    empty: 'No hay textos.',
  },
  dueDays: (days: readonly number[]): string => {
    const [first = 0] = days;
    if (days.length === 1 && first === 0) return 'El día del pago';
    const list = days.map((day) => String(Math.abs(day))).join(', ');
    return first < 0 ? `${list} días antes del pago` : `${list} días después del pago`;
  },
  one: {
    back: 'Comunicaciones',
    lead: (channel: string, version: number) => `${channel} · versión ${version}`,
    live: 'Lo que sale hoy',
    draft: 'Borrador',
    noDraft: 'No hay borrador. Cambia el texto y guárdalo: nada se manda hasta publicarlo.',
    changedBy: (name: string, when: string) => `${name}, ${when}`,
    subject: 'Asunto',
    text: 'Texto',
    textHint: 'Los montos y las fechas se ponen con {llaves}. No se aceptan cifras, fechas ni enlaces escritos a mano.',
    save: 'Guardar borrador',
    preview: 'Cómo se lee',
    previewOf: (loan: string) => `Con las cifras del préstamo ${loan} y el nombre tapado.`,
    previewMadeUp: 'Con cifras inventadas: nadie debe un préstamo todavía.',
    nextExample: 'Ver con otro préstamo',
    parts: (parts: number, units: number, alphabet: string) =>
      `${parts === 1 ? '1 parte' : `${parts} partes`}, ${units} letras (${alphabet === 'gsm7' ? 'sin acentos que pesen' : 'con acentos: caben 70 por parte'})`,
    unreadable: 'Todavía no se puede leer: corrige lo que se marca.',
    faults: 'Falta corregir',
    test: 'Mandarme una prueba',
    tested: 'La prueba va a tu correo.',
    publishTitle: 'Publicar',
    needsApproval: 'Habla de lo que cuesta o se debe: lo publica otra persona, en Aprobaciones.',
    needsNobody: 'No habla de costos: se publica en cuanto lo confirmes.',
    asked: 'Ya se pidió publicarlo. Si lo cambias, hay que pedirlo de nuevo.',
    toApprovals: 'Ver aprobaciones',
    note: 'Por qué se cambia',
    publish: 'Publicar',
    askToPublish: 'Pedir que se publique',
    placeholders: {
      title: 'Datos que pone el servidor',
      columns: { name: 'Se escribe', kind: 'Es', isRequired: 'Obligatorio', example: 'Ejemplo' },
      required: 'Sí',
      optional: 'No',
    },
    versions: {
      title: 'Versiones publicadas',
      columns: {
        version: 'Versión',
        since: 'Desde',
        by: 'La escribió',
        approvedBy: 'La aprobó',
        reason: 'Por qué',
        text: 'Texto',
      },
      empty: 'Solo está la que trae el programa.',
      nobody: 'No hizo falta',
    },
    said: {
      save: 'El borrador quedó guardado.',
      test: 'La prueba va a tu correo.',
      publish: 'El texto quedó publicado.',
      ask: 'Se pidió publicarlo: lo decide otra persona.',
    },
  },
  kinds: {
    amount: 'Monto',
    day: 'Fecha',
    number: 'Número',
    text: 'Dato',
    sentence: 'Frase, a veces vacía',
    lender: 'De la empresa',
  } satisfies Record<PlaceholderKind, string>,
  faults: {
    unbalanced_brace: () => 'Una llave no cierra o sobra. Escribe cada dato como {amount}.',
    unknown_placeholder: (about: string) => `{${about}} no existe en este texto.`,
    missing_placeholder: (about: string) => `Falta {${about}}.`,
    typed_figure: (about: string) => `«${about}» está escrito a mano: usa un dato del servidor.`,
    unfilled: (about: string) => `Falta llenar «${about}».`,
    link: (about: string) => `«${about}» parece un enlace. Nuestros mensajes no llevan enlaces.`,
    wording: (about: string) => `«${about}» no se le puede decir a quien debe.`,
    too_long: (about: string) => `Se manda en ${about} partes; caben 6.`,
  } satisfies Record<TemplateFault, (about: string) => string>,
  log: {
    columns: {
      template: 'Texto',
      channel: 'Canal',
      address: 'A quién',
      state: 'Estado',
      actions: 'Hacer',
    },
    filter: { state: 'Estado', all: 'Todos', submit: 'Ver' },
    version: (name: string, version: number | null) => (version === null ? name : `${name} · v${version}`),
    unknown: 'Mensaje anterior a las plantillas',
    noAddress: 'Sin intentar',
    resend: 'Reenviar',
    resendName: (name: string, address: string) => `Reenviar ${name} a ${address}`,
    done: 'El mensaje va otra vez, en el horario permitido.',
    empty: 'Todavía no se ha mandado nada así.',
    start: 'Los más nuevos',
    next: 'Anteriores',
    client: 'Ver al cliente',
  },
  states: {
    queued: { label: 'Por salir', tone: 'neutral' },
    waiting: { label: 'Espera su horario', tone: 'neutral' },
    sending: { label: 'Saliendo', tone: 'neutral' },
    sent: { label: 'Enviado', tone: 'ok' },
    failed: { label: 'Se reintenta', tone: 'warn' },
    dead: { label: 'No salió', tone: 'danger' },
    withdrawn: { label: 'Retirado', tone: 'neutral' },
  } satisfies Record<MessageState, StatusWord>,
  causes: {
    provider_failed: 'el proveedor no lo aceptó',
    no_address: 'sin dirección comprobada',
    outcome_unknown: 'no se sabe si llegó',
    no_longer_true: 'dejó de ser cierto',
    reminders_off: 'no quiere recordatorios',
  } satisfies Record<MessageCause, string>,
  refused: 'No se hizo',
  problems: REFUSED,
} as const;

/** Returns the reason of a refusal in words; for an unknown reason, only that it was refused. */
export const refusedWords = (code: string): string => {
  const known: Readonly<Record<string, string>> = REFUSED;
  return known[code] ?? REFUSED.other;
};

/** Returns the name of a text, whatever its channel. */
export const templateName = (template: MessageTemplate | null): string =>
  template === null ? communicationsCopy.log.unknown : communicationsCopy.templates[template];
