import type { Tx } from '../../kernel/database/database.ts';
import type { JobName } from '../../kernel/outbox.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'jobs' | 'vault'>;
type MessageJob = Extract<JobName, 'send-sms' | 'send-email'>;

/** Sends a text message after the transaction commits. Without a phone nothing is sent. */
export const queueSms = (
  tx: Tx,
  message: { readonly phone: string | undefined; readonly text: string },
  services: Deps,
): Promise<void> => queue(tx, { job: 'send-sms', message }, services);

/** Sends an e-mail after the transaction commits. Without an address nothing is sent. */
export const queueEmail = (
  tx: Tx,
  message: { readonly to: string | undefined; readonly subject: string; readonly text: string },
  services: Deps,
): Promise<void> => queue(tx, { job: 'send-email', message }, services);

async function queue(tx: Tx, { job, message }: { job: MessageJob; message: object }, { jobs, vault }: Deps) {
  await jobs.enqueue(tx, job, { sealed: vault.seal(JSON.stringify(message), sealContext(job)).toString('base64') });
}

/** Opens what a job of messages carries. */
export const openMessage = (job: MessageJob, sealed: string, vault: Services['vault']): unknown =>
  JSON.parse(vault.openText(Buffer.from(sealed, 'base64'), sealContext(job)));

const sealContext = (job: MessageJob): string => `job:${job}`;
