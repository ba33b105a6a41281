import { plainDate } from '@lender/calculator';
import { LATE_BUCKETS, LOAN_CHARGES, perReceivable, RECEIVABLE_ACCOUNTS } from '@lender/lending';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agedPortfolio } from '../reports/index.ts';
import { bureauFields, bureauFile, paymentCode } from './bureau/bureau-file.policy.ts';
import { type ChargeMovement, invoiceSums, invoicesOf } from './cfdi/cfdi.policy.ts';
import { invoiceXml } from './cfdi/cfdi-xml.policy.ts';
import { isPastMonth, packMonth } from './pack-month.policy.ts';

const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
const charges = fc.tuple(
  ...LOAN_CHARGES.map(({ name }) =>
    fc.record({
      charge: fc.constant(name),
      incomeCentavos: amount,
      ivaCentavos: amount,
      waivedCentavos: amount,
      waivedIvaCentavos: amount,
    }),
  ),
);
const movement = (own: readonly ChargeMovement[]) => ({ clientId: '1', loan: 'Q1', ivaRate: '0.16', charges: own });
const interest = (figures: Partial<ChargeMovement>): ChargeMovement => ({
  charge: 'interest',
  incomeCentavos: 0,
  ivaCentavos: 0,
  waivedCentavos: 0,
  waivedIvaCentavos: 0,
  ...figures,
});

