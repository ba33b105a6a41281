import { createVault } from '../../kernel/crypto/vault.ts';
import { connect } from '../../kernel/database/database.ts';
import { readingFrom } from '../../kernel/database/reading.ts';
import { createStorage } from '../../providers/storage/create-storage.ts';
import { openObjects } from '../../providers/storage/open-objects.ts';
import type { CommandAround } from '../command-around.ts';
import type { ExitCode } from '../exit-code.ts';
import { printUsage } from '../print-usage.ts';
import { checkAuditChain } from './check-audit.ts';
import { checkDocuments } from './check-documents.ts';
import { checkInForce } from './check-in-force.ts';
import { checkLedger } from './check-ledger.ts';
import { checkLoans } from './check-loans.ts';
import { checkPayments } from './check-payments.ts';
import { checkSigned } from './check-signed.ts';
import type { Checked } from './finding.ts';

const USAGE = `verify
Reads the whole database and every document, changes nothing, and says what is not as it must be: entries that do not
balance, loans whose books are not what their events come to, payments that their loans do not know, terms that are not those
that were signed, texts that were accepted before they were in force, an audit that was changed, documents that do not open.
Exits with 0 when everything is whole, otherwise with 1.`;

type Around = Pick<CommandAround, 'readEnv' | 'print'>;

/** Checks that everything that a lender keeps is whole, as one moment saw it, while servers keep running. */
export async function runVerifyCommand(words: readonly string[], { readEnv, print }: Around): Promise<ExitCode> {
  if (words.length > 0) return printUsage(words, USAGE, print);
  const env = readEnv();
  const vault = createVault(env.keys);
  const objects = await openObjects(env);
  const storage = createStorage(objects, vault);
  const { db, close } = connect(env.DATABASE_OWNER_URL ?? env.DATABASE_URL, { connections: 1 });
  let broken = 0;
  const record = ({ looked, broken: found, notes = [] }: Checked) => {
    broken += found.length;
    print(`${looked}, ${found.length === 0 ? 'whole' : 'NOT WHOLE'}`);
    for (const line of found) print(`  ${line}`);
    for (const line of notes) print(`  (${line})`);
  };
  try {
    await readingFrom({ primary: db })(async (tx) => {
      record(await checkLedger(tx));
      record(await checkLoans(tx));
      record(await checkPayments(tx));
      record(await checkSigned(tx, { storage }));
      record(await checkInForce(tx));
      record(await checkAuditChain(tx, vault));
      record(await checkDocuments(tx, { storage, objects }));
    });
  } finally {
    await close();
  }
  print(broken === 0 ? 'Everything is whole.' : 'Not everything is whole.');
  return broken === 0 ? 0 : 1;
}
