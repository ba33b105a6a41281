import type { Fault } from './fault.ts';
import type { ProviderName } from './simulated-providers.data.ts';

const providers: Readonly<Record<ProviderName, string>> = {
  openpay: 'OpenPay',
  twilio: 'Twilio',
  smtp: 'Correo (SMTP)',
  cep: 'CEP (Tlaloc)',
  belvo: 'Belvo (cuentas de banco)',
  'direct-debit': 'Domiciliación',
  veriff: 'Veriff',
  sentry: 'Errores (Sentry)',
  recaptcha: 'reCAPTCHA',
  iovation: 'iovation',
  facebook: 'Facebook',
  bureau: 'Buró de crédito',
  scoring: 'Calificación',
};

/** A fault in words. */
function nameOf(fault: Fault): string {
  switch (fault.fault) {
    case 'slow':
      return `Lento: tarda ${fault.ms} ms en contestar`;
    case 'down':
      return fault.as === '503' ? 'Caído: contesta 503' : 'Caído: cierra la conexión';
    case 'wrong':
      return fault.as === 'html' ? 'Contesta mal: una página' : 'Contesta mal: otro JSON';
    case 'never':
      return fault.of === 'answers' ? 'Hace lo que le piden y nunca contesta' : 'Nunca avisa';
    case 'duplicate':
      return 'Avisa dos veces';
    case 'reordered':
      return 'Avisa en desorden';
  }
}

export const copy = {
  title: 'Fallas',
  intro: 'Elige qué empresa falla, cómo y cuántas veces. Sin número, falla hasta que lo quites.',
  providers,
  healthy: 'Funciona bien.',
  nameOf,
  timesLeft: (times: number) => (times === 1 ? 'una vez más' : `${times} veces más`),
  times: 'Veces',
  clear: 'Quitar',
};
