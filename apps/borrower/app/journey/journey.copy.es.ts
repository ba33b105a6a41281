/** Copy for a client whose application moved while they were typing. */
export const flowCopy = {
  moved: 'Tu solicitud avanzó mientras estabas aquí.',
  go: 'Ir al siguiente paso',
};
