import { brand } from '@lender/brand';

const { email, phoneLabel } = brand.customerCare;

/** How reminders end; an e-mail carries no link. */
export const stopReminders = (key: string): string =>
  `¿Ya no quieres recordatorios? Mándanos la clave ${key} a ${email} o dínosla al ${phoneLabel}: no hace falta que entres a tu cuenta. Tus recibos y los avisos de tu contrato te llegan de todos modos.`;
