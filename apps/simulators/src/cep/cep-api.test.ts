import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { OPENPAY_CLABE } from '../interbank/openpay-account.data.ts';

const transfer = {
  trackingKey: 'MX1',
  operatedAt: '2026-03-03T04:00:00Z',
  senderClabe: OPENPAY_CLABE,
  senderName: 'Ana Peña',
  receiverClabe: '012180015555555550',
  receiverName: 'QUINCENA',
  amountCentavos: 228_000,
  state: 'settled',
} as const;
const asked = {
  fecha: '2026-03-02',
  tipo_criterio: 'T',
  criterio: 'MX1',
  emisor: '90646',
  receptor: '40012',
  cuenta: '012180015555555550',
  monto: '2280.00',
};

function ask(
  change: object = {},
  { key = providerKey, state = 'settled' }: { key?: string; state?: 'settled' | 'returned' } = {},
) {
  const { app, services } = createSimulatedWorld();
  services.transfers.put({ ...transfer, state });
  const query = Object.fromEntries(Object.entries({ ...asked, ...change }));
  return app.inject({ url: '/cep/mx/v1/cep', query, headers: { authorization: `Bearer ${key}` } });
}

test('the CEP proves a transfer of that Mexican day, to the centavo', async () => {
  expect((await ask()).json()).toEqual({
    found: true,
    beneficiario: 'QUINCENA',
    ordenante: 'Ana Peña',
    monto: '2280.00',
    fecha_operacion: '2026-03-02',
    clave_rastreo: 'MX1',
    estado: 'Liquidado',
    xml_content: expect.stringContaining(`<Ordenante Cuenta="${OPENPAY_CLABE}"/>`),
  });
});

test('the CEP says that a transfer was returned', async () => {
  expect((await ask({}, { state: 'returned' })).json()).toMatchObject({ found: true, estado: 'Devuelto' });
});

test.each([
  { criterio: 'MX2' },
  { fecha: '2026-03-03' },
  { monto: '2280.01' },
  { emisor: '40002' },
  { receptor: '40014' },
  { cuenta: '012180015555555551' },
])('the CEP has no proof with %j', async (change) => {
  expect((await ask(change)).json()).toEqual({ found: false });
});

test('the CEP refuses a caller without the key, and a malformed question', async () => {
  expect((await ask({}, { key: 'guess' })).statusCode).toBe(401);
  expect((await ask({ monto: 'mucho' })).statusCode).toBe(400);
});
