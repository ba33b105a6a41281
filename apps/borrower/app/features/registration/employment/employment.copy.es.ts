import type { WordsOf } from '../../../forms/form-words.ts';
import type { employmentForm } from './employment.server.ts';

/** Work and income. */
export const employmentCopy = {
  title: 'Cuéntanos de tu trabajo',
  detail: 'Tu empleo · aprox. 1 min',
  lead: 'Con tu ingreso calculamos un préstamo que puedas pagar.',
  why: 'Usamos tu ingreso y tus gastos para no prestarte más de lo que puedes pagar. No llamamos a tu trabajo sin avisarte.',
  submit: 'Guardar y seguir',
  choose: 'Elige una opción',
  showPositions: 'Ver puestos',
  since: '¿Desde cuándo trabajas ahí?',
  month: 'Mes',
  year: 'Año',
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  fields: {
    employmentStatus: {
      label: '¿A qué te dedicas?',
      problems: { invalid: 'Elige a qué te dedicas.' },
    },
    employmentPosition: {
      label: 'Puesto',
      hint: 'Depende de tu respuesta anterior.',
      problems: { invalid: 'Elige tu puesto.' },
    },
    companyName: {
      label: 'Empresa o negocio',
      hint: 'Si trabajas por tu cuenta, escribe a qué te dedicas.',
      problems: {
        required: 'Escribe dónde trabajas.',
        invalid: 'Escribe el nombre con al menos dos letras.',
      },
    },
    sinceMonth: {
      label: 'Mes',
      problems: {
        required: 'Elige el mes y el año en que empezaste.',
        invalid: 'Elige un mes y un año que ya pasaron.',
      },
    },
    sinceYear: { label: 'Año', problems: { invalid: 'Elige el año en que empezaste.' } },
    monthlyIncome: {
      label: 'Ingreso al mes',
      hint: 'Lo que recibes ya con descuentos, en pesos sin centavos.',
      problems: {
        required: 'Escribe cuánto ganas al mes.',
        invalid: 'Escribe tu ingreso en pesos, solo números y sin centavos.',
      },
    },
    monthlyObligations: {
      label: 'Pagos de otras deudas al mes',
      hint: 'Tarjetas, préstamos o créditos. Si no tienes, escribe 0.',
      problems: {
        required: 'Escribe cuánto pagas de otras deudas. Si no tienes, escribe 0.',
        invalid: 'Escribe cuánto pagas de otras deudas en pesos, solo números y sin centavos.',
      },
    },
    workPhone: {
      label: 'Teléfono del trabajo',
      problems: { invalid: 'Escribe el teléfono a 10 dígitos o déjalo vacío.' },
    },
  },
} satisfies WordsOf<typeof employmentForm> & Record<string, unknown>;
