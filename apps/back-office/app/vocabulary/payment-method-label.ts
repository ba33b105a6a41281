import { paymentMethodWords } from './payment-method.copy.es.ts';

const isMethod = (word: string): word is keyof typeof paymentMethodWords => Object.hasOwn(paymentMethodWords, word);

/**
 * Returns in words how money came. A method that is newer than this page is shown as it is.
 *
 * @example
 * paymentMethodLabel('spei') // → 'Transferencia SPEI'
 */
export const paymentMethodLabel = (word: string): string => (isMethod(word) ? paymentMethodWords[word] : word);
