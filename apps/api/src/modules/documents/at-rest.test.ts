import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addDebitCreditCard, saveNationalId, uploadBankStatement, uploadDocument } from '@lender/contract';
import { expect, test } from 'vitest';
import { dumpOf } from '../../../test/database/dump-of.ts';
import { pdfOf } from '../../../test/pdf/pdf.ts';
import { cardToken } from '../../../test/people/card-token.ts';
import { borrow, expectDone, openApplication, registerWithDetails } from '../../../test/people/journey.ts';
import { testPerson } from '../../../test/people/test-person.ts';
import { ownerOf } from '../../../test/server/owner.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const owner = ownerOf(server);
const MARK = 'MARCA-DE-ESTA-PRUEBA';
const CARD = '5555555555554444';

async function filesOf(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name))),
  );
}

test('no document, CURP, CLABE or card is readable in the data folder or in a dump of the database', async () => {
  const borrower = await borrow(server);
  const applicant = await openApplication(server);
  const corrected = testPerson().curp;
  const client = await registerWithDetails(server);
  const marked = new Blob([pdfOf(`% ${MARK}`)]);
  await expectDone(
    server.call(
      uploadDocument,
      { body: { type: 'payroll', file: marked } },
      { ...applicant, key: 'a-key-of-this-test' },
    ),
  );
  await expectDone(server.call(uploadBankStatement, { body: { file: marked } }, applicant));
  await expectDone(server.call(saveNationalId, { body: { nationalIdentificator: corrected } }, client));
  const card = { holderName: 'Titular Inconfundible' };
  const tokenId = await cardToken(server, CARD, card);
  await expectDone(server.call(addDebitCreditCard, { body: { tokenId } }, client));

  const { who } = borrower;
  const secrets = [MARK, CARD, corrected, card.holderName, who.curp, who.clabe, who.phone, who.email];
  const files = await filesOf(server.env.DATA_DIR);
  const text = await dumpOf(owner);
  expect(files.length).toBeGreaterThanOrEqual(6);
  expect(text).toContain('bank_statement');
  for (const secret of secrets) {
    expect(files.some((bytes) => bytes.includes(secret))).toBe(false);
    for (const spelt of [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64').slice(0, -4),
    ])
      expect(text).not.toContain(spelt);
  }
});
