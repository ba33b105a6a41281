import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { BUREAU_HISTORIES } from './bureau-histories.data.ts';
import { bureauKeys, customerKey } from './bureau-keys.ts';

const { own } = bureauKeys(providerKey);
const persona = {
  apellidoPaterno: 'ROBLES',
  apellidoMaterno: 'LUNA',
  primerNombre: 'ANA',
  fechaNacimiento: '1985-01-02',
  RFC: 'ROLA850102',
  nacionalidad: 'MX',
  domicilio: {
    direccion: 'JUAREZ 12',
    coloniaPoblacion: 'CENTRO',
    delegacionMunicipio: 'AGUASCALIENTES',
    ciudad: 'AGUASCALIENTES',
    estado: 'AGS',
    CP: '20000',
  },
};

function bureau() {
  const { app } = createSimulatedWorld();
  const ask = (
    change: object = {},
    { headers = {}, signer = customerKey(providerKey) }: { headers?: Record<string, string>; signer?: KeyObject } = {},
  ) => {
    const payload = JSON.stringify({ ...persona, ...change });
    const signature = sign('sha256', Buffer.from(payload), signer).toString('hex');
    const ours = { 'x-api-key': providerKey, username: 'simulated', password: providerKey, 'x-full-report': 'true' };
    const all = { 'content-type': 'application/json', 'x-signature': signature, ...ours, ...headers };
    return app.inject({ method: 'POST', url: '/bureau/v2/rccficoscore', headers: all, payload });
  };
  return { app, ask };
}

test('a person who pays in time has a score, and the answer is signed', async () => {
  const { statusCode, body, headers } = await bureau().ask();
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    folioConsulta: expect.stringMatching(/^\d{9}$/),
    scores: [{ nombreScore: 'FICO', valor: 720 }],
    consultas: [{ fechaConsulta: '2026-03-01' }],
  });
  const signature = Buffer.from(String(headers['x-signature']), 'hex');
  expect(verify('sha256', Buffer.from(body), createPublicKey(own), signature)).toBe(true);
});

test.each(BUREAU_HISTORIES)('the person $familyName $meaning', async ({ familyName, report }) => {
  const answer = await bureau().ask({ apellidoPaterno: familyName });
  if (report) expect(answer.json().scores).toMatchObject([{ valor: report.score }]);
  else expect([answer.statusCode, answer.json()]).toMatchObject([404, { errores: [{ codigo: '404.1' }] }]);
});

test.each<[number, Parameters<ReturnType<typeof bureau>['ask']>]>([
  [401, [{}, { headers: { password: 'other' } }]],
  [401, [{}, { headers: { 'x-api-key': 'other' } }]],
  [401, [{}, { headers: { username: '' } }]],
  [403, [{}, { signer: own }]],
  [403, [{}, { headers: { 'x-signature': 'none' } }]],
  [400, [{ RFC: 'short' }]],
  [400, [{ domicilio: {} }]],
])('a query that is not as it has to be is answered with %i', async (status, asked) => {
  expect((await bureau().ask(...asked)).statusCode).toBe(status);
});

test('a report that is not asked for whole is only its number', async () => {
  const answer = await bureau().ask({}, { headers: { 'x-full-report': 'false' } });
  expect(Object.keys(answer.json())).toEqual(['folioConsulta']);
});

test('the page lists the people about whom the lender asked', async () => {
  const { app, ask } = bureau();
  expect((await app.inject('/buro')).body).toContain('Nadie ha preguntado por nadie.');
  await ask();
  await ask({ apellidoPaterno: 'NUEVO' });
  const { body } = await app.inject('/buro');
  for (const words of ['ANA ROBLES', 'Con historial', 'ANA NUEVO', 'Sin historial']) expect(body).toContain(words);
});
