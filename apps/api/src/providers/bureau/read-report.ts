import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import * as z from 'zod/mini';
import type { BureauAnswer } from './port.ts';

const creditSchema = z.object({
  fechaCierreCuenta: z.nullish(z.string()),
  saldoVencido: z.nullish(z.number()),
  peorAtraso: z.nullish(z.number()),
});

const reportSchema = z.object({
  folioConsulta: z.string().check(z.minLength(1)),
  scores: z.array(z.object({ nombreScore: z.string(), valor: z.nullish(z.int()) })),
  creditos: z.array(creditSchema),
  consultas: z.array(z.object({ fechaConsulta: z.iso.date() })),
});

/** Value that the model gives for a history from which no score follows. */
const NO_SCORE = 0;

/**
 * Reads a whole report; what is missing in it is not taken for nothing.
 *
 * @throws when it is none
 */
export function readReport(body: string): BureauAnswer {
  const { folioConsulta, scores, creditos, consultas } = reportSchema.parse(JSON.parse(body));
  const fico = scores.find(({ nombreScore }) => /fico/i.test(nombreScore))?.valor ?? NO_SCORE;
  return {
    isKnown: true,
    folio: folioConsulta,
    score: fico === NO_SCORE ? null : fico,
    credits: creditos.map(({ fechaCierreCuenta, saldoVencido, peorAtraso }) => ({
      isOpen: !fechaCierreCuenta,
      overdueCentavos: centavos(Math.round((saldoVencido ?? 0) * 100)),
      worstMissedPayments: Math.round(peorAtraso ?? 0),
    })),
    inquiries: consultas.map(({ fechaConsulta }) => plainDate(fechaConsulta)),
  };
}