describe('the invoices of a month', () => {
  test('the invoices of a month sum to what the books earned and owe in IVA, to the centavo, whatever was reversed', () => {
    const sumOf = (own: readonly ChargeMovement[], of: (one: ChargeMovement) => number) =>
      own.reduce((sum, one) => sum + of(one), 0);
    fc.assert(
      fc.property(charges, (own) => {
        expect(invoiceSums(invoicesOf(movement(own)))).toEqual({
          income: sumOf(own, ({ incomeCentavos }) => incomeCentavos),
          iva: sumOf(own, ({ ivaCentavos, waivedIvaCentavos }) => ivaCentavos - waivedIvaCentavos),
          waived: sumOf(own, ({ waivedCentavos }) => waivedCentavos),
        });
      }),
    );
  });

  test('the invoices of a month have no negative amount, and no line of zero', () => {
    fc.assert(
      fc.property(charges, (own) => {
        for (const { concepts, subtotalCentavos, ivaCentavos } of invoicesOf(movement(own))) {
          expect(concepts.length).toBeGreaterThan(0);
          for (const { baseCentavos, ivaCentavos: iva } of concepts) {
            expect(Math.min(baseCentavos, iva)).toBeGreaterThanOrEqual(0);
            expect(baseCentavos + iva).toBeGreaterThan(0);
          }
          expect(Math.min(subtotalCentavos, ivaCentavos)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('an invoice is doubtful when its tax differs from that of the base by more than a rounding', () => {
    const doubtOf = (figures: Partial<ChargeMovement>) =>
      invoicesOf(movement([interest(figures)])).map(({ type, isDoubtful }) => [type, isDoubtful]);
    expect(doubtOf({ incomeCentavos: 10_003, ivaCentavos: 1_601 })).toEqual([['I', false]]);
    expect(doubtOf({ incomeCentavos: 10_003, ivaCentavos: 1_500 })).toEqual([['I', true]]);
    expect(doubtOf({ waivedCentavos: 1_000, waivedIvaCentavos: 160 })).toEqual([['E', false]]);
    expect(doubtOf({})).toEqual([]);
  });
});

describe('an invoice as XML', () => {
  const [invoice] = invoicesOf(movement([interest({ incomeCentavos: 10_000, ivaCentavos: 1_600 })]));
  const month = { month: '2026-10', last: plainDate('2026-10-31') };
  const xml = (name: string) => (invoice ? invoiceXml(invoice, { ...month, receiver: { name } }) : '');

  test('an invoice as XML is a CFDI 4.0 without certificate and seal', () => {
    const text = xml('ANA ROBLES');
    expect(text).toContain('Version="4.0"');
    expect(text).toContain('Folio="Q1-202610-I"');
    expect(text).toContain('SubTotal="100.00" Moneda="MXN" Total="116.00"');
    expect(text).toContain('Descripcion="Interés ordinario, 10.2026"');
    expect(text).toContain(
      '<cfdi:Traslado Base="100.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="16.00"/>',
    );
    expect(text).not.toMatch(/Sello|Certificado/);
  });

  test('an invoice as XML holds any name as one attribute', () => {
    const OPEN = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#xA;': '\n', '&#xD;': '\r', '&#x9;': '\t' };
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...`&<>"' ]x`) })),
        (name) => {
          const text = xml(name);
          expect(text.replace(/<[?/]?[\w:]+(?: [\w:]+="[^"<]*")*[?/]?>\s*/g, '')).toBe('');
          const written = / Nombre="([^"]*)" Domicilio/.exec(text)?.[1] ?? '';
          expect(written).not.toMatch(/&(?!\w+;|#x\w+;)/);
          const read = Object.entries(OPEN).reduceRight((all, [code, letter]) => all.replaceAll(code, letter), written);
          expect(read).toBe(name);
        },
      ),
    );
  });
});

test('a portfolio by age has every loan once, and all receivable amounts', () => {
  const owed = fc.tuple(...RECEIVABLE_ACCOUNTS.map(() => fc.nat(9_999_999)));
  const loan = fc.record({ daysLate: fc.nat(400), amounts: owed });
  fc.assert(
    fc.property(fc.array(loan), (drawn) => {
      const loans = drawn.map(({ daysLate, amounts }) => ({
        daysLate,
        owed: perReceivable((account) => amounts[RECEIVABLE_ACCOUNTS.indexOf(account)] ?? 0),
      }));
      const aged = agedPortfolio(loans);
      expect(aged.map(({ bucket }) => bucket)).toEqual(LATE_BUCKETS);
      expect(aged.reduce((sum, { loans: count }) => sum + count, 0)).toBe(loans.length);
      for (const account of RECEIVABLE_ACCOUNTS)
        expect(aged.reduce((sum, row) => sum + row.owed[account], 0)).toBe(
          loans.reduce((sum, row) => sum + row.owed[account], 0),
        );
    }),
  );
});

describe('the file for a bureau', () => {
  const loan = {
    account: 'Q123456789',
    openedOn: plainDate('2026-10-01'),
    lastPaidOn: null,
    closedOn: null,
    principalCentavos: 200_000,
    owedCentavos: 168_822,
    overdueCentavos: 68_822,
    daysLate: 45,
    state: 'open',
  } as const;
  const widthOf = (line: string) =>
    bureauFields().reduce((sum, [name, , , , width]) => (name === line ? sum + Number(width) : sum), 0);

  test('the file for a bureau has a header, a line for each loan and a trailer with their sums, for any names of people', () => {
    const person = fc.record({
      lastName: fc.string({ unit: 'binary' }),
      secondLastName: fc.string({ unit: 'binary', maxLength: 60 }),
      givenNames: fc.string({ unit: 'grapheme', maxLength: 80 }),
      bornOn: fc.constantFrom(null, plainDate('1985-01-31')),
      curp: fc.constant('ROBA850131MDFXXX09'),
    });
    fc.assert(
      fc.property(fc.array(fc.option(person, { nil: undefined }), { maxLength: 4 }), (people) => {
        const loans = people.map((one) => ({ loan, person: one }));
        const lines = bureauFile({ lender: 'Quincena', on: plainDate('2026-10-31'), loans }).split('\r\n');
        expect(lines.map(({ length }) => length)).toEqual([
          widthOf('header'),
          ...people.map(() => widthOf('loan')),
          widthOf('trailer'),
          0,
        ]);
        expect(lines.at(-2)).toBe(
          `CIF${String(people.length).padStart(9, '0')}${String(people.length * 168_822).padStart(16, '0')}${String(people.length * 68_822).padStart(16, '0')}`,
        );
      }),
    );
  });

  test.each([
    [{ state: 'open', daysLate: 0 }, '01'],
    [{ state: 'open', daysLate: 29 }, '02'],
    [{ state: 'open', daysLate: 30 }, '03'],
    [{ state: 'open', daysLate: 365 }, '07'],
    [{ state: 'open', daysLate: 366 }, '96'],
    [{ state: 'written_off', daysLate: 10 }, '97'],
  ] as const)('a loan with %o is reported to a bureau as %s', (status, code) => expect(paymentCode(status)).toBe(code));
});

test('only a whole month that is over is packed', () => {
  const isPast = (from: string, to: string, today: string) =>
    isPastMonth({ from: plainDate(from), to: plainDate(to) }, { today: plainDate(today) });
  expect(packMonth('2028-02').last).toBe('2028-02-29');
  expect(isPast('2026-10-01', '2026-10-31', '2026-11-01')).toBe(true);
  expect(isPast('2026-10-01', '2026-10-31', '2026-10-31')).toBe(false);
  expect(isPast('2026-10-01', '2026-10-30', '2026-11-23')).toBe(false);
  expect(isPast('2026-09-01', '2026-10-31', '2026-11-23')).toBe(false);
});
