import type { Logger } from 'pino';
import { errorText } from '../../kernel/error-text.policy.ts';

/** Asks the provider; `undefined` when there is no answer, which is logged. */
export async function askBelvo<Answer>(
  call: () => Promise<Answer>,
  log: Logger,
): Promise<{ readonly answer: Answer } | undefined> {
  try {
    return { answer: await call() };
  } catch (error) {
    log.warn({ event: 'bank_link.unanswered', err: { message: errorText(error) } });
    return undefined;
  }
}
