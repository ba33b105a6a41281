import { paymentMethodWords } from './payment-method.copy.es.ts';

const isMethod = (word: string): word is keyof typeof paymentMethodWords => Object.hasOwn(paymentMethodWords, word);

/**
 * How money came, in words. A way that is newer than this page stands for itself.
 *
 * @example
 * paymentMethodLabel('spei') // → 'Transferencia SPEI'
 */
export const paymentMethodLabel = (word: string): string => (isMethod(word) ? paymentMethodWords[word] : word);
