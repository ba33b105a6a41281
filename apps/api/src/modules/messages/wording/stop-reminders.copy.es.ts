/** How reminders end; an e-mail carries no link. */
export const stopReminders = (key: string): string =>
  `¿Ya no quieres recordatorios? Escribe la clave ${key} en la página /recordatorios de nuestro sitio; no hace falta que entres a tu cuenta. Tus recibos y los avisos de tu contrato te llegan de todos modos.`;
