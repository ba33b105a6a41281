import {
  askWithdrawal,
  chargeRollover,
  type Endpoint,
  getActiveLoan,
  getLoanStatement,
  getOpenPayBarcode,
  getPaymentSchedule,
  getPayoff,
  rolloverActiveLoan,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { IMPLEMENTATIONS } from '../src/http/endpoints.ts';
import { agreementText } from '../src/modules/agreements/words/agreement.copy.es.ts';
import { publicPaperText } from '../src/modules/agreements/words/legal-papers.copy.es.ts';
import { loanCoverText } from '../src/modules/agreements/words/loan-cover.copy.es.ts';
import type { DocumentText } from '../src/modules/documents/index.ts';
import { agreementFor, firstWording } from './pdf/agreement.ts';

const contents = agreementFor('Ana Robles Luna');
const wordsOf = ({ sections }: DocumentText): string =>
  sections
    .flatMap(({ title, lines = [], paragraphs = [] }) => [title, ...lines.map((line) => line.join(' ')), ...paragraphs])
    .join('\n');
const [agreement, cover, terms] = [
  agreementText(contents),
  loanCoverText(contents),
  publicPaperText('terms', firstWording('terms')),
].map(wordsOf);

const served = new Set(IMPLEMENTATIONS.map(({ endpoint }) => endpoint.name));

/** Promises of a document about money, and the calls that keep them. */
const PROMISES: readonly (readonly [sentence: string, paper: string | undefined, calls: readonly Endpoint[]])[] = [
  ['Puedes pagar antes cuando quieras, sin penalización', agreement, [getPayoff, getOpenPayBarcode]],
  ['generados hasta ese día, con su IVA', agreement, [getPayoff]],
  ['Puedes pedir una prórroga', agreement, [rolloverActiveLoan, chargeRollover]],
  ['Su costo no reduce tu capital', agreement, [getActiveLoan]],
  ['Puedes cancelar este contrato sin costo dentro de los 10 días hábiles', agreement, [askWithdrawal]],
  ['Calendario de pagos', agreement, [getPaymentSchedule]],
  ['Estado de cuenta En tu perfil, cuando quieras', cover, [getLoanStatement]],
  ['Pago anticipado y cancelación Sin comisión', cover, [getPayoff, askWithdrawal]],
  ['Pagas con la referencia que encuentras en tu perfil', terms, [getOpenPayBarcode]],
  ['Puedes pagar antes sin penalización', terms, [getPayoff]],
];

describe('the promises of the documents about money', () => {
  test.each(PROMISES)('the promise “%s” is kept by a call that is served', (sentence, paper, calls) => {
    expect(paper).toContain(sentence);
    for (const { name } of calls) expect(served).toContain(name);
  });
});
