import { connect, type Socket } from 'node:net';
import type { Request } from '../api/send.ts';

/** Called with the end of a request; status 0 where the connection broke. */
export type Answered = (status: number, etag: string | undefined) => void;

/** Connections that send as little as HTTP requires, so that a sender can send more than a server can answer. */
export interface Connections {
  /** @returns whether it was sent: not while the largest number of requests is waiting for answers */
  send(text: string, answered: Answered): boolean;
  close(): void;
}

/** Returns a request as HTTP text. */
export function requestText({ method, url, headers, body = '' }: Request): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\nhost: bench\r\n${lines.join('')}\r\n${body}`;
}

/** @param most - how many connections there may be */
export function openConnections(url: string, most: number): Connections {
  const { hostname: host, port } = new URL(url);
  const free: Connection[] = [];
  const all = new Set<Connection>();
  const open = (): Connection => {
    // A server closes a connection that is idle for a while: nothing more is sent on it.
    const connection = openConnection({ host, port: Number(port) }, () => {
      all.delete(connection);
      const at = free.indexOf(connection);
      if (at >= 0) free.splice(at, 1);
    });
    all.add(connection);
    return connection;
  };
  return {
    send: (text, answered) => {
      const connection = free.pop() ?? (all.size < most ? open() : undefined);
      if (!connection) return false;
      connection.send(text, (status, etag, isOpen) => {
        if (isOpen) free.push(connection);
        answered(status, etag);
      });
      return true;
    },
    close: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
}

interface Connection {
  readonly socket: Socket;
  send(text: string, ended: (status: number, etag: string | undefined, isOpen: boolean) => void): void;
}

function openConnection(at: { host: string; port: number }, closed: () => void): Connection {
  const socket = connect(at).setNoDelay(true);
  let ended: Parameters<Connection['send']>[1] | undefined;
  let text = '';
  const end = (status: number, etag: string | undefined, isOpen: boolean) => {
    const notify = ended;
    ended = undefined;
    text = '';
    notify?.(status, etag, isOpen);
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const headEnds = text.indexOf('\r\n\r\n');
    if (headEnds < 0) return;
    const head = text.slice(0, headEnds);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (text.length < headEnds + 4 + length) return;
    end(Number(head.slice(9, 12)), /\r\netag: (\S+)/i.exec(head)?.[1], !/\r\nconnection: close/i.test(head));
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    closed();
    end(0, undefined, false);
  });
  return {
    socket,
    send: (request, notify) => {
      ended = notify;
      socket.write(request);
    },
  };
}
