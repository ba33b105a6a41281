export const noticesCopy = {
  title: 'Avisos de proveedores',
  lead: 'Lo que los proveedores nos dicen, primero lo último. Un aviso solo nos hace preguntar: cuenta lo que el proveedor responde.',
  filter: { transaction: 'Transacción del proveedor', submit: 'Filtrar', clear: 'Ver todos' },
  empty: 'No hay avisos aquí.',
  columns: {
    receivedAt: 'Llegó',
    provider: 'Proveedor',
    type: 'Qué dice',
    about: 'Sobre',
    order: 'Nuestra referencia',
    actions: 'Qué se puede hacer',
  },
  /** The code by which a provider verifies us before it sends notices. */
  withCode: (type: string, code: string) => `${type}, código ${code}`,
  read: 'Leer completo',
  readName: (type: string, about: string) => `Leer completo: ${type}${about && `, ${about}`}`,
  words: {
    title: 'Aviso completo',
    lead: (provider: string, at: string) =>
      `Lo que mandó ${provider} el ${at}, palabra por palabra. Puede nombrar a personas: que lo abriste queda en la bitácora.`,
    none: 'Este aviso es anterior a que se guardara su texto.',
  },
  replay: 'Procesar otra vez',
  replayName: (type: string, about: string) => `Procesar otra vez: ${type}${about && `, ${about}`}`,
  done: 'El aviso se procesa otra vez: le preguntamos al proveedor. Nada cuenta dos veces.',
  refused: 'No se procesó',
  problems: {
    not_found: 'Este aviso es anterior a que se guardara su texto, o ya no está.',
    other: 'El servidor no pudo procesarlo otra vez. Intenta de nuevo.',
  },
} as const;
