import { brand } from '@lender/brand';

const { phoneLabel } = brand.customerCare;

/** Explains how reminders end: on the site's page of contacts. An e-mail has no link. */
export const stopReminders = (key: string): string =>
  `¿Ya no quieres recordatorios? Escribe la clave ${key} en nuestra página, en «Contacto», o dínosla al ${phoneLabel}: no hace falta que entres a tu cuenta. Tus recibos y los avisos de tu contrato te llegan de todos modos.`;
