import { changeEmail, sendEmailCode } from '@lender/contract';
import type { TestServer } from '../server/server.ts';
import { type Client, expectDone } from './journey.ts';
import { codeInMailbox } from './simulated-mailbox.ts';

/** Returns a code that was sent to a mailbox. */
export async function emailCode(server: TestServer, email: string): Promise<string> {
  await expectDone(server.call(sendEmailCode, { body: { email } }));
  return codeInMailbox(server, email);
}

/** Proves the e-mail address that a client registered with. */
export async function proveEmail(server: TestServer, client: Client): Promise<void> {
  const { email } = client.who;
  await expectDone(server.call(changeEmail, { body: { email, code: await emailCode(server, email) } }, client));
}
