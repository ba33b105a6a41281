import type { ApplicationEnding } from '@lender/contract';

/** Copy for an application that ended without a loan. */
export const endedApplicationCopy = {
  title: 'Tu solicitud del {{askedOn}} terminó el {{endedOn}}',
  why: {
    not_signed: 'Se acabó el plazo para firmarla.',
    not_answered: 'Se acabó el plazo para aceptar nuestra oferta.',
    not_completed: 'Se acabó el plazo para completarla.',
    not_reviewed: 'No te respondimos a tiempo. Fue culpa nuestra y te pedimos una disculpa.',
    no_price: 'Con las fechas que elegiste ya no podíamos darte ese préstamo.',
    not_paid_out: 'El dinero no pudo llegar a tu cuenta.',
    not_collected: 'Nadie recogió el efectivo a tiempo.',
    cancelled: 'La cancelamos nosotros. Si no sabes por qué, llámanos.',
    unknown: 'Terminó sin préstamo.',
  } satisfies Record<Exclude<ApplicationEnding, 'withdrawn'> | 'unknown', string>,
  owes: 'Por ella no debes nada.',
  again: 'Pedir de nuevo con los mismos datos',
};
