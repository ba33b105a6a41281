import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { refusalEnvelope } from './envelope.ts';
import { openApi } from './openapi.ts';
import { REFUSALS } from './refusals.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const document = JSON.parse(JSON.stringify(openApi()));
interface Read {
  readonly operationId: string;
  readonly description?: string;
  readonly responses: object;
  readonly 'x-permission'?: string;
  readonly 'x-approval'?: string;
}
const operations = Object.values<Record<string, Read>>(document.paths).flatMap((methods) => Object.values(methods));

test('openapi.json is what the endpoints say: `pnpm generate` writes it', () => {
  expect(read('../openapi.json')).toEqual(document);
});

test('it is an OpenAPI 3.1 document by the official schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const isOpenApi = ajv.compile(read('../test/fixtures/openapi-3.1.schema.json'));
  expect(isOpenApi(document) ? [] : isOpenApi.errors).toEqual([]);
});

test('it has every endpoint once', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test('it says which permission a call of the staff needs, and what is for two people to do', () => {
  for (const { name, access, permission, approval } of Object.values<Endpoint>(ENDPOINTS)) {
    const operation = operations.find(({ operationId }) => operationId === name);
    expect([operation?.['x-permission'], operation?.['x-approval']]).toEqual([permission, approval]);
    if (access !== 'staff') continue;
    expect(operation?.description).toContain(`\`${permission}\``);
    expect(operation?.responses).toHaveProperty('403.description', expect.stringContaining('`forbidden`'));
  }
});

test('it says 501 of what a server does not serve, and of nothing else', () => {
  const { paths } = openApi({ notServed: [ENDPOINTS.skipBelvo] });
  const answering501 = Object.values(paths).flatMap((methods) =>
    Object.values(methods).filter(({ responses }) => '501' in responses),
  );
  expect(answering501.map(({ operationId }) => operationId)).toEqual(['skipBelvo']);
  expect(answering501[0]?.responses).toHaveProperty('501.description', expect.stringContaining('`not_served_yet`'));
});

describe('its schemas', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi.json');
  const referring = { $ref: 'openapi.json#/components/schemas/Refusal' };

  test('are JSON Schemas that lead somewhere', () => {
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"#(\/components\/schemas\/\w+)"/g)].map(([, at]) => at),
    );
    expect(used.size).toBe(Object.keys(document.components.schemas).length);
    for (const at of used) expect(() => ajv.compile({ $ref: `openapi.json#${at}` })).not.toThrow();
    for (const place of new Set(schemaPlaces(document.paths)))
      expect(() => ajv.compile(JSON.parse(place))).not.toThrow();
  });

  test('take the refusals that we write', () => {
    const isRefusal = ajv.compile(referring);
    const violations = [{ status: 'invalid', propertyPath: 'children[email].data', message: 'Invalid input' }];
    for (const [code, { message }] of Object.entries(REFUSALS))
      expect(isRefusal(refusalEnvelope(code, message, { violations, facts: { triesLeft: 2 } }))).toBe(true);
    expect(isRefusal({ success: false })).toBe(false);
  });

  test('speak of pesos, not of centavos', () => {
    const { amount } = document.components.schemas.Money.properties;
    expect(amount).toEqual({ type: 'number' });
  });
});

/** Every inlined schema of the operations as JSON, its references led to the whole document. */
function schemaPlaces(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('schema' in node) return [JSON.stringify(node.schema).replaceAll('"#/', '"openapi.json#/')];
  return Object.values(node).flatMap(schemaPlaces);
}
