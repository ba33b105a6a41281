import type { TestScenario } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { advanceForm } from './advance-form.ts';

export const sandboxCopy = {
  title: 'Ambiente de pruebas',
  lead: 'El reloj mueve la fecha con la que se calculan vencimientos, intereses y plazos; las personas de prueba llegan a donde dices.',
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
  people: {
    title: 'Personas de prueba',
    lead: 'Alguien que no existe, con todo lo que pide el sitio de clientes. Cada vez es otra persona.',
    scenario: 'Qué debe pasar',
    scenarios: {
      accepted: 'Se aprueba al momento',
      offered_less: 'Se ofrece menos de lo que pide',
      manual: 'La revisa una persona',
      rejected: 'Se rechaza',
      payout_returned: 'El banco devuelve el dinero: la cuenta no existe',
      payout_refused: 'El banco no acepta la dispersión',
      payout_comes_back: 'El dinero llega y el banco lo devuelve al día siguiente',
      payout_slow: 'El dinero tarda dos días',
    } satisfies Readonly<Record<TestScenario, string>>,
    submit: 'Crear una persona',
    hint: 'Vale con la política con la que viene el sistema y con el banco simulado. El correo y los mensajes llegan a los simulados.',
    facts: {
      name: 'Nombre',
      surnames: 'Apellidos',
      phone: 'Celular',
      email: 'Correo',
      curp: 'CURP',
      clabe: 'CLABE',
      income: 'Ingreso al mes',
      months: 'Tiempo en su trabajo',
      monthsWords: (months: number) => `${months} meses`,
      loan: 'Pide',
    },
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
