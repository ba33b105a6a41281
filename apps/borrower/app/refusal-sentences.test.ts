import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, impliedRefusals } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { expect, test } from 'vitest';
import { calculatorCopy } from './calculator/calculator.copy.es.ts';
import { serverCopy } from './copy.server.ts';

/** Codes with which no form of ours is refused: only a broken program gets them, and the form shows `invalid`. */
const BROKEN = ['malformed_request', 'unsupported_media_type', 'invalid_input'];

/** Refusals without a sentence, with what answers them instead. */
const ANSWERED_OTHERWISE: Readonly<Record<string, string>> = {
  application_already_open: 'whoever applied in another tab goes on to where the flow says',
  card_missing: 'the page of paying leads to saving one',
  details_missing: 'the flow asks for them on its own page',
  loan_not_settled: 'the letter is offered once nothing is owed',
  nothing_to_pay: 'nothing is shown to be paid',
  term_not_offered: 'no page lets a term be chosen',
  external_login_invalid: 'the page of the login says that it did not work',
};

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|sample)\.tsx?$/.test(file),
);
const endpoints = new Map<string, Endpoint>(Object.entries(ENDPOINTS));

/** Returns the endpoints that a file imports. */
function calledIn(file: string): Endpoint[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = [...text.matchAll(/import \{([^}]*)\} from '@lender\/contract'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  );
  return imports.flatMap((name) => endpoints.get(name) ?? []);
}

/** Returns every code for which the site has a text. */
function codesIn(copy: unknown, isProblems = false): string[] {
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) =>
    typeof value === 'string' ? (isProblems ? [key] : []) : codesIn(value, key === 'problems' || key === 'refused'),
  );
}

const called = [...new Map(sources.flatMap(calledIn).map((endpoint) => [endpoint.name, endpoint])).values()];
const said = new Set([...codesIn(serverCopy), ...codesIn(calculatorCopy)]);

test('the site makes many calls, those about an account among them', () => {
  const names = called.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['recoverPassword', 'changeEmail', 'changePhone', 'changePassword', 'undoChange']),
  );
});

test.each(called.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  'every refusal of $name has a sentence in Spanish',
  ({ endpoint }) => {
    const codes = [...endpoint.refusals, ...impliedRefusals(endpoint)];
    const silent = codes.filter(
      (code) => !said.has(code) && !BROKEN.includes(code) && !Object.hasOwn(ANSWERED_OTHERWISE, code),
    );
    expect(silent).toEqual([]);
  },
);

test('every code that is answered otherwise is still a refusal of some call', () => {
  const codes = new Set<string>(called.flatMap(({ refusals }) => [...refusals]));
  for (const code of Object.keys(ANSWERED_OTHERWISE)) expect(codes).toContain(code);
});
