import type { NotNow } from './not-now.ts';

/** Copy that says when a client who may not borrow now may try again. */
export const notNowCopy = {
  title: '¿Cuándo puedo volver a solicitar?',
  sentences: {
    barred: 'Por ahora no podemos prestarte. Si crees que es un error, pide que una persona lo revise.',
    asking: 'Pregúntanos: una persona te dice desde cuándo.',
    later: 'Desde el {{on}}. Tus datos quedan guardados: será más rápido.',
    afterPaying: 'Desde el {{on}}, con tu pago pendiente ya cubierto.',
    atAge: 'Cuando hayas cumplido 18 años, desde el {{on}}.',
  } satisfies Record<NotNow['kind'], string>,
  call: 'Ver contacto',
};
