/**
 * Masks an e-mail so that its owner recognises it, but a person who looks over the shoulder does not learn it.
 *
 * @example
 * maskEmail('lucia@correo.mx') // → 'l•••@correo.mx'
 */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');

/**
 * Masks a phone except its last four digits.
 *
 * @example
 * maskPhone('5512345678') // → '•• •••• 5678'
 */
export const maskPhone = (digits: string): string => `•• •••• ${digits.slice(-4)}`;
