import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { phoneAt, storeAt } from '../src/command/sandbox-by-address.ts';

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

test.each([
  ['JSON', '{"number":"1","messages":[{"body":"42 new"},{"body":"41 old"}]}', ['42 new', '41 old']],
  ['lines', '42 new\n41 old\n', ['42 new', '41 old']],
  ['JSON of another shape', '{"texts":[]}', ['{"texts":[]}']],
])('a phone is read from %s', async (_what, body, messages) => {
  const asked: (string | undefined)[] = [];
  const address = await listening((request, reply) => {
    asked.push(request.url);
    reply.end(body);
  });
  expect(await phoneAt(`${address}/phones/{phone}`)('+52 55')).toEqual(messages);
  expect(asked).toEqual(['/phones/%2B52%2055']);
});

test('a phone that is not known yet has no messages, and one that fails throws an error', async () => {
  const address = await listening((request, reply) => {
    reply.writeHead(request.url === '/new' ? 404 : 500).end();
  });
  expect(await phoneAt(`${address}/{phone}`)('new')).toEqual([]);
  await expect(phoneAt(`${address}/{phone}`)('other')).rejects.toThrow(
    'the messages of other were answered with status 500',
  );
});

test('a store is paid by a form in pesos, and its refusal throws an error', async () => {
  const sent: string[] = [];
  const address = await listening(async (request, reply) => {
    for await (const chunk of request) sent.push(String(chunk));
    reply.writeHead(sent.length > 1 ? 404 : 303, { location: '/ticket' }).end();
  });
  await storeAt(address)('0012', 5_001);
  expect(sent).toEqual(['reference=0012&amount=50.01']);
  await expect(storeAt(address)('0013', 1)).rejects.toThrow('the store answered with status 404');
});
