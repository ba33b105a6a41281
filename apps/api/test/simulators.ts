import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

export interface SimulatorsProcess {
  readonly url: string;
  /** Where the mail server listens. */
  readonly smtpPort: number;
  stop(): Promise<void>;
}

export interface SimulatorsOptions {
  readonly apiUrl: string;
  readonly providerKey: string;
  readonly webhookPassword: string;
}

const APP = path.join(import.meta.dirname, '../../simulators');

/** Starts the simulators as a process of their own: the API speaks to them by HTTP, as to any provider. */
export async function startSimulators({
  apiUrl,
  providerKey,
  webhookPassword,
}: SimulatorsOptions): Promise<SimulatorsProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'simulators-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const child = spawn('node', ['--conditions=@lender/source', 'src/main.ts'], {
    cwd: APP,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      DATA_DIR: folder,
      API_URL: apiUrl,
      PROVIDER_KEY: providerKey,
      WEBHOOK_URL: `${apiUrl}/webhooks/openpay`,
      WEBHOOK_USER: 'openpay',
      WEBHOOK_PASSWORD: webhookPassword,
      PAYOUT_DELAY_MS: '100',
      LOG_LEVEL: 'error',
    },
  });
  // A test file that breaks before its end leaves no process behind, and no run that waits for one.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.removeListener('exit', killWithUs));
  const url = `http://127.0.0.1:${port}`;
  await untilLive(`${url}/health/live`);
  return {
    url,
    smtpPort,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilLive(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}
