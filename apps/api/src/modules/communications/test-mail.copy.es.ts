/** Messages by which staff read a text before it is sent to a borrower. */
export const testMail = {
  sms: (text: string, parts: number) => ({
    subject:
      parts === 1 ? 'Prueba de un mensaje de texto (1 parte)' : `Prueba de un mensaje de texto (${parts} partes)`,
    text,
  }),
  email: (subject: string, text: string) => ({ subject: `Prueba: ${subject}`, text }),
};
