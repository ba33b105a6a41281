import { type AskableType, askForDocuments } from '@lender/contract';
import { APPLICATION_STATUS, type ReasonCode } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { decideManually } from '../decisions/index.ts';
import { askFor } from '../documents/index.ts';
import { findCase, readCase } from './read-case.ts';

const REASONS: Readonly<Record<AskableType, ReasonCode>> = {
  id_front: 'NEED_ID',
  id_back: 'NEED_ID',
  selfie: 'NEED_ID',
  bank_statement: 'NEED_BANK',
  payroll: 'NEED_INCOME',
};

export const askForDocumentsHandler = implement(
  askForDocuments,
  async ({ params, body }, { caller: { userId: by }, tx, services }) => {
    const found = await findCase(tx, params.id);
    if (!found) return refuse('not_found');
    const { documents: asked, note } = body;
    const reasons = [...new Set(asked.map(({ document }) => REASONS[document]))];
    const to = APPLICATION_STATUS.verification;
    const decided = await decideManually(tx, found, { to, amountCentavos: null, by, note, reasons }, services);
    if (!decided.ok) return decided;
    await askFor(tx, { record: decided.value, asked, by }, services);
    return ok(await readCase(tx, decided.value, services));
  },
);
