import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server as a visitor reaches it: HTTP/2 with TLS. */
export interface SecureServer {
  readonly origin: string;
  close(): void;
}

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** Listens with a certificate that it made itself, on a free port or on the given one. */
export async function serveSecurely(answer: Answer, port = 0): Promise<SecureServer> {
  const server = createSecureServer({ ...makeCertificate() }, answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { origin: `https://localhost:${own}`, close: () => server.close() };
}

/** Forwards every request to a server without TLS. */
export function forwardTo(origin: string): Answer {
  return (incoming, outgoing) => {
    const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(own), host: incoming.authority };
    const sent = request(new URL(incoming.url, origin), { method: incoming.method, headers }, (answer) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    sent.once('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };
}

function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'lender-bench-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', cert, '-days', '1'], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
