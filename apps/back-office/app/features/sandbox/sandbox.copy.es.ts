import type { WordsOf } from '@lender/web/forms';
import type { advanceForm } from './advance-form.ts';

export const sandboxCopy = {
  title: 'Reloj de negocio',
  lead: 'Solo existe en el ambiente de pruebas. Mueve la fecha con la que se calculan vencimientos, intereses y plazos.',
  off: {
    title: 'El reloj de pruebas está apagado',
    description: 'Este ambiente usa la fecha real. El reloj solo se mueve donde el servidor corre en modo de pruebas.',
  },
  today: 'Hoy es',
  moment: 'Momento',
  ahead: 'Adelanto',
  aheadDays: (days: number) => (days === 0 ? 'Ninguno: es la fecha real' : days === 1 ? '1 día' : `${days} días`),
  advance: 'Adelantar',
  byDays: (days: number, date: string) => `${days === 1 ? '+1 día' : `+${days} días`}: ${date}`,
  date: 'A una fecha',
  dateHint: (date: string) => `Después del ${date}, hasta 400 días.`,
  submit: 'Adelantar a esta fecha',
  warning:
    'El reloj no regresa. Avanza día por día: en cada uno se ejecuta lo que vence, y el siguiente empieza cuando termina. Puede tardar.',
  done: (from: string, to: string) => `El reloj pasó del ${from} al ${to}.`,
  summary: 'Revisa la fecha',
  problems: {
    fields: { businessDate: { invalid: 'Escribe una fecha que exista.' } },
    form: {
      clock_backwards: 'El reloj no regresa: elige una fecha después de hoy.',
      invalid_input: 'La fecha está a más de 400 días.',
      sandbox_off: 'El reloj de pruebas ya está apagado.',
      invalid: 'El servidor no aceptó la fecha. Intenta de nuevo.',
    },
  } satisfies WordsOf<typeof advanceForm>,
} as const;
