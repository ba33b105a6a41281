import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerAuthentication, type SMTPServerDataStream } from 'smtp-server';
import { isSameSecret } from '../basic-auth.ts';
import type { FaultStore } from '../faults/fault-store.ts';
import { newMessageId, type RandomInt } from '../world/identifiers.ts';
import { createMailFaults } from './mail-faults.ts';
import type { MailStore } from './mail-store.ts';
import { type Letter, readLetter } from './read-letter.ts';

export interface MailServerSettings {
  readonly mails: MailStore;
  readonly faults: FaultStore;
  readonly providerKey: string;
  readonly wall: () => Date;
  readonly randomInt: RandomInt;
  readonly host: string;
  /** Port of the server; 0 for a free one. */
  readonly port: number;
}

export interface MailServer {
  readonly port: number;
  stop(): Promise<void>;
}

const LARGEST_BYTES = 256 * 1024;
const CLOSE_MS = 1_000;

/**
 * Starts a mail server on this machine: it accepts mails from senders who know the key, and puts them into the
 * mailboxes.
 */
export async function startMailServer(settings: MailServerSettings): Promise<MailServer> {
  const faults = createMailFaults(settings.faults);
  const smtp = createSmtp(settings, faults.isUnanswered);
  const callers = new Set<Socket>();
  // Callers reach our own server first, since a server for SMTP greets them at once and in its own words.
  const door = createServer(async (caller) => {
    callers.add(caller.on('error', () => undefined).once('close', () => callers.delete(caller)));
    if (!(await faults.meet(caller))) smtp.server.emit('connection', caller);
  });
  return { port: await listen(door, settings), stop: () => stop(door, callers) };
}

/** Callers who are not done within a second are disconnected. */
async function stop(door: Server, callers: ReadonlySet<Socket>): Promise<void> {
  const hangUp = setTimeout(() => {
    for (const caller of callers) caller.destroy();
  }, CLOSE_MS);
  await new Promise((resolve) => door.close(resolve));
  clearTimeout(hangUp);
}

function createSmtp(settings: MailServerSettings, isUnanswered: (port: number) => boolean): SMTPServer {
  const server = new SMTPServer({
    name: 'correo.simulado',
    banner: 'simulated',
    // It has no certificate that a client would trust, and nothing leaves this machine.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    size: LARGEST_BYTES,
    logger: false,
    onAuth: (given, _, answer) =>
      isSender(given, settings.providerKey) ? answer(null, { user: given.username }) : answer(refused()),
    onData: (stream, session, answer) => {
      const recipients = session.envelope.rcptTo.flatMap(({ address }) => address ?? []);
      const taken = take(stream, recipients, settings);
      taken.then((id) => isUnanswered(session.remotePort) || answer(null, `OK: queued as ${id}`), answer);
    },
  });
  // A caller who hangs up in the middle is not an error.
  server.on('error', () => undefined);
  return server;
}

async function listen(door: Server, { host, port }: MailServerSettings): Promise<number> {
  door.listen(port, host);
  await new Promise<void>((resolve, reject) => door.once('listening', resolve).once('error', reject));
  const address = door.address();
  return typeof address === 'object' && address ? address.port : port;
}

const isSender = ({ username, password }: SMTPServerAuthentication, providerKey: string): boolean =>
  username !== undefined && typeof password === 'string' && isSameSecret(password, providerKey);

const refused = (): Error => Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 });

/** Reads one mail and keeps a copy of it for each recipient. */
async function take(
  stream: SMTPServerDataStream,
  recipients: readonly string[],
  { mails, wall, randomInt }: MailServerSettings,
): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
  const letter: Letter = await readLetter(Buffer.concat(chunks));
  const ids = recipients.map((recipient) => {
    const id = newMessageId(randomInt);
    mails.add({ id, recipient: recipient.toLowerCase(), ...letter, receivedAt: wall().toISOString() });
    return id;
  });
  return ids.join(' ');
}
