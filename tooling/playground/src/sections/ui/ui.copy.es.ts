import type { uiEn } from './ui.copy.en.ts';

export const uiEs: typeof uiEn = {
  hint: 'Algunas de sus piezas, funcionando. El botón de arriba las muestra en claro y en oscuro.',
  buttons: 'Botones',
  tones: { primary: 'Solicitar ahora', secondary: 'Ver más', quiet: 'Después', danger: 'Borrar' },
  badges: { ok: 'Pagado', info: 'En revisión', warn: 'Vence mañana', danger: 'Atrasado', neutral: 'Borrador' },
  form: 'Un formulario',
  amount: '¿Cuánto necesitas?',
  amountHint: 'De $500 a $8000',
  amountError: 'Elige un monto de $500 a $8000.',
  kind: '¿Ya eres cliente?',
  kinds: { new: 'Soy nuevo', repeated: 'Ya soy cliente' },
  receipt: { receives: 'Recibes', interest: 'Intereses', total: 'Total a pagar' },
  notice: 'Tu dinero llega hoy',
  noticeText: 'En la mayoría de los bancos lo ves en minutos.',
  question: '¿Puedo pagar antes?',
  answer: 'Sí, y solo pagas intereses por los días que pasaron.',
};
