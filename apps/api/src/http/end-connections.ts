import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections when the server stops: those without a request at once, the others when they are answered, and all
 * that are left after `graceMs`. Answers meanwhile say that the connection ends.
 */
export function endConnections(app: FastifyInstance, graceMs: number): void {
  const requestsOn = new Map<Socket, number>();
  let isStopping = false;

  const count = (socket: Socket, change: 1 | -1) => {
    const requests = (requestsOn.get(socket) ?? 0) + change;
    requestsOn.set(socket, requests);
    if (isStopping && requests === 0) socket.end();
  };
  app.server.on('connection', (socket) => {
    requestsOn.set(socket, 0);
    socket.once('close', () => requestsOn.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('onSend', (_, reply, __, next) => {
    if (isStopping) reply.header('connection', 'close');
    next();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroy();
    setTimeout(() => {
      for (const socket of requestsOn.keys()) socket.destroy();
    }, graceMs).unref();
  });
}
