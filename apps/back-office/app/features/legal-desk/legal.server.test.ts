import {
  checkLegalText,
  getLegalText,
  listAcceptances,
  listLegalTexts,
  publishLegalText,
  type Reply,
} from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readAcceptances } from './acceptances.server.ts';
import { legalCopy as copy } from './legal.copy.es.ts';
import { readLegalText, readLegalTexts } from './legal.server.ts';
import { editLegalText } from './legal-edit.server.ts';
import { acceptanceList, legalKindParam, parseVersions, versionPath } from './legal-path.ts';

const id = '01936f7e-0000-7000-8000-000000000001';
const at = '2026-11-21T18:00:00.000Z';
const row = {
  ...{ kind: 'loan_cover', version: 2, liveFrom: at, sha256: 'ab'.repeat(32), accepted: 4, isAsked: true },
  ...{ registration: '1234-567-890123/45-67890-1234', next: { version: 3, liveFrom: at } },
} as const satisfies Reply<typeof listLegalTexts>[number];
const version = (number: number): Reply<typeof getLegalText>['versions'][number] => ({
  ...{ version: number, liveFrom: at, sha256: 'ab'.repeat(32), registration: null, accepted: 4 },
  state: 'live',
  ...{ madeByName: number === 1 ? null : 'Luz', approvedByName: number === 1 ? null : 'Sol', reason: null },
});
const detail = {
  ...row,
  shown: { version: 2, text: '# Uno\n| A | {company}', sha256: 'ab'.repeat(32), registration: null },
  changes: [{ change: 'added', line: 'Más' }],
  fields: [{ name: 'company', isRequired: true, isBlock: false }],
  ...{ versions: [version(2), version(1)], acceptedBefore: 1 },
} satisfies Reply<typeof getLegalText>;

test('the list of legal texts shows the version in force, the next version and whether a change was requested', async () => {
  const { call } = fakeCall(grants(listLegalTexts, [row]));
  expect(await readLegalTexts(call)).toEqual([
    {
      ...{ kind: 'loan_cover', href: '/legales/loan_cover', name: 'Carátula', version: 2, accepted: 4, isAsked: true },
      ...{ since: expect.stringContaining('21.11.2026'), hash: 'abababababab' },
      ...{
        registration: '1234-567-890123/45-67890-1234',
        next: expect.stringContaining('Versión 3 desde el 21.11.2026'),
      },
    },
  ]);
});

test('a legal text shows who made each version, and is compared starting from the older one', async () => {
  const { call, made } = fakeCall(grants(getLegalText, detail));
  const view = await readLegalText(call, 'loan_cover', { version: 2, against: 1 });
  expect(made[0]?.send).toMatchObject({ query: { version: 2, against: 1 } });
  expect(view).toMatchObject({
    before: '1 aceptación es anterior al registro de versiones.',
    compared: { from: 1, lines: [{ section: '', change: 'added', line: 'Más' }] },
    versions: [
      { by: 'Luz, Sol', compareHref: null },
      { by: 'Vino con el programa', compareHref: '/legales/loan_cover?version=2&con=1' },
    ],
  });
  const absent = fakeCall(refuses(getLegalText, 'not_found'));
  expect(await readLegalText(absent.call, 'loan_cover', { version: 9 })).toBeUndefined();
});

const checked = { changes: [], faults: [], sha256: 'ab'.repeat(32), newestVersion: 2 };
const form = { text: '{company}\r\nmira. ', registration: '', note: ' Lo  pide ', from: '', basedOn: '2' };

test('checking a wording does not request its publication, and keeps the input', async () => {
  const faults = [{ code: 'missing_field' as const, about: 'company' }];
  const { call, made } = fakeCall(grants(checkLegalText, { ...checked, faults }));
  const answer = await editLegalText(call, { kind: 'tracking', intent: 'check' }, formOf(form));
  expect(made).toHaveLength(1);
  expect(answer).toMatchObject({
    kind: 'page',
    data: { refused: null, checked: { faults: ['Falta el campo {company}.'] }, values: { note: ' Lo  pide ' } },
  });
});

test('a wording is requested as it was typed, line by line, from a given day', async () => {
  const { call, made } = fakeCall(grants(checkLegalText, checked), grants(publishLegalText, { approvalId: id }));
  const answer = await editLegalText(
    call,
    { kind: 'tracking', intent: 'publish' },
    formOf({ ...form, from: '2026-12-01' }),
  );
  expect(answer).toEqual(leadTo('/legales/tracking?hecho=si'));
  expect(made[1]?.send).toMatchObject({
    body: { basedOn: 2, text: '{company}\nmira.', registration: null, note: 'Lo pide', from: '2026-12-01' },
  });
});

test.each([
  ['draft_changed', {}, copy.problems.draft_changed],
  ['draft_not_ready', { because: 'day_unfit' }, copy.problems.day_unfit],
  ['approval_pending', {}, copy.problems.approval_pending],
] as const)('a wording that is refused with %s %j is explained in words', async (code, facts, said) => {
  const { call } = fakeCall(grants(checkLegalText, checked), refuses(publishLegalText, code, { facts }));
  const answer = await editLegalText(call, { kind: 'tracking', intent: 'publish' }, formOf(form));
  expect(answer).toMatchObject({ status: 409, data: { refused: said } });
});

test('a wording is not requested for a day that does not exist', async () => {
  const { call, made } = fakeCall(grants(checkLegalText, checked));
  const answer = await editLegalText(call, { kind: 'tracking', intent: 'publish' }, formOf({ ...form, from: 'ayer' }));
  expect(answer).toMatchObject({ data: { refused: copy.problems.day_unfit } });
  expect(made).toHaveLength(1);
});

test('acceptances are listed without names, page by page', async () => {
  const one: Reply<typeof listAcceptances>['rows'][number] = {
    ...{ id, clientId: id, loanId: null, version: null, acceptedAt: at, phoneLastFour: '4321' },
    method: 'sms_code',
    ...{ hasOrigin: false, sha256: null },
  };
  const { call } = fakeCall(grants(listAcceptances, { rows: [one], next: id }), grants(getLegalText, detail));
  expect(await readAcceptances(call, 'loan_cover', { version: 2 })).toMatchObject({
    lines: [{ version: 'Anterior', method: 'Con un código al celular ••••••4321', origin: 'No se guardaron' }],
    next: { href: `/legales/loan_cover/aceptaciones?version=2&desde=${id}` },
    tabs: [{ isCurrent: false }, { label: 'Versión 2', isCurrent: true }, { label: 'Versión 1' }],
  });
});

test('an address of legal texts keeps only the values that make sense', () => {
  expect(parseVersions(new URLSearchParams('version=2&con=1'))).toEqual({ version: 2, against: 1 });
  expect(parseVersions(new URLSearchParams('version=0&con=uno'))).toEqual({});
  expect(acceptanceList('terms').parse(new URLSearchParams(`version=3&desde=${id}`))).toEqual({
    version: 3,
    before: id,
  });
  expect(acceptanceList('terms').parse(new URLSearchParams('desde=nadie'))).toEqual({});
  expect(versionPath('terms', {})).toBe('/legales/terms');
  expect(acceptanceList('terms').pathOf()).toBe('/legales/terms/aceptaciones');
  expect(() => legalKindParam({ kind: 'poder' })).toThrow();
});
