import { createPrivateKey } from 'node:crypto';
import { plainDate } from '@lender/calculator';
import { describe, expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { newKeyPair } from '../../../test/server/key-pair.ts';
import { listening } from '../../../test/server/listening.ts';
import { simulatedBureauKeys } from '../../settings/simulated-bureau-keys.ts';
import { createCreditBureau } from './http.ts';
import type { BureauPerson } from './port.ts';
import { readReport } from './read-report.ts';
import { signatureOf } from './signature.ts';

const world = await providerWorld();
const person: BureauPerson = {
  firstName: 'María José',
  middleName: 'de Jesús',
  lastName: 'Nuñez',
  secondLastName: undefined,
  birthDate: plainDate('1985-01-02'),
  curp: 'NUXM850102MTSXXR09',
  address: {
    street: 'Av. Juárez 12',
    district: 'Centro',
    city: 'Reynosa',
    stateAbbreviation: 'Tamps.',
    postalCode: '88500',
  },
};

const simulated = (change: Partial<Parameters<typeof createCreditBureau>[0]> = {}) => {
  const line = lineTo('bureau');
  const url = `${world.url}/bureau/v2/rccficoscore`;
  const settings = { url, username: 'simulated', ...simulatedBureauKeys(world.providerKey), ...change };
  return { line, ...createCreditBureau(settings, line) };
};

describe('the simulated bureau', () => {
  test('the simulated bureau has a history of a person who pays in time', async () => {
    expect(await simulated().query(person)).toEqual({
      isKnown: true,
      folio: expect.stringMatching(/^\d{9}$/),
      score: 720,
      credits: [
        { isOpen: true, overdueCentavos: 0, worstMissedPayments: 0 },
        { isOpen: false, overdueCentavos: 0, worstMissedPayments: 1 },
      ],
      inquiries: ['2026-03-01'],
    });
  });

  test('the simulated bureau reports what is overdue, to the centavo', async () => {
    expect(await simulated().query({ ...person, lastName: 'Moroso' })).toMatchObject({
      score: 520,
      credits: [{ isOpen: true, overdueCentavos: 345_050, worstMissedPayments: 4 }, { isOpen: true }],
    });
  });

  test('the simulated bureau has a history without a score, and none of an unknown person', async () => {
    expect(await simulated().query({ ...person, lastName: 'Delgado' })).toMatchObject({ isKnown: true, score: null });
    const { line, query } = simulated();
    expect(await query({ ...person, lastName: 'Nuevo' })).toEqual({ isKnown: false });
    expect(line.health().counts).toMatchObject({ answered: 1, troubled: 0 });
  });

  test.each([{ password: 'other' }, { apiKey: 'other' }, { privateKey: newKeyPair().privateKey }])(
    'the simulated bureau refuses a caller who lacks one of our secrets',
    async (change) => {
      const { line, query } = simulated(change);
      await expect(query(person)).rejects.toThrow();
      expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
    },
  );
});

const bureauKeys = newKeyPair();
const { privateKey } = newKeyPair();

/** Starts a bureau that gives the answer of the test, signed with its key unless another one is given. */
async function answering(status: number, body: string, signer = bureauKeys) {
  const asked: { headers: Record<string, unknown>; body: string }[] = [];
  const url = await listening(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.setHeader('x-signature', signatureOf(body, createPrivateKey(signer.privateKey)));
    response.writeHead(status).end(body);
  });
  const line = lineTo('bureau');
  const secrets = { username: 'ours', password: 'p', apiKey: 'k', privateKey, certificate: bureauKeys.publicKey };
  return { asked, line, ...createCreditBureau({ url, ...secrets }, line) };
}

/**
 * Put together from the examples beside each field in the bureau's own client library, at
 * https://github.com/APIHub-CdC/rcc-ficoscore-client-java (`model/Respuesta`, `Credito`, `Consulta`, `Score`).
 */
