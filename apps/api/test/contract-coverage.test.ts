import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addContact,
  type Endpoint,
  getBanks,
  getFlow,
  listApprovals,
  loginClient,
  sendPublicSmsCodeForPurpose,
} from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { IMPLEMENTATIONS } from '../src/http/endpoints.ts';
import { NOTHING, register } from './people/journey.ts';
import { testServer } from './server/server.ts';

interface Described {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Described>> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Described>> };
}

const server = await testServer();
const client = await register(server);
const staff = { token: await server.operator() };
const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
const document: Document = await (await fetch(`${server.origin}/openapi.json`)).json();
const guarded = endpoints.filter(({ access }) => access !== 'public');

const root = path.join(import.meta.dirname, '..');
const tests = globSync('{src,test}/**/*.test.ts', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const answered = new Set([...tests.matchAll(/^\s*answers\(\s*(\w+),/gm)].map(([, name]) => name));
const refused = new Set(
  [...tests.matchAll(/^\s*refuses\(\s*(\w+),\s*'(\w+)',/gm)].map(([, name, code]) => `${name} ${code}`),
);

/** Headers of HTTP itself, which the document does not describe. */
const OF_HTTP = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Returns the headers that the document has for an answer. Some come with some answers only: those that were not sent
 * are left out.
 */
function headersInDocument({ method, path }: Endpoint, status: number, sent: readonly string[]): string[] {
  const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  const shared = document.components.responses[response?.$ref?.split('/').at(-1) ?? ''];
  const names = Object.keys(response?.headers ?? shared?.headers ?? {});
  return names.filter((name) => sent.includes(name)).toSorted();
}

describe('the contract', () => {
  test('every call of the contract is served', () => {
    const served = IMPLEMENTATIONS.map(({ endpoint }) => endpoint.name);
    expect(served.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  test("the contract serves at least 75 of the specification's calls", () => {
    expect(endpoints.filter(({ path }) => !path.includes('/back-office/')).length).toBeGreaterThanOrEqual(75);
  });

  test('the document describes the contract as it is served', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('"501"');
    expect(text).toContain('"servers":[{"url":"/"');
  });

  test('the page of the contract loads nothing from other hosts and evaluates no text as code', async () => {
    const docs = await fetch(`${server.origin}/docs`);
    const policy = docs.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toContain("script-src 'self'");
    expect(policy.filter((rule) => /\*|http|unsafe-eval|script-src.*unsafe/.test(rule))).toEqual([]);
    const page = await docs.text();
    expect(page).not.toMatch(/https?:/);
    const program = await fetch(new URL(/src="([^"]+)"/.exec(page)?.[1] ?? '', server.origin));
    expect(program.headers.get('content-type')).toContain('text/javascript');
    expect(await program.text()).toContain('@scalar/api-reference');
  });

  test('every endpoint of the contract has exactly one handler', () => {
    const served = IMPLEMENTATIONS.map(({ endpoint }) => endpoint.name);
    expect(served.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  test('every endpoint of the contract has a test of an answer', () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  });

  test('every refusal that an endpoint of the contract declares has a test', () => {
    const pairs = endpoints.flatMap(({ name, refusals }) => refusals.map((code) => `${name} ${code}`));
    expect(pairs.filter((pair) => !refused.has(pair))).toEqual([]);
  });
});

describe('every header of an answer is in the document:', () => {
  const phone = '5512349876';
  const code = { params: { suffix: 'registration' as const }, body: { mobilePhone: { number: phone } } };
  const contact = { body: { fullName: 'Rosa Luna', phone, relationship: 'family' as const } };
  const addOnce = () => server.call(addContact, contact, { ...client, key: 'key-of-headers' });
  const flow = (headers = {}) =>
    fetch(`${server.origin}${getFlow.path}`, { headers: { authorization: `Bearer ${client.token}`, ...headers } });
  const twice = async <Answer>(act: () => Promise<Answer>) => act().then(act);
  const nothingNew = async () => flow({ 'if-none-match': (await flow()).headers.get('etag') ?? '' });

  test.each<[string, number, Endpoint, () => Promise<Pick<Response, 'status' | 'headers'>>]>([
    ['a success', 200, getBanks, () => server.call(getBanks, NOTHING)],
    ['a success with a name', 200, getFlow, () => flow()],
    ['nothing new', 304, getFlow, nothingNew],
    ['a page', 200, listApprovals, () => server.call(listApprovals, NOTHING, staff)],
    ['a success that was stored', 201, addContact, () => twice(addOnce)],
    ['a refusal', 401, getFlow, () => server.call(getFlow, NOTHING)],
    ['a refused body', 422, loginClient, () => server.send(loginClient, {})],
    ['too much', 429, sendPublicSmsCodeForPurpose, () => twice(() => server.call(sendPublicSmsCodeForPurpose, code))],
  ])('%s (%i) sends exactly the headers of the document', async (_, status, endpoint, act) => {
    const answer = await act();
    expect(answer.status).toBe(status);
    const sent = [...answer.headers.keys()].filter((name) => !OF_HTTP.has(name));
    expect(sent.toSorted()).toEqual(headersInDocument(endpoint, status, sent));
  });
});

describe.each(guarded)('$name', ({ access, method, path: template }) => {
  const url = `${server.origin}${template.replace(/\{\w+\}/g, crypto.randomUUID())}`;
  const codeFor = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { method, headers });
    const body = (await answer.json()) as { error: { code: string } };
    return [answer.status, body.error.code];
  };

  test('a guarded endpoint refuses a call without a token', async () => {
    expect(await codeFor({})).toEqual([401, 'unauthorized']);
  });

  test('a guarded endpoint refuses a token of the other account type', async () => {
    const { token } = access === 'client' ? staff : client;
    expect(await codeFor({ authorization: `Bearer ${token}` })).toEqual([403, 'forbidden']);
  });
});
