/** What the site says when the application moved on while the client was typing. */
export const flowCopy = {
  moved: 'Tu solicitud avanzó mientras estabas aquí.',
  go: 'Ir al siguiente paso',
};
