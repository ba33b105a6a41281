import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Starts a mail server that a test controls, until the test is over. It accepts every sender and keeps nothing. */
export async function mailServer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 1,
    onAuth: (_, __, answer) => answer(null, { user: 'quincena' }),
    onData: (stream, _, answer) => {
      stream.resume().on('end', () => answer(null));
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Returns the refusal of a mail server, with its reply. */
export const reply = (responseCode: number): Error => Object.assign(new Error('as the test says'), { responseCode });
