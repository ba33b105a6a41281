import type { ImpliedRefusal, RefusalCode } from '@lender/contract';

/** Codes with which any call may be refused, except those that only a broken form gets: `invalid` covers these. */
type CommonCode = Exclude<ImpliedRefusal | 'unknown', 'invalid_input' | 'malformed_request' | 'unsupported_media_type'>;

/** Reason for refusing a password, from its facts. */
type PasswordReason = 'guessable' | 'long' | 'short' | 'signs';

/** Copy that every form of the site shares. */
export const formsCopy = {
  step: 'Paso {{current}} de {{total}}',
  back: 'Atrás',
  why: 'Por qué lo pedimos',
  privacy: 'Tus datos viajan cifrados. No los vendemos y no leemos tus contactos, tus mensajes ni tu ubicación.',
  privacyLink: 'Aviso de privacidad',
  optional: '(opcional)',
  show: 'Mostrar',
  hide: 'Ocultar',
  code: {
    hint: 'Son {{digits}} dígitos. Vence en 10 minutos.',
    resend: 'Enviar otro código',
    resendIn: 'Podrás pedir otro código en {{seconds}} s',
    resent: 'Te enviamos otro código. El anterior ya no sirve.',
  },
  password: {
    any: 'De {{minLength}} a {{maxLength}} caracteres. Una frase larga es fácil de recordar.',
    letters: 'De {{minLength}} a {{maxLength}} letras o números, sin espacios ni acentos.',
  },
  legal: {
    terms: 'Leí y acepto los',
    termsLink: 'términos y condiciones',
    privacy: 'Leí el',
    privacyLink: 'aviso de privacidad',
    privacyEnd: 'y acepto que usen mis datos para evaluar mi solicitud',
  },
  summary_one: 'Revisa un dato',
  summary_many: 'Revisa {{count}} datos',
  summary_other: 'Revisa {{count}} datos',
  problems: {
    invalid: 'Algo no quedó bien. Revisa tus datos e intenta de nuevo.',
    rate_limited: 'Hiciste muchos intentos seguidos. Espera unos minutos y vuelve a intentar.',
    idempotency_key_in_flight: 'Ya estamos guardando tus datos. Espera unos segundos y recarga la página.',
    idempotency_key_reused: 'Esta página ya se envió con otros datos. Recárgala e intenta de nuevo.',
    illegal_transition: 'Tu solicitud ya avanzó y este paso ya no se puede cambiar. Recarga la página para seguir.',
    client_cannot_apply: 'Por ahora no puedes seguir con tu préstamo. Si crees que es un error, llámanos.',
    consent_missing: 'Antes de seguir tienes que aceptar los términos y el aviso de privacidad.',
    identity_frozen:
      'Por ahora tu nombre, tu CURP y tu cuenta no se pueden cambiar: hay un préstamo o una decisión que depende de ellos. Si algo está mal, llámanos.',
    provider_unavailable: 'Uno de nuestros servicios no respondió. Intenta de nuevo en unos minutos.',
    no_active_loan: 'Este préstamo ya no se debe. Vuelve a «Mi préstamo» para ver cómo está.',
    not_found: 'No encontramos lo que buscabas. Recarga la página e intenta de nuevo.',
    password_too_weak: 'Esa contraseña no cumple lo que pedimos o es muy común. Elige otra.',
    password_too_weak_short: 'Esa contraseña es muy corta. Escribe al menos {{minLength}} caracteres.',
    password_too_weak_long: 'Esa contraseña es muy larga. Escribe {{maxLength}} caracteres o menos.',
    password_too_weak_signs: 'Usa solo letras y números, sin espacios ni acentos.',
    password_too_weak_guessable:
      'Esa contraseña es fácil de adivinar. Elige otra que no sea común ni lleve tu nombre, tu correo o tu celular.',
    too_large: 'Es demasiado texto. Acórtalo e intenta de nuevo.',
    unauthorized: 'Tu sesión terminó por seguridad. Inicia sesión otra vez para seguir.',
    session_idle: 'La visita se cerró porque nadie la usó por un rato. Ábrela otra vez desde la oficina.',
    forbidden: 'No puedes hacer esto con tu cuenta. Si crees que es un error, llámanos al {{customerCarePhone}}.',
    client_blocked: 'Tu cuenta está bloqueada. Llámanos al {{customerCarePhone}} y lo revisamos contigo.',
    unknown: 'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.',
  } satisfies Readonly<Record<CommonCode | 'invalid', string>> &
    Readonly<Partial<Record<RefusalCode | `password_too_weak_${PasswordReason}`, string>>>,
};
