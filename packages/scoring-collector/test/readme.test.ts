import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { refusalOf } from '../src/host/refusal-of.ts';
import { CollectorError, type CollectorErrorKind, createCollector } from '../src/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);

test('the blocks of the README compile under strict settings', () => {
  const file = path.join(root, 'readme-blocks.ts');
  const text = blocks.join('\n');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@lender/source'],
    allowImportingTsExtensions: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

/** Causes of every kind of error, as a caller meets them. */
const trouble: Readonly<Record<string, () => unknown>> = {
  auth_key_invalid: () => refusalOf(true, 400, {}),
  internal: () => refusalOf(true, 500, {}),
  state_invalid: () => refusalOf(false, 400, { title: 'dataset_in_complete_state', detail: 'the host’s own words' }),
  value_invalid: () => refusalOf(false, 400, { title: 'reference_number_invalid', detail: 'the host’s own words' }),
  unknown: () => refusalOf(false, 400, { title: 'data_invalid', detail: 'the host’s own words' }),
  action_forbidden: () => refusalOf(false, 403, { title: 'subscription_suspended', detail: 'the host’s own words' }),
  other: () => refusalOf(false, 418, { detail: 'the host’s own words' }),
  not_started: () =>
    createCollector({ baseUrl: '', authKey: '', publicKey: { kid: '' } })
      .stop()
      .catch((error: unknown) => error),
};

const read = (text: string, row: RegExp) =>
  [...text.matchAll(row)].map(([, kind = '', message = '']) => ({ kind, message }));
const kinds = read(readFileSync(path.join(root, 'src/collector-error.ts'), 'utf8'), /^ {2}\| '(\w+)'/gm);
const errorsOf = (text: string, heading: string) =>
  read(text.slice(text.indexOf(heading)), /^\| `(\w+)` +\| (.*?) +\| .* \|$/gm);
const errors = errorsOf(readme, '## Errors');

test('the README has every kind of error, and no other, in both languages', () => {
  const spanish = readFileSync(path.join(root, 'README.es.md'), 'utf8');
  expect(errors.map(({ kind }) => kind).toSorted()).toEqual(kinds.map(({ kind }) => kind).toSorted());
  expect(errorsOf(spanish, '## Errores').map(({ kind }) => kind)).toEqual(errors.map(({ kind }) => kind));
});

test.each(errors)('the error of kind $kind says: $message', async ({ kind, message }) => {
  const said = message
    .replace("the host's detail", 'the host’s own words')
    .replace('{status}', '418')
    .replace('{detail}', 'the host’s own words');
  const error = (await trouble[kind]?.()) ?? new CollectorError(kind as CollectorErrorKind);
  expect(error).toMatchObject({ kind, message: said });
});
