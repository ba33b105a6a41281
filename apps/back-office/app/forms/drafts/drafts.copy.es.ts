import type { DraftState, VersionState } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { startPolicyForm } from './start-form.ts';

/** Words for drafts and published versions of any kind. */
export const draftsCopy = {
  versions: 'Versiones publicadas',
  drafts: 'Borradores',
  noDrafts: 'No hay borradores. Empieza uno a partir de una versión.',
  since: (when: string) => `Vigente desde el ${when}`,
  changed: 'Qué cambió frente a la versión anterior',
  columns: {
    version: 'Versión',
    state: 'Estado',
    since: 'Vigente desde',
    by: 'La pidió',
    approvedBy: 'La aprobó',
    reason: 'Por qué',
    note: 'Para qué',
    basedOn: 'Parte de',
    author: 'La empezó',
    changedAt: 'Último cambio',
  },
  states: {
    live: { label: 'Vigente hoy', tone: 'ok' },
    retired: { label: 'Anterior', tone: 'neutral' },
    scheduled: { label: 'Empieza después', tone: 'info' },
    replaced: { label: 'Ya no empieza', tone: 'neutral' },
  } satisfies Record<VersionState, StatusWord>,
  draftStates: {
    open: { label: 'Borrador', tone: 'info' },
    asked: { label: 'Espera aprobación', tone: 'warn' },
    published: { label: 'Publicado', tone: 'ok' },
    discarded: { label: 'Descartado', tone: 'neutral' },
  } satisfies Record<DraftState, StatusWord>,
  byProgram: 'Vino con el programa',
  version: (version: number) => `Versión ${version}`,
  about: (basedOn: number, revision: number, author: string) =>
    `Parte de la versión ${basedOn} · Revisión ${revision} · ${author}`,
  start: {
    title: 'Empezar un borrador',
    basedOn: 'A partir de la versión',
    basedOnHint: 'Elige una anterior para volver a ella.',
    note: 'Para qué',
    submit: 'Empezar borrador',
  },
  changes: {
    title: 'Qué cambia frente a lo vigente',
    none: 'Todavía no cambia nada.',
    columns: { what: 'Qué', before: 'Antes', after: 'Después' },
  },
  publish: {
    title: 'Publicar',
    note: 'Por qué conviene',
    from: 'Desde qué día',
    fromNote: '(opcional)',
    fromHint: 'Sin día, empieza en cuanto lo aprueben.',
    submit: 'Pedir que se publique',
    asked: 'Ya se pidió: espera a otra persona.',
    see: 'Ver aprobaciones',
    scheduled: (version: number, when: string) =>
      `La versión ${version} espera su día: ${when}. Si esta empieza antes, o ese mismo día, toma su lugar.`,
  },
  edit: { title: 'Cambiar', submit: 'Guardar cambios', nothing: 'No cambiaste nada.' },
  discard: 'Descartar borrador',
  done: 'Listo',
  refused: 'No se guardó',
  said: {
    save: 'Se guardaron los cambios.',
    test: 'La prueba terminó.',
    shadow: 'El borrador ya decide en sombra cada solicitud nueva. A nadie le cambia nada.',
    unshadow: 'La sombra se detuvo. Lo que observó se conserva.',
    publish: 'Se pidió publicarlo. Otra persona lo decide en Aprobaciones.',
    discard: 'El borrador quedó descartado.',
  },
  problems: {
    draft_changed: 'Alguien más cambió este borrador o ya está cerrado. Recarga para ver cómo quedó.',
    setting_invalid: 'Algún valor no se puede leer. No se guardó ninguno: revisa los números.',
    invalid_input: 'Algún valor no se puede leer. No se guardó ninguno: revisa los números.',
    approval_pending: 'Ya se pidió publicarlo y espera a otra persona.',
    not_found: 'Este borrador o esta versión ya no existe.',
    invalid: 'El borrador se contradice. Corrige primero lo que se señala.',
    unchanged: 'El borrador dice lo mismo que lo vigente.',
    untested: 'Pruébalo tal como está, junto a la política de hoy, antes de pedir que se publique.',
    no_offer: 'Así no se podría ofrecer ningún préstamo de muestra.',
    day_unfit: 'Elige un día después de hoy, a un año como máximo.',
    other: 'No se pudo. Recarga la página e intenta de nuevo.',
  },
} as const;

export const startProblems = {
  fields: {
    basedOn: { invalid: 'Elige una versión de la lista.' },
    note: { invalid: 'Escribe para qué, en 200 letras o menos.' },
  },
  form: {
    not_found: 'Esa versión no existe.',
    idempotency_key_in_flight: 'El borrador anterior todavía se está guardando. Espera unos segundos y recarga.',
    idempotency_key_reused: 'Esta página ya se usó para otro borrador. Recárgala.',
    invalid: 'El servidor no aceptó el borrador. Recarga la página e intenta de nuevo.',
  },
} as const satisfies WordsOf<typeof startPolicyForm>;
