import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDistricts, getIdDocAutocompleteTime, suggestAddresses } from '@lender/contract';
import { afterAll, expect, test } from 'vitest';
import { NOTHING, register } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'postal-'));
afterAll(() => rm(folder, { recursive: true }));
const postalCodes = path.join(folder, 'CPdescarga.txt');
await writeFile(
  postalCodes,
  [
    'El Catálogo Nacional de Códigos Postales…',
    'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad',
    '97000|Mérida Centro|Colonia|Mérida|Yucatán|Mérida|97001|31|97001||09|050|0001|Urbano|01',
  ].join('\r\n'),
  'latin1',
);
const server = await testServer({ ID_DOCUMENT_AUTOCOMPLETE_SECONDS: 20, POSTAL_CODES_FILE: postalCodes });

test('a page waits as long as the lender says where identifications are read', async () => {
  expect((await server.call(getIdDocAutocompleteTime, NOTHING)).data).toEqual({ seconds: 20 });
});

test('the lender’s postal catalogue adds colonias with their postal codes', async () => {
  const { data } = await server.call(getDistricts, { query: { cityId: 31050, title: 'merida c' } });
  expect(data).toEqual([{ id: 310_500_001, title: 'Mérida Centro' }]);
  const suggested = await server.call(suggestAddresses, { query: { query: '97000' } }, await register(server));
  expect(suggested.data).toEqual([
    {
      label: 'Mérida Centro, Mérida, Yuc. 97000',
      regionId: 31,
      cityId: 31050,
      district: 'Mérida Centro',
      postalCode: '97000',
    },
  ]);
});
