import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { decodeWire } from './codec.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { refusalEnvelope } from './envelope.ts';
import { impliedRefusals } from './implied-refusals.ts';
import { exampleOf } from './openapi/example-of.ts';
import { EXAMPLE_BODIES } from './openapi/example-values.data.ts';
import { jsonSchemaOf, sharedJsonSchemas } from './openapi/json-schema.ts';
import { PARAMETER_WORDS } from './openapi/parameter-words.data.ts';
import type { JsonSchema } from './openapi/plain-schema.ts';
import { openApi } from './openapi.ts';
import { REFUSALS } from './refusals.ts';
import { webhookBody } from './webhooks/webhook-body.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from './webhooks/webhook-event.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const document = JSON.parse(JSON.stringify(openApi()));
type Headers = Readonly<Record<string, { readonly $ref: string }>>;
interface Read {
  readonly operationId: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly $ref?: string; readonly description?: string }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: Headers }>>;
  readonly 'x-permission'?: string;
  readonly 'x-approval'?: string;
}
interface Message {
  readonly operationId: string;
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': { readonly schema: JsonSchema; readonly example: { data: object } };
    };
  };
}
const operations = Object.values<Record<string, Read>>(document.paths).flatMap((methods) => Object.values(methods));

/** Rules of the linter that do not hold here. */
const NOT_OURS = {
  // A fixed word in place of an id: servers and clients try the word first.
  'no-ambiguous-paths': 'off',
  // A refusal is described by the fields that all have, and by the codes of this one.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
} as const;

test('openapi.json matches the endpoints: `pnpm generate` writes it', () => {
  expect(read('../openapi.json')).toEqual(document);
});

test('the document is an OpenAPI 3.1 document by the official schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const isOpenApi = ajv.compile(read('../test/fixtures/openapi-3.1.schema.json'));
  expect(isOpenApi(document) ? [] : isOpenApi.errors).toEqual([]);
});

test('the document has every endpoint once', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test('the document names the permission of each call for staff, and the calls that need two people', () => {
  for (const { name, access, permission, approval } of Object.values<Endpoint>(ENDPOINTS)) {
    const operation = operations.find(({ operationId }) => operationId === name);
    expect([operation?.['x-permission'], operation?.['x-approval']]).toEqual([permission, approval]);
    if (access !== 'staff') continue;
    expect(operation?.description).toContain(`\`${permission}\``);
    expect(codesOf(operation?.responses ?? {}, '403')).toContain('forbidden');
  }
});

test('the document lists, for each status, every code that a call may return', () => {
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    const responses = operations.find(({ operationId }) => operationId === endpoint.name)?.responses ?? {};
    const codes = Object.keys(responses).flatMap((status) => codesOf(responses, status));
    expect(codes.toSorted()).toEqual(
      [...new Set([...impliedRefusals(endpoint), ...endpoint.refusals, 'internal', 'unavailable'])].toSorted(),
    );
  }
});

test('the document has the version of the contract', () => {
  expect(document.info.version).toBe(read('../package.json').version);
});

test('the document describes every parameter, and every description belongs to a parameter', () => {
  const silent = operations.flatMap(({ operationId, parameters }) =>
    parameters.filter(({ $ref, description }) => !$ref && !description).map(({ name }) => `${operationId}.${name}`),
  );
  expect(silent).toEqual([]);
  const said = new Set(operations.flatMap(({ parameters }) => parameters.map(({ description }) => description)));
  expect(Object.entries(PARAMETER_WORDS).filter(([, words]) => !said.has(words))).toEqual([]);
});

test('the document describes every number that a visitor or a borrower sends or receives', () => {
  const met = Object.values<Endpoint>(ENDPOINTS).filter(({ access }) => access !== 'staff');
  const silent = met.flatMap(({ name, body, reply, replyKind }) =>
    [body, replyKind === 'binary' ? undefined : reply].flatMap((schema) =>
      schema ? silentNumbers(jsonSchemaOf(schema())).map((field) => `${name}: ${field}`) : [],
    ),
  );
  expect([...silent, ...silentNumbers(sharedJsonSchemas())]).toEqual([]);
});

test('the document names the headers of every answer, including refusals', () => {
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, { $ref, headers }]) => {
      const shared: { headers?: Headers } | undefined =
        $ref && document.components.responses[$ref.split('/').at(-1) ?? ''];
      const names = Object.keys(headers ?? shared?.headers ?? {});
      return { call: `${operationId} ${status}`, names, mayWait: status === '429' || status === '503' };
    }),
  );
  const unsaid = answers.filter(
    ({ names, mayWait }) => !names.includes('x-request-id') || (mayWait && !names.includes('retry-after')),
  );
  expect(unsaid).toEqual([]);
  expect(answers.filter(({ names }) => names.includes('etag')).map(({ call }) => call)).toEqual([
    'getFlow 200',
    'getFlow 304',
  ]);
});

test('every call has one capability, and no capability is empty', () => {
  const names: string[] = document.tags.map(({ name }: { name: string }) => name);
  expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(names));
  expect(operations.every(({ tags }) => tags.length === 1)).toBe(true);
});

test('the document names the given servers, or a placeholder for the server of a lender', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: '{origin}' })]);
  expect(openApi({ servers: [{ url: '/', description: 'This server.' }] }).servers).toHaveLength(1);
});

