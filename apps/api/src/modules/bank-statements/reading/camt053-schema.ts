import * as z from 'zod/mini';

const text = z.optional(z.string());
const amount = z.object({ '#text': z.string(), '@Ccy': z.string() });
const side = z.enum(['CRDT', 'DBIT']);

const details = z.object({
  Refs: z.optional(z.object({ EndToEndId: text, AcctSvcrRef: text, TxId: text, ClrSysRef: text })),
  RmtInf: z.optional(z.object({ Ustrd: z.optional(z.array(z.string())) })),
  AddtlTxInf: text,
});

const entry = z.object({
  NtryRef: text,
  Amt: amount,
  CdtDbtInd: side,
  Sts: z.union([z.string(), z.object({ Cd: z.string() })]),
  BookgDt: z.optional(z.object({ Dt: text, DtTm: text })),
  ValDt: z.optional(z.object({ Dt: text })),
  AcctSvcrRef: text,
  NtryDtls: z.optional(z.array(z.object({ TxDtls: z.optional(z.array(details)) }))),
  AddtlNtryInf: text,
});

const statement = z.object({
  Acct: z.optional(
    z.object({ Id: z.optional(z.object({ IBAN: text, Othr: z.optional(z.object({ Id: z.string() })) })) }),
  ),
  Bal: z.array(
    z.object({
      Tp: z.optional(z.object({ CdOrPrtry: z.optional(z.object({ Cd: text })) })),
      Amt: amount,
      CdtDbtInd: side,
    }),
  ),
  Ntry: z._default(z.array(entry), []),
});

/** Part of a camt.053 document that is read, as the XML parser returns it. */
export const camtSchema = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(statement) }) }),
});

export type CamtStatement = z.output<typeof statement>;
export type CamtEntry = z.output<typeof entry>;
