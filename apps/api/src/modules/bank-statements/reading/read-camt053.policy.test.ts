import { plainDate } from '@lender/calculator';
import { STATEMENT_LIMIT_BYTES } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { readStatement } from './read-statement.policy.ts';

const today = plainDate('2026-11-23');
const read = (text: string, account?: string) =>
  readStatement(new TextEncoder().encode(text), { today, ...(account !== undefined && { account }) });

const entry = (
  amount: string,
  { side = 'CRDT', status = '<Sts>BOOK</Sts>', day = '2026-11-20', refs = '', words = '' } = {},
) => `<Ntry><Amt Ccy="MXN">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>${day}</Dt></BookgDt>
  <NtryDtls><TxDtls><Refs>${refs}</Refs><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const balance = (code: string, amount: string, currency = 'MXN') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
const file = (entries: string, { closing = '1000.00', currency = 'MXN', head = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>012180000123456</Id></Othr></Id></Acct>
  ${balance('OPBD', '1000.00', currency)}${balance('CLBD', closing)}${entries}</Stmt></BkToCstmrStmt></Document>`;

describe('a statement in camt.053', () => {
  test('each booked entry has its day, amount, references and words, and the balance after it', () => {
    const refs = '<EndToEndId>REF-7</EndToEndId><ClrSysRef>MXABC123456</ClrSysRef>';
    const text = file(
      entry('150.25', { refs, words: 'Pago de Juan &amp; Ana' }) +
        entry('9.00', { status: '<Sts><Cd>PDNG</Cd></Sts>' }) +
        entry('58', { side: 'DBIT', status: '<Sts><Cd>BOOK</Cd></Sts>', refs: '<EndToEndId>NOTPROVIDED</EndToEndId>' }),
      { closing: '1092.25' },
    );
    expect(read(text)).toEqual({
      ok: true,
      value: [
        {
          ...{ line: 1, date: '2026-11-20', amount: 15_025, balance: 115_025, reference: 'REF-7' },
          ...{ trackingKey: 'MXABC123456', description: 'Pago de Juan & Ana' },
        },
        {
          ...{ line: 3, date: '2026-11-20', amount: -5_800, balance: 109_225 },
          ...{ reference: null, trackingKey: null, description: '' },
        },
      ],
    });
  });

  test.each([
    ['half a centavo', file(entry('1.005'), { closing: '1001.01' }), 'amount'],
    ['an amount without end', file(entry('1e309')), 'amount'],
    ['a day that is none', file(entry('1', { day: '2026-11-31' })), 'date'],
    ['entries that do not lead to its last balance', file(entry('1')), 'balance_differs'],
    ['no entry', file(''), 'empty'],
    ['another currency', file(entry('1'), { currency: 'USD' }), 'currency'],
    ['another encoding', file(entry('1')).replace('UTF-8', 'ISO-8859-1'), 'encoding'],
    ['no statement', '<html></html>', 'format'],
    ['a tag that is not closed', file(entry('1')).replace('</Document>', ''), 'format'],
  ])('a statement with %s is refused', (_, text, fault) => {
    expect(read(text)).toMatchObject({ ok: false, problem: [{ fault }] });
  });

  test('a document that defines entities is refused before it is read', () => {
    const lol = '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    expect(read(file(entry('1', { words: '&b;&c;' }), { head: lol, closing: '1001.00' }))).toMatchObject({
      problem: [{ fault: 'format' }],
    });
  });

  test('a document as large and as deep as a file may be is refused, and does not end the reader', () => {
    const deep = '<a>'.repeat(STATEMENT_LIMIT_BYTES / 4);
    expect(read(deep)).toMatchObject({ problem: [{ fault: 'format' }] });
    expect(read('<'.repeat(STATEMENT_LIMIT_BYTES))).toMatchObject({ problem: [{ fault: 'format' }] });
  });

  test('a statement of another account than the one that was typed is refused', () => {
    const text = file(entry('1'), { closing: '1001.00' });
    expect(read(text, '3456').ok).toBe(true);
    expect(read(text, '9999')).toMatchObject({ problem: [{ fault: 'account' }] });
  });
});
