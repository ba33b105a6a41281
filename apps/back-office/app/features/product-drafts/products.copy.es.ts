export const productsCopy = {
  title: 'Productos y límites',
  lead: 'Qué se presta y a qué precio. Un borrador se revisa con ofertas de muestra y lo publica otra persona.',
  noteHint: 'Lo lee quien la apruebe. Por ejemplo: subir el tope de los siguientes préstamos.',
  promotions: 'Ver promociones',
} as const;

const refusals: Readonly<Record<string, string>> = {
  amount_out_of_limits: 'No se ofrece',
  cost_above_cap: 'Pasa el tope de costo',
  pay_dates_invalid: 'Sin fecha de pago',
};

export const productDraftCopy = {
  publish: {
    lead: 'Lo decide otra persona. Lo ya ofrecido y lo firmado conservan su versión.',
    notYet: 'Se puede pedir cuando el borrador cambia algo y no se contradice.',
  },
  problems: 'Así todavía no se puede vender',
  samples: {
    title: 'Doce ofertas de muestra, si el dinero saliera hoy',
    none: 'Se muestran cuando el borrador no se contradice.',
    columns: {
      loan: 'Préstamo',
      term: 'Plazo',
      before: 'Paga hoy',
      beforeCat: 'CAT hoy',
      after: 'Pagaría',
      afterCat: 'CAT',
    },
    first: (amount: string) => `Primer préstamo de ${amount}`,
    repeated: (amount: string) => `Siguiente préstamo de ${amount}`,
    days: (days: number) => `${days} días`,
    refusals,
    cat: 'CAT sin IVA. Los montos incluyen IVA.',
  },
  sections: {
    limits: 'Montos y calculadora',
    rates: 'Interés y comisiones',
    discount: 'Descuento del primer préstamo',
    terms: 'Plazos',
    extensions: 'Prórrogas',
    late: 'Atraso',
    caps: 'Topes de costo',
    payout: 'Cómo se entrega el dinero y cuántos préstamos a la vez',
    promotions: 'Promociones que crea una sola persona',
    fixed: 'Lo que cambia con el programa',
  },
} as const;
