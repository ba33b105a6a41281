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
  due: {
    loan: 'Hasta el vencimiento de un préstamo',
    hint: 'El identificador del préstamo, como está en su página.',
    submit: 'Adelantar hasta su vencimiento',
  },
  span: {
    amount: 'Otro lapso',
    unit: 'Unidad',
    units: [
      { value: 'hours', label: 'horas' },
      { value: 'days', label: 'días' },
    ],
    submit: 'Adelantar este lapso',
  },
  warning:
    'El reloj no regresa. Avanza de un vencimiento al siguiente: en cada uno se ejecuta lo que toca, y el tiempo sigue cuando termina. Puede tardar.',
  done: (from: string, to: string) => `El reloj pasó del ${from} al ${to}.`,
  summary: 'Revisa la fecha',
  problems: {
    fields: {
      way: { invalid: 'Elige cómo adelantar el reloj.' },
      businessDate: { invalid: 'Escribe una fecha que exista.' },
      dueDateOf: {
        invalid: 'Copia el identificador completo del préstamo.',
        clock_backwards: 'Ese préstamo ya venció o no debe nada.',
      },
      amount: { invalid: 'Escribe un número entero de horas o días.', invalid_input: 'Es más de 400 días.' },
      unit: { invalid: 'Elige horas o días.' },
    },
    form: {
      clock_backwards: 'El reloj no regresa: elige una fecha después de hoy.',
      invalid_input: 'La fecha está a más de 400 días.',
      not_found: 'No hay un préstamo firmado con ese identificador.',
      sandbox_off: 'El reloj de pruebas ya está apagado.',
      invalid: 'El servidor no aceptó la fecha. Intenta de nuevo.',
    },
  } satisfies WordsOf<typeof advanceForm>,
} as const;
