import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/**
 * Passes each request to the next of several servers, as a balancer does that knows nothing of sessions; one that is
 * away is skipped. `PORT` is the port to listen on, `TARGETS` the ports of the servers, with commas.
 */
const targets = (process.env.TARGETS ?? '').split(',').map(Number);
let turn = 0;

createServer((asked, answer) => {
  void forward(asked, answer).catch(() => answer.writeHead(502).end());
}).listen(Number(process.env.PORT), '127.0.0.1');

async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const socket = await nextSocket();
  const { method, url, headers } = asked;
  const passed = request({ method, path: url, headers, createConnection: () => socket });
  asked.pipe(passed);
  passed.on('response', (reported) => {
    answer.writeHead(reported.statusCode ?? 502, reported.headers);
    reported.pipe(answer);
  });
  // An answer that breaks off in the middle breaks off for the caller, too.
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => passed.destroy());
}

/**
 * Connects to the next server in turn, or to the one after it that is there: nothing of the request was read before.
 */
async function nextSocket(): Promise<Socket> {
  for (let tries = 0; tries < targets.length; tries++) {
    const port = targets[turn++ % targets.length];
    const socket = connect({ port: port ?? 0, host: '127.0.0.1' });
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isThere) return socket;
  }
  throw new Error('nobody is there');
}
