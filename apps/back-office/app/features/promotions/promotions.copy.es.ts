import type { PromotionState } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { promotionForm } from './promotion-form.ts';

export const promotionsCopy = {
  title: 'Promociones',
  lead: 'Códigos que bajan el costo de un préstamo. Cada cliente usa uno una sola vez, y nunca junto con otro descuento: cuenta el mejor.',
  empty: 'Todavía no hay promociones. Crea la primera.',
  columns: {
    code: 'Código',
    interest: 'Menos intereses',
    serviceFee: 'Menos comisión',
    uses: 'Usos',
    state: 'Estado',
    validUntil: 'Último día',
    createdAt: 'Creada',
    by: 'Quién',
    end: 'Terminar',
  },
  percent: (fraction: number) => `${Number((fraction * 100).toFixed(2))} %`,
  uses: (uses: number, most: number) => `${uses} de ${most}`,
  states: {
    open: { label: 'Vigente', tone: 'ok' },
    ended: { label: 'Terminó', tone: 'neutral' },
    stopped: { label: 'La terminaron', tone: 'neutral' },
    used_up: { label: 'Se agotó', tone: 'neutral' },
  } satisfies Record<PromotionState, StatusWord>,
  and: ' y ',
  stopped: (name: string, at: string, reason: string) => `${name}, ${at}: ${reason}`,
  start: 'Las más nuevas',
  next: 'Siguientes',
  flash: {
    creada: 'La promoción quedó creada.',
    pedida:
      'La promoción pasa de lo que crea una sola persona. Espera a que otra la apruebe; mientras, nadie la puede usar.',
    terminada: 'La promoción terminó. Las solicitudes que ya la tenían la conservan.',
  },
  add: {
    open: 'Crear una promoción',
    title: 'Crear una promoción',
    promotion: 'Código',
    promotionHint: 'De 2 a 64 letras sin acentos, números o guiones. Se guarda en mayúsculas.',
    interest: 'Menos intereses, en %',
    serviceFee: 'Menos comisión, en %',
    percentHint: 'Sin decimales. Vacío es nada.',
    validUntil: 'Último día',
    maxUses: 'Cuántos clientes',
    note: 'Para qué es',
    submit: 'Crear la promoción',
    effect:
      'Una promoción no se cambia: termina en su último día, cuando se agota o cuando la terminas. Si pasa de los topes del producto, la aprueba otra persona.',
  },
  back: 'Volver sin crear nada',
  refused: 'No se creó',
  problems: {
    fields: {
      promotion: {
        required: 'Escribe el código.',
        not_unique: 'Ya hay una promoción con ese código. Escribe otro.',
        invalid: 'Usa de 2 a 64 letras sin acentos, números o guiones.',
      },
      interest: {
        invalid_input: 'Alguno de los dos descuentos debe bajar algo.',
        invalid: 'Escribe un porcentaje de 0 a 100, sin decimales.',
      },
      serviceFee: { invalid: 'Escribe un porcentaje de 0 a 100, sin decimales.' },
      validUntil: {
        required: 'Elige el último día.',
        invalid_input: 'Ese día ya pasó. Elige otro.',
        invalid: 'Elige un día del calendario.',
      },
      note: { required: 'Escribe para qué es.', invalid: 'Escribe para qué es, en menos de 500 letras.' },
      maxUses: { required: 'Escribe cuántos clientes.', invalid: 'Escribe un número de 1 a 1000000.' },
    },
    form: {
      invalid_input: 'El servidor no aceptó estos datos. Revísalos e intenta de nuevo.',
      not_unique: 'Ya hay una promoción con ese código. Escribe otro.',
      approval_pending: 'Ya se pidió una promoción con ese código. Espera a que otra persona la decida.',
      idempotency_key_in_flight: 'La promoción todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra promoción. Recárgala antes de seguir.',
      invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof promotionForm>,
} as const;
