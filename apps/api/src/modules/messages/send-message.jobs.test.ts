import { fail, ok } from '@lender/result';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testKeys } from '../../../test/server/test-env.ts';
import { createVault } from '../../kernel/crypto/vault.ts';
import { ProviderAway } from '../../providers/line/provider-away.ts';
import type { SentMessage } from '../../providers/sent-message.ts';
import { sendEmailJob, sendSmsJob } from './send-message.jobs.ts';

const vault = createVault(testKeys());
const sealed = (job: 'send-sms' | 'send-email', message: object): { sealed: string } => ({
  sealed: vault.seal(JSON.stringify(message), `job:${job}`).toString('base64'),
});

/** Builds the jobs of codes with providers that behave as a test says, and the lines that they log. */
function jobsWith(send: () => Promise<SentMessage>) {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  const services = { vault, log, sms: { send }, email: { send } };
  return {
    lines: () => lines.map((line): unknown => JSON.parse(line)),
    text: () => sendSmsJob(services)(sealed('send-sms', { phone: '5512345678', text: '482 es tu código' })),
    mail: () =>
      sendEmailJob(services)(sealed('send-email', { to: 'ana@example.com', subject: 'Tu código', text: '482910' })),
  };
}

test('a code that was sent leaves nothing in the log', async () => {
  const { text, mail, lines } = jobsWith(async () => ok({ providerId: 'SM1' }));
  await text();
  await mail();
  expect(lines()).toEqual([]);
});

test('a code to an address that is refused for good is not tried again; the log has the code of the refusal and no address', async () => {
  const { text, mail, lines } = jobsWith(async () => fail({ code: '550' }));
  await text();
  await mail();
  expect(lines()).toEqual([
    { level: 40, event: 'message.refused', channel: 'sms', code: '550' },
    { level: 40, event: 'message.refused', channel: 'email', code: '550' },
  ]);
});

test('a code whose provider is unavailable is tried again', async () => {
  const { text, mail } = jobsWith(() => Promise.reject(new ProviderAway('twilio')));
  await expect(text()).rejects.toThrow('twilio is away');
  await expect(mail()).rejects.toThrow();
});
