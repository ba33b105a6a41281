/** Words for the one time that a message shows. */
export const messageMomentCopy = {
  header: 'Salió',
  due: (when: string) => `Debe salir el ${when}`,
  givenUp: (when: string) => `Se dejó de intentar el ${when}`,
  withdrawn: (when: string) => `Se retiró el ${when}`,
};
