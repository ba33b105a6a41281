import { passSecondFactor } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const secondStepForm = defineForm({
  endpoint: passSecondFactor,
  fields: ['code'],
  secrets: ['code'],
  bodyOf: ({ code }) => ({ code: typedCode(code) }),
});

/**
 * A code as it travels, however it was copied: an app shows six digits in groups, and a recovery code has two.
 *
 * @example
 * typedCode('123 456') // → '123456'
 * typedCode('K7PM3 XQE94') // → 'k7pm3-xqe94'
 */
export function typedCode(text: string): string {
  const plain = text.replaceAll(/[\s-]/g, '').toLowerCase();
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
