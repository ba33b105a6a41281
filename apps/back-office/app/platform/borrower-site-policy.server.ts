import type { Visit } from '@lender/web/session';
import { env } from './env.server.ts';

/**
 * Lets the form that opens the borrower site lead there. Call it where a document may begin, since later pages in that
 * document keep its policy.
 */
export const allowBorrowerSite = ({ context }: Pick<Visit, 'context'>): void =>
  context.openPolicy({ 'form-action': [env.borrowerOrigin] });
