import { MORE_IDENTIFIERS_MAX } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { confirmForm, moreForm, passwordForm, renewForm } from './access-forms.ts';

const codeProblems = {
  fields: {
    otp: {
      required: 'Escribe el código de 6 dígitos que muestra tu app.',
      code_wrong: 'El código no es correcto, o ya se usó. Espera el siguiente de tu app.',
      invalid: 'El código tiene 6 dígitos.',
    },
  },
  form: {
    code_wrong: 'El código no es correcto, o ya se usó. Espera el siguiente de tu app.',
    illegal_transition: 'Tu segundo factor cambió en otra pestaña. Recarga la página.',
    rate_limited: 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.',
    invalid: 'No pudimos comprobar tu código. Intenta de nuevo.',
  },
} satisfies WordsOf<typeof confirmForm> & WordsOf<typeof renewForm>;

/** Copy about how a member of staff signs in: second factor, sessions, password. */
export const accessCopy = {
  title: 'Mi acceso',
  lead: 'Cómo entras, desde dónde, y cómo cerrarle la puerta a alguien más.',
  summary: { one: 'Revisa 1 dato', other: 'Revisa 2 datos' },
  refused: 'No se hizo',
  factor: {
    title: 'Segundo factor',
    off: 'Hoy entras solo con tu contraseña. Con un segundo factor, quien la adivine no entra.',
    required: 'Tu rol lo necesita.',
    on: (since: string) => `Activo desde el ${since}. Al entrar te pedimos un código de tu app.`,
    codesLeft: (count: number) =>
      count === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${count} códigos de recuperación.`,
    lost: '¿Cambiaste de teléfono? Pide a quien administra las cuentas que reinicie tu segundo factor.',
  },
  setUp: {
    start: 'Activar segundo factor',
    explain:
      'Necesitas una app de autenticación en tu teléfono, como Google Authenticator, Microsoft Authenticator o 1Password.',
    scan: 'Escanea este código con tu app.',
    qr: 'Código QR para tu app de autenticación',
    typed: '¿No puedes escanearlo? Escribe esta clave en la app:',
    secret: 'Clave',
    copySecret: 'Copiar clave',
    copied: 'Copiada',
    otp: 'Código de 6 dígitos que muestra la app',
    confirm: 'Confirmar',
  },
  recovery: {
    title: 'Guarda tus códigos de recuperación',
    lead: 'Cada uno sirve una vez, si no tienes tu teléfono. Guárdalos donde solo tú los veas: no los volvemos a mostrar.',
    list: 'Códigos de recuperación',
    done: 'Ya los guardé',
    renew: 'Hacer códigos de recuperación nuevos',
    renewLead: 'Los de antes dejan de servir.',
    otp: 'Código de 6 dígitos de tu app',
    submit: 'Hacer códigos nuevos',
  },
  sessions: {
    title: 'Sesiones abiertas',
    columns: { device: 'Con qué', address: 'Desde', opened: 'Se abrió', seen: 'Se usó', act: 'Cerrarla' },
    own: 'Esta',
    unknownDevice: 'No lo dijo',
    device: (browser: string, system: string) => `${browser} en ${system}`,
    unknownBrowser: 'Otro navegador',
    unknownSystem: 'otro sistema',
    none: 'No hay sesiones abiertas.',
    end: 'Cerrar',
    endLabel: (device: string, opened: string) => `Cerrar la sesión de ${device}, abierta el ${opened}`,
    endOthers: 'Cerrar todas las demás',
  },
  password: {
    title: 'Contraseña',
    lead: 'Al cambiarla se cierran tus otras sesiones.',
    old: 'Contraseña de ahora',
    new: 'Contraseña nueva',
    newHint: 'De 8 a 64 caracteres. Una frase se recuerda mejor.',
    show: 'Mostrar',
    hide: 'Ocultar',
    submit: 'Cambiar contraseña',
    changed: 'Cambiaste tu contraseña y se cerraron tus otras sesiones.',
    problems: {
      fields: {
        oldPassword: {
          required: 'Escribe la contraseña que usas ahora.',
          incorrect_old_password: 'No es tu contraseña de ahora.',
          invalid: 'Escribe la contraseña que usas ahora.',
        },
        newPassword: {
          required: 'Escribe la contraseña nueva.',
          password_not_unique: 'Es la misma de ahora. Escribe otra.',
          password_too_weak: ({ minLength, maxLength }) =>
            `Usa de ${minLength} a ${maxLength} caracteres y que no sea fácil de adivinar.`,
          invalid: 'Escribe una contraseña nueva.',
        },
      },
      form: {
        incorrect_old_password: 'No es tu contraseña de ahora.',
        password_not_unique: 'Es la misma de ahora. Escribe otra.',
        password_too_weak: 'Esa contraseña es fácil de adivinar. Escribe otra.',
        rate_limited: 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.',
        invalid: 'No pudimos cambiar tu contraseña. Intenta de nuevo.',
      },
    } satisfies WordsOf<typeof passwordForm>,
  },
  quota: {
    title: 'Datos completos de clientes',
    standing: (used: number, limit: number, left: number) =>
      `Hoy viste ${used} de ${limit}. ${left === 1 ? 'Te queda 1.' : `Te quedan ${left}.`}`,
    lead: 'Cuenta cada dato que muestras y cada búsqueda por celular, correo, CURP o CLABE que encuentra a alguien. Empieza otra vez a medianoche.',
    ask: 'Pedir más para hoy',
    amount: 'Cuántos más',
    note: 'Por qué',
    noteHint: 'Lo lee quien lo aprueba.',
    submit: 'Pedir más',
    problems: {
      fields: {
        amount: { invalid: `Escribe un número de 1 a ${MORE_IDENTIFIERS_MAX}.` },
        note: { required: 'Escribe por qué.', invalid: 'Escribe por qué, en 500 caracteres o menos.' },
      },
      form: {
        approval_pending: 'Ya pediste más y espera a otra persona en Aprobaciones.',
        idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
        idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
        invalid: 'No se pudo pedir. Recarga la página e intenta de nuevo.',
      },
    } satisfies WordsOf<typeof moreForm>,
  },
  problems: codeProblems,
} as const;