test('the document describes fields and calls with the comments of the code', () => {
  expect(document.components.schemas.Application.properties.loanAmount).toEqual({
    $ref: '#/components/schemas/Money',
    description: 'Current amount: of a larger offer the amount that is offered, or chosen from it.',
  });
  const listCases = operations.find(({ operationId }) => operationId === 'listCases');
  expect(listCases?.description).toMatch(/^Returns a queue of applications\. A page begins after or before a case/);
});

/** Finds what would confuse readers; the schema is checked above. */
test('a linter finds no problem in the document', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: NOT_OURS });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

describe('the examples of the document', () => {
  const shapes = sharedJsonSchemas();
  const parts = Object.values<Endpoint>(ENDPOINTS).flatMap((endpoint) =>
    (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema && !(part === 'reply' && endpoint.replyKind === 'binary') ? [{ endpoint, part, schema }] : [];
    }),
  );

  test('every example can be read by a program', () => {
    const unread = parts.filter(({ endpoint, part, schema }) => {
      const known = part === 'body' ? EXAMPLE_BODIES[endpoint.name] : undefined;
      const example = known ?? exampleOf(jsonSchemaOf(schema()), shapes);
      // A file is bytes, which no document can hold.
      const file = part === 'body' && endpoint.bodyKind === 'multipart' && { file: new Blob(['photo']) };
      return !decodeWire(schema(), file ? Object.assign({}, example, file) : example).ok;
    });
    expect(unread.map(({ endpoint, part }) => `${part} of ${endpoint.name}`)).toEqual([]);
  });

  test('a field without an example throws an error that names it', () => {
    expect(() => exampleOf({ type: 'string', pattern: '^never$' }, shapes, 'field')).toThrow('"field"');
  });
});

describe('the schemas of the document', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi.json');
  const referring = { $ref: 'openapi.json#/components/schemas/Refusal' };

  test('every schema of the document is valid, and every shared schema is used', () => {
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"#(\/components\/schemas\/\w+)"/g)].map(([, at]) => at),
    );
    expect(used.size).toBe(Object.keys(document.components.schemas).length);
    for (const at of used) expect(() => ajv.compile({ $ref: `openapi.json#${at}` })).not.toThrow();
    for (const place of new Set(schemaPlaces(document.paths)))
      expect(() => ajv.compile(JSON.parse(place))).not.toThrow();
  });

  test('every webhook has a schema, and an example that a receiver reads and the schema accepts', () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, TEST_EVENT]);
    for (const [type, { post }] of Object.entries<{ post: Message }>(document.webhooks)) {
      const { schema, example } = post.requestBody.content['application/json'];
      expect(decodeWire(webhookBody(), example)).toMatchObject({ ok: true, value: { type } });
      const takes = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')));
      expect([
        takes(example),
        takes({ ...example, type: 'loan.forgotten' }),
        takes({ type, data: example.data }),
      ]).toEqual([true, false, false]);
      expect(operations.map(({ operationId }) => operationId)).not.toContain(post.operationId);
    }
    const { properties } = document.webhooks['loan.disbursed'].post.requestBody.content['application/json'].schema;
    expect(properties.data.properties.dueOn.description).toBe('Next day on which a payment is due.');
  });

  test('the schema of refusals accepts every refusal that the server writes', () => {
    const isRefusal = ajv.compile(referring);
    const violations = [{ status: 'invalid', propertyPath: 'children[email].data', message: 'Invalid input' }];
    for (const [code, { message }] of Object.entries(REFUSALS))
      expect(isRefusal(refusalEnvelope(code, message, { violations, facts: { triesLeft: 2 } }))).toBe(true);
    expect(isRefusal({ success: false })).toBe(false);
  });

  test('amounts in the schemas are in pesos, not in centavos', () => {
    const { amount } = document.components.schemas.Money.properties;
    expect(amount).toEqual({ type: 'number', description: 'Pesos, at most two decimals.' });
  });
});

/** Returns the codes that a call may answer with a status. */
function codesOf(responses: Read['responses'], status: string): string[] {
  const name = responses[status]?.$ref?.split('/').at(-1);
  const said = name && document.components.responses[name].content['application/json'].schema.allOf[1];
  return said ? said.properties.error.properties.code.enum : [];
}

/** Returns the names of the numbers, anywhere in a schema, that have no description. */
function silentNumbers(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const properties =
    'properties' in node && typeof node.properties === 'object' ? Object.entries(node.properties ?? {}) : [];
  const silent = properties.filter(
    ([, one]) => !(one.description || 'const' in one || one.enum) && /"type":"(?:integer|number)"/.test(bareType(one)),
  );
  return [...silent.map(([name]) => name), ...Object.values(node).flatMap(silentNumbers)];
}

/** Returns the type of a property alone, without the properties inside it. */
const bareType = ({ type, anyOf = [], items }: JsonSchema): string =>
  JSON.stringify([{ type }, ...anyOf.map((one) => ({ type: one.type })), { type: items?.type }]);

/** Returns every inlined schema of the operations as JSON, its references pointing into the document. */
function schemaPlaces(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('schema' in node) return [JSON.stringify(node.schema).replaceAll('"#/', '"openapi.json#/')];
  return Object.values(node).flatMap(schemaPlaces);
}
