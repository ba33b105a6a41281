/**
 * An e-mail that its owner recognises and somebody looking over the shoulder does not learn.
 *
 * @example
 * maskEmail('lucia@correo.mx') // → 'l•••@correo.mx'
 */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');

/**
 * A phone by its last four digits.
 *
 * @example
 * maskPhone('5512345678') // → '•• •••• 5678'
 */
export const maskPhone = (digits: string): string => `•• •••• ${digits.slice(-4)}`;
