import {
  type DeliveryState,
  FAILING_DAYS,
  OLD_SECRET_HOURS,
  WEBHOOK_DAYS,
  type WebhookEventType,
  type WebhookState,
  type WebhookTrouble,
} from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { redeliverForm, webhookForm } from './developer-forms.ts';
import type { DevelopersTab } from './developers-paths.ts';

const form = {
  invalid_input: 'El servidor no aceptó estos datos. Revísalos e intenta de nuevo.',
  not_found: 'Esa dirección ya no existe.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
};

/** Shown beside the first checkbox. */
const noEvent = { required: 'Elige al menos un evento.', invalid: 'Elige al menos un evento.' };
const eventProblems = {
  'application.decided': noEvent,
  'loan.disbursed': noEvent,
  'payment.applied': noEvent,
  'payment.reversed': noEvent,
  'loan.paid': noEvent,
  'loan.written_off': noEvent,
  'complaint.opened': noEvent,
} satisfies Record<WebhookEventType, typeof noEvent>;

/** Copy of the page for developers of other systems. */
export const developersCopy = {
  title: 'Desarrolladores',
  lead: 'Otros sistemas se enteran aquí de lo que pasa con los préstamos. No reciben datos personales: solo identificadores, montos y fechas.',
  openApi: 'Descargar OpenAPI',
  tabs: {
    label: 'Secciones',
    webhooks: 'Direcciones',
    deliveries: 'Entregas',
    events: 'Eventos',
  } satisfies Record<DevelopersTab | 'label', string>,
  pages: { start: 'Las más nuevas', next: 'Siguientes' },
  webhooks: {
    caption: 'Direcciones',
    empty: 'Todavía no se avisa a ningún sistema. Agrega la primera dirección.',
    add: 'Agregar dirección',
    columns: {
      name: 'Sistema',
      state: 'Estado',
      events: 'Eventos',
      lastDelivered: 'Última entrega',
      waiting: 'Esperan',
      failed: 'Fallaron',
      actions: 'Qué se puede hacer',
    },
    states: {
      active: { label: 'Activa', tone: 'ok' },
      paused: { label: 'En pausa', tone: 'neutral' },
      disabled: { label: 'Detenida', tone: 'danger' },
    } satisfies Record<WebhookState, StatusWord>,
    failing: { label: 'Falla', tone: 'warn' } satisfies StatusWord,
    failingSince: (moment: string) => `Falla desde el ${moment}`,
    twoSecrets: (moment: string) => `El secreto anterior firma hasta el ${moment}`,
    eventCount: (count: number, all: number) => (count === all ? 'Todos' : `${count} de ${all}`),
    never: 'Ninguna',
    disabled: (names: string) => `Ya no se envía nada a ${names}`,
    disabledWhy: `Falló ${FAILING_DAYS} días seguidos, o contestó que ya no existe (410). Lo que pasa mientras tanto se guarda ${WEBHOOK_DAYS} días y se envía cuando la reanudes.`,
  },
  actions: {
    test: 'Probar',
    pause: 'Pausar',
    resume: 'Reanudar',
    rotate: 'Cambiar secreto',
    redeliver: 'Reenviar lo que falló',
    remove: 'Quitar',
  },
  form: {
    title: 'Agregar una dirección',
    effect:
      'Desde que la agregas recibe lo que pase de ahí en adelante. El secreto con que se firma se muestra una sola vez.',
    url: 'Dirección',
    urlHint: 'Empieza con https:// y contesta desde internet. Una dirección de red interna no se acepta.',
    name: 'Sistema',
    nameHint: 'Por ejemplo: Contabilidad',
    events: 'De qué se le avisa',
    submit: 'Agregar',
    back: 'Volver',
  },
  confirm: {
    rotate: {
      title: (name: string) => `Cambiar el secreto de ${name}`,
      effect: `Se crea un secreto nuevo y se muestra una sola vez. El de ahora firma también durante ${OLD_SECRET_HOURS} horas, para que puedas cambiarlo sin perder avisos. Si antes había otro más viejo, deja de firmar ya.`,
      submit: 'Crear el secreto nuevo',
    },
    remove: {
      title: (name: string) => `Quitar ${name}`,
      effect:
        'Se olvidan la dirección, su secreto y todas sus entregas. Lo que esperaba ya no se envía. Para dejar de enviar por un tiempo, mejor ponla en pausa.',
      submit: 'Quitar la dirección',
    },
    redeliver: {
      title: (name: string) => `Reenviar lo que falló a ${name}`,
      effect: 'Vuelve a enviar, una por una, las entregas que agotaron sus intentos. Lo que ya llegó no se repite.',
      since: 'Desde el día',
      submit: 'Reenviar',
    },
  },
  secret: {
    title: 'Copia el secreto ahora: no se vuelve a mostrar',
    label: 'Secreto de firma',
    copy: 'Copiar secreto',
    copied: 'Copiado',
    after: (moment: string) => `El anterior firma también hasta el ${moment}.`,
    done: 'Ya lo guardé',
  },
  refused: 'No se puede hacer',
  problems: {
    fields: {
      url: {
        required: 'Escribe la dirección.',
        invalid_input: 'Escribe una dirección pública que empiece con https://, sin usuario ni contraseña.',
        invalid: 'Escribe una dirección pública que empiece con https://, sin usuario ni contraseña.',
      },
      name: { required: 'Escribe de qué sistema es.', invalid: 'Usa de 1 a 60 letras en un renglón.' },
      ...eventProblems,
    },
    form,
  } satisfies WordsOf<typeof webhookForm>,
  redeliverProblems: {
    fields: { since: { required: 'Elige desde qué día.', invalid: 'Elige un día del calendario.' } },
    form,
  } satisfies WordsOf<typeof redeliverForm>,
  gone: 'Esa dirección ya no existe.',
  resting: 'Solo se prueba una dirección activa. Reanúdala primero.',
  flash: {
    pausada: 'La dirección está en pausa. Lo que pase se guarda y se envía cuando la reanudes.',
    reanudada: 'La dirección está activa. Lo que esperaba se envía en el siguiente minuto.',
    quitada: 'La dirección se quitó.',
    reenviado: 'Lo que falló se envía en el siguiente minuto.',
    otra: 'La entrega se está enviando otra vez.',
  },
  deliveries: {
    caption: 'Entregas',
    empty: 'No hay entregas aquí. Prueba una dirección para ver la primera.',
    all: 'Todas',
    ofWebhook: (name: string) => `Solo las de ${name}.`,
    everyWebhook: 'Ver las de todas',
    columns: {
      createdAt: 'Creada',
      type: 'Evento',
      webhook: 'Sistema',
      state: 'Estado',
      last: 'Último intento',
      next: 'Siguiente intento',
      tries: 'Intentos',
    },
    states: {
      waiting: { label: 'Por enviar', tone: 'info' },
      delivered: { label: 'Entregada', tone: 'ok' },
      failed: { label: 'Falló', tone: 'danger' },
    } satisfies Record<DeliveryState, StatusWord>,
    stateTabs: { waiting: 'Por enviar', delivered: 'Entregadas', failed: 'Fallaron' } satisfies Record<
      DeliveryState,
      string
    >,
    statesLabel: 'Estado de las entregas',
    status: (status: number) => `Contestó ${status}`,
    troubles: {
      timeout: 'No contestó en 5 segundos',
      unreachable: 'No hubo conexión',
      address_refused: 'Su nombre lleva a una red interna',
    } satisfies Record<WebhookTrouble, string>,
  },
  delivery: {
    title: (event: string) => event,
    back: 'Entregas',
    again: 'Enviar otra vez',
    body: 'Lo que se envía',
    attempts: 'Intentos',
    noAttempts: 'Todavía no se envía. La página se actualiza sola.',
    facts: {
      webhook: 'Sistema',
      messageId: 'webhook-id',
      sequence: 'Secuencia',
      createdAt: 'Creada',
      next: 'Siguiente intento',
    },
    milliseconds: (count: number) => `${count} ms`,
    noAnswer: 'Sin texto en la respuesta',
  },
  events: {
    intro:
      'Cada aviso llega por POST, firmado según Standard Webhooks. Contesta con 2xx en menos de 5 segundos; si no, se intenta otra vez, con esperas cada vez más largas, durante cerca de un día.',
    promises:
      'Puede llegar más de una vez (con el mismo webhook-id) y en otro orden: de dos avisos de un mismo préstamo, el de sequence mayor pasó después.',
    names: {
      'application.decided': 'Se decidió una solicitud',
      'loan.disbursed': 'El dinero de un préstamo llegó',
      'payment.applied': 'Se aplicó un pago',
      'payment.reversed': 'Un pago se deshizo',
      'loan.paid': 'Un préstamo se terminó de pagar',
      'loan.written_off': 'Un préstamo se castigó',
      'complaint.opened': 'Se abrió una queja',
    } satisfies Record<WebhookEventType, string>,
    test: 'Prueba, sin significado',
    example: 'Ejemplo',
    verify: 'Comprobar la firma (Node.js, sin bibliotecas)',
    verifyHint:
      'Usa el cuerpo tal como llegó, antes de leerlo como JSON. También sirve cualquier biblioteca de Standard Webhooks.',
  },
} as const;
