import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import specified from '../test/fixtures/specified-endpoints.json' with { type: 'json' };
import { wireArbitrary } from '../test/wire-arbitrary.ts';
import { decodeWire, encodeWire } from './codec.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import * as door from './index.ts';
import { jsonSchemaInlined } from './openapi/json-schema.ts';

const endpoints = Object.values<Endpoint>(ENDPOINTS);
const byName = (name: string): Endpoint | undefined => Object.entries(ENDPOINTS).find(([key]) => key === name)?.[1];

test.each(specified)('$name is the $method $path of the specification', ({ name, ...row }) => {
  expect(byName(name)).toMatchObject(row);
});

test('the specification names 100 endpoints', () => {
  expect(specified.length).toBe(100);
});

/**
 * Calls of the borrower that are not in the specification: consents, reminders, the collector, and promises of the
 * contract.
 */
const OUR_CLIENT_CALLS = [
  'acceptInvitation',
  'readInvitation',
  'getConsents',
  'updateConsent',
  'createCollectorReference',
  'proveNewPhone',
  'finishExternalLogin',
  'skipExternalLogin',
  'startExternalLogin',
  'undoChange',
  'getContactPreferences',
  'updateContactPreferences',
  'stopReminders',
  'askWithdrawal',
  'authorizeBureau',
  'cancelMandate',
  'claimTransfer',
  'compareExtending',
  'getAccountProof',
  'getBureauQuestion',
  'getContacts',
  'getDocumentText',
  'getPasswordRules',
  'getStoredPromotion',
  'getCashPayout',
  'getLoanReports',
  'getLoanStatement',
  'getMandate',
  'getNoDebtLetter',
  'getPaymentClabe',
  'getPayoff',
  'getRegistration',
  'listOwnLoans',
  'listTransferClaims',
  'prolongClientSession',
  'proveAccount',
  'refuseBureau',
  'removeContact',
  'reportLoan',
  'restoreClientDocument',
  'sendAccountProof',
  'sendBureauCode',
  'takeBackWithdrawal',
  'takeOverSession',
];

test('an endpoint that neither the specification nor the list of our client calls names is for staff', () => {
  const ours = endpoints.filter(
    ({ name }) => !specified.some((row) => row.name === name) && !OUR_CLIENT_CALLS.includes(name),
  );
  for (const { path, access } of ours)
    expect([access, path]).toEqual(['staff', expect.stringMatching('^/web/private/back-office/')]);
});

test('the package exports each endpoint under its own name', () => {
  for (const [key, endpoint] of Object.entries(ENDPOINTS)) {
    expect(endpoint.name).toBe(key);
    expect(door).toHaveProperty(key, endpoint);
  }
});

test('no two endpoints answer the same method and path', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('private paths need a token and public paths need none', () => {
  for (const { path, access } of endpoints) expect(path.startsWith('/web/public/')).toBe(access === 'public');
});

test('every parameter of a path is declared', () => {
  for (const { path, params } of endpoints) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys((params && jsonSchemaInlined(params()).properties) ?? {})).toEqual(inPath);
  }
});

test('only POST calls take an idempotency key', () => {
  for (const { method, repeat } of endpoints) if (repeat === 'key') expect(method).toBe('POST');
});

test('a GET call has no body', () => {
  for (const { method, body } of endpoints) if (method === 'GET') expect(body).toBeUndefined();
});

/** Fields with names like addresses: ids, and the one address that staff choose, which only `postOutside` calls. */
const NAMED_LIKE_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  listWebhookDeliveries: ['webhookId'],
  createWebhook: ['url'],
  createAffiliateLead: ['financialSecurity'],
};

test('no call except the creation of a webhook takes an address that the server would call', () => {
  const fields = (schema: object): string[] =>
    Object.entries(schema).flatMap(([key, value]) =>
      value && typeof value === 'object' ? [...(key === 'properties' ? Object.keys(value) : []), ...fields(value)] : [],
    );
  for (const { name: call, params, query, body } of endpoints)
    for (const part of [params, query, body])
      if (part) {
        const schema = jsonSchemaInlined(part());
        const known = NAMED_LIKE_ADDRESSES[call] ?? [];
        expect(
          fields(schema)
            .filter((name) => !known.includes(name))
            .filter((name) => /url|uri|href|callback|redirect|webhook|host/i.test(name)),
        ).toEqual([]);
        expect(JSON.stringify(schema)).not.toContain('"format":"uri"');
      }
});

test('no endpoint declares the same refusal twice', () => {
  for (const { refusals } of endpoints) expect(new Set(refusals).size).toBe(refusals.length);
});

const parts = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema && !(part === 'reply' && endpoint.replyKind === 'binary')
      ? [{ name: endpoint.name, part, schema }]
      : [];
  }),
);

/** Calls that change the named fields, so that naming none is refused. */
const CHANGES = ['completeStepFour', 'updateClient', 'updateReferral'];
/** Calls that make exactly one of several changes. */
const ONE_CHANGE = ['advanceSandboxClock', 'updateApplication'];
/** Calls whose query names an amount. */
const PESOS_IN_QUERY = ['getClientOffer', 'getLoanEffect', 'getNextCall', 'listCases', 'listCollection'];
/** Parts whose fields belong together: all of them or none. */
const TOGETHER: Readonly<Record<string, number>> = { 'getClientOffer query': 3 };

function isComplete(name: string, part: string, fields: number): boolean {
  if (part === 'body' && CHANGES.includes(name)) return fields > 0;
  if (part === 'body' && ONE_CHANGE.includes(name)) return fields === 1;
  const together = TOGETHER[`${name} ${part}`];
  return together === undefined || fields === 0 || fields === together;
}

describe.each(parts)('$part of $name', ({ name, part, schema }) => {
  const travels = wireArbitrary(jsonSchemaInlined(schema())).filter((wire) =>
    isComplete(name, part, Object.keys(wire as object).length),
  );

  test('a valid value stays the same when it is decoded and encoded', () => {
    fc.assert(
      fc.property(travels, (wire) => {
        const decoded = decodeWire(schema(), wire);
        if (!decoded.ok) throw new Error(JSON.stringify(decoded.violations));
        const written = encodeWire(schema(), decoded.value);
        expect(decodeWire(schema(), written)).toEqual(decoded);
        // A path or a query may have 1.50 for 1.5; in JSON both are one number.
        if (part !== 'params' && !PESOS_IN_QUERY.includes(name)) expect(written).toEqual(wire);
      }),
      { numRuns: 20 },
    );
  });
});

test.each(parts.filter(({ part }) => part === 'body'))(
  '$name refuses a key that its body does not know',
  ({ schema }) => {
    const decoded = decodeWire(schema(), { isAdmin: true });
    const unknown = decoded.ok ? [] : decoded.violations.filter(({ status }) => status === 'unknown_field');
    expect(unknown).toEqual([
      { status: 'unknown_field', propertyPath: 'children[isAdmin].data', message: 'unknown field' },
    ]);
  },
);
