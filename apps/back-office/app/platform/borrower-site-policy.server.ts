import type { Visit } from '@lender/web/session';
import { env } from './env.server.ts';

/**
 * Lets the form that opens the borrower site lead there. Said where a document may begin, since pages that follow in it
 * keep its policy.
 */
export const allowBorrowerSite = ({ context }: Pick<Visit, 'context'>): void =>
  context.openPolicy({ 'form-action': [env.borrowerOrigin] });
