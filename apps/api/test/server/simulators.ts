import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';

export interface StartedSimulators {
  readonly url: string;
  /** Port on which the mail server listens. */
  readonly smtpPort: number;
  stop(): Promise<void>;
}

export interface SimulatorsOptions {
  readonly apiUrl: string;
  readonly providerKey: string;
  readonly webhookPassword: string;
}

/** Starts simulators with their own state, in the process that a test run has for all of them. */
export async function startSimulators({
  apiUrl,
  providerKey,
  webhookPassword,
}: SimulatorsOptions): Promise<StartedSimulators> {
  const folder = await mkdtemp(path.join(tmpdir(), 'simulators-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  await ask('', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      DATA_DIR: folder,
      API_URL: apiUrl,
      PROVIDER_KEY: providerKey,
      WEBHOOK_URL: `${apiUrl}/webhooks/openpay`,
      WEBHOOK_USER: 'openpay',
      WEBHOOK_PASSWORD: webhookPassword,
      PAYOUT_DELAY_MS: '100',
    }),
  });
  return {
    url: `http://127.0.0.1:${port}`,
    smtpPort,
    stop: async () => {
      await ask(`/${port}`, { method: 'DELETE' });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ask(path: string, request: RequestInit): Promise<void> {
  const answer = await fetch(`${inject('manyWorlds')}/worlds${path}`, request);
  if (!answer.ok) throw new Error(`the simulators answered ${answer.status}: ${await answer.text()}`);
}
