import { passSecondFactor } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const secondStepForm = defineForm({
  endpoint: passSecondFactor,
  fields: ['code'],
  secrets: ['code'],
  bodyOf: ({ code }) => ({ code: typedCode(code) }),
});

/**
 * Returns a code in the form in which it is sent: an app shows six digits in groups, and a recovery code has two
 * groups.
 *
 * @example
 * typedCode('123 456') // → '123456'
 * typedCode('K7PM3 XQE94') // → 'k7pm3-xqe94'
 */
export function typedCode(text: string): string {
  const plain = text.replaceAll(/[\s-]/g, '').toLowerCase();
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
