import type { WordsOf } from '@lender/web/forms';
import type { endForm } from './promotion-form.ts';

export const endingCopy = {
  open: 'Terminar',
  openOf: (code: string) => `Terminar ${code}`,
  title: (code: string) => `Terminar la promoción ${code}`,
  lead: 'Deja de valer desde ahora y no se puede volver a abrir. Las solicitudes que ya tienen su descuento lo conservan; quien solo guardó el código ya no lo recibe.',
  note: 'Por qué',
  submit: 'Terminar la promoción',
  back: 'Volver sin terminarla',
  refused: 'No se terminó',
  problems: {
    fields: { note: { required: 'Escribe por qué.', invalid: 'Escribe por qué, en menos de 500 letras.' } },
    form: {
      not_found: 'Esa promoción no existe.',
      promotion_over: 'Esa promoción ya había terminado.',
      invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof endForm>,
} as const;