const EXAMPLE = JSON.stringify({
  folioConsulta: '386636538',
  folioConsultaOtorgante: '0000001',
  claveOtorgante: 'API0000001',
  declaracionesConsumidor: 'Inconforme con el Resultado',
  consultas: [
    {
      fechaConsulta: '2020-01-09',
      claveOtorgante: 'CDC0001',
      nombreOtorgante: 'MICROFINANCIERA',
      direccionOtorgante: 'HIDALGO 32',
      tipoCredito: 'M',
      idDomicilio: '316110890',
      servicios: '1',
    },
  ],
  creditos: [
    {
      fechaActualizacion: '2016-04-30',
      fechaCierreCuenta: '2016-04-29',
      fechaReporte: '2018-02-28',
      ultimaFechaSaldoCero: '2001-01-01',
      garantia: 'Seguro de vida S.A. de C.V.',
      creditoMaximo: 25104.0,
      saldoActual: 14714.0,
      limiteCredito: 0.0,
      saldoVencido: 0.0,
      numeroPagosVencidos: 0,
      pagoActual: ' V',
      historicoPagos: ' V-- V',
      totalPagosReportados: 3,
      peorAtraso: 0.0,
      fechaPeorAtraso: '2018-02-20',
      saldoVencidoPeorAtraso: 0.0,
      idDomicilio: '316110890',
    },
  ],
  domicilios: [],
  empleos: [],
  scores: [{ nombreScore: 'FICO', valor: 546, razones: ['D8', 'E4', 'K0', 'D2'] }],
  mensajes: [],
});

describe('the bureau as its documentation describes it', () => {
  test('the bureau is asked in its own format, signed with our key, for the whole report', async () => {
    const { asked, query } = await answering(200, EXAMPLE);
    expect(await query(person)).toEqual({
      isKnown: true,
      folio: '386636538',
      score: 546,
      credits: [{ isOpen: false, overdueCentavos: 0, worstMissedPayments: 0 }],
      inquiries: ['2020-01-09'],
    });
    const [{ headers, body } = { headers: {}, body: '' }] = asked;
    expect(headers).toMatchObject({ 'x-api-key': 'k', username: 'ours', password: 'p', 'x-full-report': 'true' });
    expect(headers['x-signature']).toMatch(/^[0-9a-f]{190,220}$/);
    expect(JSON.parse(body)).toEqual({
      apellidoPaterno: 'NUNEZ',
      apellidoMaterno: 'NO PROPORCIONADO',
      primerNombre: 'MARIA JOSE',
      segundoNombre: 'DE JESUS',
      fechaNacimiento: '1985-01-02',
      RFC: 'NUXM850102',
      CURP: 'NUXM850102MTSXXR09',
      nacionalidad: 'MX',
      domicilio: {
        direccion: 'AV. JUAREZ 12',
        coloniaPoblacion: 'CENTRO',
        delegacionMunicipio: 'REYNOSA',
        ciudad: 'REYNOSA',
        estado: 'TAMP',
        CP: '88500',
      },
    });
  });

  test('an answer of the bureau that another key signed is refused', async () => {
    const { line, query } = await answering(200, EXAMPLE, newKeyPair());
    await expect(query(person)).rejects.toThrow('did not sign');
    expect(line.health().lastTrouble).toMatchObject({ kind: 'unreadable' });
  });

  test.each(['{}', '{"errores":[]}', '{"errores":[{"codigo":"404"}]}', '<html>Not found</html>'])(
    'a 404 with the body %s does not mean that the person is unknown',
    async (body) => {
      const { query } = await answering(404, body);
      await expect(query(person)).rejects.toThrow();
    },
  );

  test.each(['folioConsulta', 'scores', 'creditos', 'consultas'])('a report without %s is refused', (missing) => {
    const { [missing]: _, ...rest } = JSON.parse(EXAMPLE) as Record<string, unknown>;
    expect(() => readReport(JSON.stringify(rest))).toThrow();
  });
});
