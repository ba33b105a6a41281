import { addDays, plainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { REFERENCE_SERVICING, type ServicingPolicy, withExtensions } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { agreementFor } from '../../../../test/pdf/agreement.ts';
import { agreementText } from './agreement.copy.es.ts';
import { loanCoverText } from './loan-cover.copy.es.ts';

const START = plainDate('2026-11-23');
const FEES = { processingFeeRate: '0.013', withdrawalFeeCentavos: centavos(3_500) };

interface Sold {
  readonly instalments?: number;
  readonly rates?: Partial<typeof REFERENCE_PRICING.rates>;
  readonly servicing?: ServicingPolicy;
  readonly printed?: 'once' | 'by_due_date';
  readonly contract?: string;
}

/** Returns the contract's section about extensions: its sentences and its rows. */
function contractOf({ instalments = 1, rates, servicing = REFERENCE_SERVICING, printed, contract }: Sold = {}) {
  const offer = quoteOffer({
    principalCentavos: centavos(300_000),
    cycle: 'weekly',
    payDates: [addDays(START, 14), addDays(START, 21)],
    payoutDate: START,
    pricing: { ...REFERENCE_PRICING, instalments, rates: { ...REFERENCE_PRICING.rates, ...rates } },
  });
  if (!offer.ok) throw new Error(offer.problem.code);
  const before = agreementFor('Ana Robles Luna');
  const wording = contract
    ? { ...before.wording, agreement: { ...before.wording.agreement, text: contract } }
    : before.wording;
  const { sections } = agreementText({
    ...before,
    offer: withExtensions(offer.value, servicing),
    servicing,
    wording,
    extensionsPrinted: printed ?? 'by_due_date',
  });
  const found = sections.find(({ title }) => title === 'Si necesitas más tiempo');
  return { lines: found?.lines ?? [], words: found?.paragraphs?.join('\n') ?? '' };
}

describe('the contract on extensions', () => {
  test('the contract states what an extension costs on the due date of a single payment, with the fees that are charged once', () => {
    const { lines, words } = contractOf({ rates: FEES });
    // 14 days: interest 210.00, service fee 150.00, opening 39.00, cash 35.00, each with IVA.
    expect(lines[0]).toEqual(['7 días más, hasta el 14.12.2026', '$503.44']);
    expect(words).toContain('si la pides en la fecha de pago y hasta entonces pagaste lo acordado');
    expect(words).toContain('El precio incluye $85.84 de comisiones que se cobran una sola vez.');
  });

  test('the contract states what an extension costs on each due date of several payments, with one-time fees on the first only', () => {
    const { lines, words } = contractOf({ instalments: 2, rates: FEES });
    expect(lines.map(([which, price]) => `${which} ${price}`).filter((line) => line.includes(': 7 días'))).toEqual([
      'Pago 1, el 07.12.2026: 7 días más, hasta el 14.12.2026 $445.44',
      'Pago 2, el 14.12.2026: 7 días más, hasta el 21.12.2026 $118.90',
    ]);
    expect(words).toContain('El precio de la primera fecha incluye $85.84 de comisiones que se cobran una sola vez.');
  });

  test('the contract names no one-time fees where the loan has none', () => {
    expect(contractOf().words).not.toContain('una sola vez');
  });

  test('the contract states the commission after the due date, and no price that is not known yet', () => {
    const { lines, words } = contractOf();
    expect(words).toContain(
      'Después de la fecha de pago, o desde la prórroga 3, la comisión es esta parte de tu capital pendiente, más IVA: 5.0 % por 7 días, 5.0 % por 14 días, 5.0 % por 30 días. Si ya estás en atraso, pagas también los cargos por atraso.',
    );
    expect(lines).toHaveLength(3);
  });

  test('the contract states no extension that the total cost cap forbids', () => {
    const capped = (totalShare: string) => ({ ...REFERENCE_SERVICING, caps: { totalShare, dailyShare: '0.02' } });
    expect(contractOf({ servicing: capped('0.19') }).lines.map(([which]) => which)).toEqual([
      '7 días más, hasta el 14.12.2026',
    ]);
    const none = contractOf({ servicing: capped('0.15') });
    expect(none.lines).toEqual([]);
    expect(none.words).toContain('los topes de costo de este crédito no dejan lugar para ninguna');
  });

  test('the contract says that there are no extensions where the product sells none', () => {
    const extensions = { ...REFERENCE_SERVICING.extensions, maxCount: 0, cheapCount: 0 };
    const { lines, words } = contractOf({ servicing: { ...REFERENCE_SERVICING, extensions } });
    expect(lines).toEqual([]);
    expect(words).toContain('Este crédito no tiene prórrogas.');
  });

  test('the contract of a loan signed earlier keeps the extension prices of that time', () => {
    const { lines, words } = contractOf({ printed: 'once' });
    expect(lines[0]).toEqual(['7 días más, hasta el 14.12.2026', '$417.60']);
    expect(words).toContain('Su costo no reduce tu capital. Con IVA, en la fecha de pago, cuesta:');
  });

  test('an older text of a lender that names the table alone states the same as the text that came with the program', () => {
    const { lines, words } = contractOf({
      rates: FEES,
      contract: '# Si necesitas más tiempo\nPuedes pedir una prórroga.\n{extensionTable}',
    });
    expect(lines).toHaveLength(3);
    expect(words).toContain('El precio incluye $85.84');
  });
});

test('the cover sheet names no extension that is not on sale', () => {
  const extensions = { ...REFERENCE_SERVICING.extensions, maxCount: 0, cheapCount: 0 };
  const contents = { ...agreementFor('Ana Robles Luna'), servicing: { ...REFERENCE_SERVICING, extensions } };
  expect(JSON.stringify(loanCoverText(contents))).not.toContain('días más');
});
