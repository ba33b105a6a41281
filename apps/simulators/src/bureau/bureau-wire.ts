import { dayInMexico } from '../world/mexico-time.ts';
import type { BureauReport } from './bureau-histories.data.ts';

const DAY_MS = 86_400_000;

/** Returns a whole report, in the words of Círculo de Crédito's client libraries. */
export function reportOnWire(folio: string, { score, credits, inquiries }: BureauReport, now: Date): object {
  const day = (daysAgo: number) => dayInMexico(new Date(now.getTime() - daysAgo * DAY_MS).toISOString());
  return {
    folioConsulta: folio,
    folioConsultaOtorgante: '0000001',
    claveOtorgante: 'API0000001',
    consultas: Array.from({ length: inquiries }, (_, index) => ({
      fechaConsulta: day(index + 1),
      nombreOtorgante: 'MICROFINANCIERA',
      tipoCredito: 'M',
      claveUnidadMonetaria: 'MX',
      importeCredito: 2000,
    })),
    creditos: credits.map(({ closed, overdue, worst }) => ({
      fechaActualizacion: day(10),
      nombreOtorgante: 'MICROFINANCIERA',
      claveUnidadMonetaria: 'MX',
      fechaAperturaCuenta: day(400),
      ...(closed && { fechaCierreCuenta: day(40) }),
      saldoActual: closed ? 0 : 5200,
      saldoVencido: overdue,
      peorAtraso: worst,
    })),
    domicilios: [],
    empleos: [],
    scores: [{ nombreScore: 'FICO', valor: score, razones: ['D8', 'E4', 'K0', 'D2'] }],
    mensajes: [],
  };
}

export const errorOnWire = (codigo: string, mensaje: string): object => ({ errores: [{ codigo, mensaje }] });
