import type { WordsOf } from '@lender/web/forms';
import type { inviteForm, PersonIntent, reactivateForm, resetForm, roleForm, suspendForm } from './user-forms.ts';

/** Action on a person's access; what the server itself did needed no approval. */
interface AccessLine {
  readonly act: string;
  readonly by: string;
  readonly at: string;
  readonly approvedBy: string | null | undefined;
}

/** Copy of the page of the staff, their roles and their permissions. */
export const usersCopy = {
  title: 'Usuarios y roles',
  lead: 'Quién entra, con qué rol, y qué puede hacer cada quien.',
  refused: 'No se hizo',
  summary: { one: 'Revisa 1 dato', other: 'Revisa los datos marcados' },
  people: {
    title: 'Personas',
    columns: { name: 'Nombre', role: 'Rol', state: 'Estado', factor: 'Segundo factor', seen: 'Se vio', act: 'Acceso' },
    active: 'Activa',
    suspended: (since: string) => `Suspendida desde el ${since}`,
    factorOn: 'Activo',
    factorOwed: 'Falta: se le pide al entrar',
    factorOff: 'Sin activar',
    sessions: (count: number) => (count === 1 ? '1 sesión abierta' : `${count} sesiones abiertas`),
    never: 'Nunca',
    own: 'Eres tú',
    manage: 'Administrar',
    manageLabel: (name: string) => `Administrar el acceso de ${name}`,
    none: 'No hay nadie.',
  },
  person: {
    title: (name: string) => `Acceso de ${name}`,
    actions: {
      role: 'Cambiar de rol',
      suspend: 'Suspender',
      reactivate: 'Dejar entrar otra vez',
      reset: 'Reiniciar segundo factor',
    } satisfies Record<PersonIntent, string>,
    effects: {
      role: 'Lo aprueba otra persona. Entonces, el rol nuevo cuenta desde lo siguiente que haga.',
      suspend: 'Deja de entrar y sus sesiones se cierran en este momento.',
      reactivate: 'Lo aprueba otra persona. Entonces puede entrar otra vez, con su contraseña de antes.',
      reset:
        'Lo aprueba otra persona. Entonces se olvida su app con sus códigos de recuperación, y sus sesiones se cierran. Al entrar, activa otro.',
    } satisfies Record<PersonIntent, string>,
    endSessions: 'Cerrar sus sesiones',
    role: 'Rol',
    note: 'Por qué',
    noteHint: 'Queda en la bitácora.',
    submit: 'Confirmar',
    cancel: 'Cancelar',
    close: 'Cerrar panel',
    problems: {
      fields: {
        role: { required: 'Elige un rol.', unchanged: 'Ya tiene ese rol.', invalid: 'Elige un rol.' },
        note: { required: 'Escribe por qué.', invalid: 'Escribe por qué, en 500 caracteres o menos.' },
      },
      form: {
        not_found: 'Esa persona ya no está.',
        own_account: 'Nadie hace esto con su propia cuenta: pídelo a otra persona que administre.',
        unchanged: 'Ya está así: no hay nada que cambiar.',
        approval_pending: 'Eso ya se pidió y espera a otra persona en Aprobaciones.',
        last_administrator: 'Es la última persona que administra las cuentas. Invita antes a otra.',
        invalid: 'No se pudo hacer. Recarga la página e intenta de nuevo.',
      },
    } satisfies WordsOf<typeof roleForm> &
      WordsOf<typeof suspendForm> &
      WordsOf<typeof reactivateForm> &
      WordsOf<typeof resetForm>,
  },
  access: {
    title: 'Quién le dio acceso',
    line: ({ act, by, at, approvedBy }: AccessLine) =>
      approvedBy === undefined
        ? `${act}: ${by}, el ${at}.`
        : `${act}: ${by}, el ${at}. ${approvedBy === null ? 'Nadie lo aprobó.' : `Lo aprobó ${approvedBy}.`}`,
    none: 'Su cuenta viene con la instalación.',
    dependences: 'Con quién no cuenta como dos personas',
    dependent: (name: string, why: string) => `${name}: ${why}`,
    independent: 'Con nadie: puede aprobar lo de cualquiera y cualquiera lo suyo, si su rol lo permite.',
  },
  invite: {
    title: 'Invitar a alguien',
    lead: 'Otra persona lo aprueba. Entonces le llega un correo con un enlace que sirve una vez, durante 72 horas.',
    note: 'Por qué',
    noteHint: 'La lee quien lo aprueba.',
    byBoth: (by: string, approvedBy: string | null) => (approvedBy === null ? by : `${by}, aprobó ${approvedBy}`),
    email: 'Correo',
    name: 'Nombre',
    role: 'Rol',
    chooseRole: 'Elige un rol',
    submit: 'Pedir la invitación',
    open: 'Invitaciones enviadas',
    columns: { name: 'Nombre', role: 'Rol', by: 'Invitó', expires: 'Vence', act: 'Retirar' },
    byServer: 'El servidor',
    withdraw: 'Retirar',
    withdrawLabel: (name: string) => `Retirar la invitación de ${name}`,
    none: 'No hay invitaciones por aceptar.',
    problems: {
      fields: {
        email: {
          required: 'Escribe el correo.',
          not_unique: 'Ese correo ya tiene una cuenta.',
          invalid: 'Revisa el correo.',
        },
        name: { required: 'Escribe el nombre.', invalid: 'Revisa el nombre.' },
        note: { required: 'Escribe por qué.', invalid: 'Escribe por qué, en 500 caracteres o menos.' },
        role: { required: 'Elige un rol.', invalid: 'Elige un rol.' },
      },
      form: {
        not_unique: 'Ese correo ya tiene una cuenta.',
        approval_pending: 'Esa invitación ya se pidió y espera a otra persona en Aprobaciones.',
        invalid: 'No se pudo invitar. Intenta de nuevo.',
      },
    } satisfies WordsOf<typeof inviteForm>,
  },
  matrix: {
    title: 'Qué puede cada rol',
    permission: 'Permiso',
    yes: 'Sí',
    no: '—',
    empty: 'No hay permisos.',
  },
  why: {
    title: '¿Por qué no puedo?',
    lead: 'Elige a una persona y una acción, como la cuenta la bitácora.',
    person: 'Persona',
    command: 'Qué quiere hacer',
    choose: 'Elige',
    submit: 'Averiguar',
    may: 'Puede hacerlo',
    mayNot: 'No puede hacerlo',
    suspended: 'Está suspendida, así que no puede entrar.',
    factorOwed: 'Su rol entra con segundo factor y todavía no lo activa: se le pide al entrar.',
    has: (role: string, permission: string) => `Su rol, ${role}, tiene el permiso «${permission}».`,
    lacks: (role: string, permission: string) => `Su rol, ${role}, no tiene el permiso «${permission}».`,
    holders: (roles: string) => `Lo tienen: ${roles}.`,
    forTwo: (roles: string) =>
      `Cuando mueve dinero, da acceso o no tiene vuelta, lo pide una persona y lo aprueba otra. Aprueba: ${roles}.`,
  },
} as const;
