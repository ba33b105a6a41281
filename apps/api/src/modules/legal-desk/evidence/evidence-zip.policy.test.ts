import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { sha256Of } from '../../legal-texts/index.ts';
import { evidenceZip } from './evidence-zip.policy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
afterAll(() => rmSync(folder, { recursive: true }));

const zip = await evidenceZip([
  { name: 'firmados/contrato-1.pdf', bytes: Buffer.from('%PDF-1.7 firmado') },
  { name: 'aceptaciones.txt', bytes: Buffer.from('Ana Robles aceptó') },
]);
const files = unzipSync(zip);
for (const [name, bytes] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
}
const readMe = Buffer.from(files['LEEME.txt'] ?? []).toString();
/** The exact command of the instructions. */
const [command = 'false'] = /sha256sum -c \w+/.exec(readMe) ?? [];
const check = () => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' });

test('an archive of evidence can be checked with the command that its instructions name', () => {
  expect(command).toBe('sha256sum -c SHA256SUMS');
  expect(() => check()).not.toThrow();
});

test('a changed document in an archive of evidence is detected', () => {
  const paper = path.join(folder, 'firmados/contrato-1.pdf');
  writeFileSync(paper, '%PDF-1.7 firmadO');
  expect(() => check()).toThrow();
  writeFileSync(paper, files['firmados/contrato-1.pdf'] ?? '');
  expect(() => check()).not.toThrow();
});

test('an archive of evidence has a time stamp request for its sums, in the form of RFC 3161, and states that there is no time stamp yet', () => {
  const query = files['sello-de-tiempo/solicitud.tsq'] ?? new Uint8Array();
  const sums = sha256Of(files.SHA256SUMS ?? '');
  expect(Buffer.from(query).toString('hex')).toContain(`0420${sums}`);
  // A SEQUENCE with its length, version 1 and a request for a certificate.
  expect([query[0], query[1], query.length]).toEqual([0x30, 0x39, 0x3b]);
  expect(readMe).toContain('NO contiene una constancia');
});

test('the same files give the same archive', async () => {
  const again = await evidenceZip([
    { name: 'firmados/contrato-1.pdf', bytes: Buffer.from('%PDF-1.7 firmado') },
    { name: 'aceptaciones.txt', bytes: Buffer.from('Ana Robles aceptó') },
  ]);
  expect(Buffer.from(again).equals(Buffer.from(zip))).toBe(true);
});
