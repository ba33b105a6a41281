import { expect, test } from 'vitest';
import { webhookReceiver } from '../../../../test/server/webhook-receiver.ts';
import { isInside } from './is-inside.ts';
import { isAllowedUrl, type PublicNetwork, postToPublicNetwork } from './post-to-public-network.ts';

const receiver = await webhookReceiver();
const port = new URL(receiver.url).port;
const posted = { url: receiver.url, headers: { 'content-type': 'application/json' }, body: '{"a":"ñ"}' };
const here: PublicNetwork = { allowsInside: true };
const refused = { status: null, answer: null, trouble: 'address_refused' };

test('the answer of a receiver is reported with its beginning, and no more of it', async () => {
  receiver.answer((response) => response.writeHead(202).end(`<b>\0${'x'.repeat(100_000)}`));
  const { status, answer } = await postToPublicNetwork(posted, here);
  expect([status, answer]).toEqual([202, `<b>${'x'.repeat(1020)}`]);
  expect(receiver.received.at(-1)?.body).toBe(posted.body);
});

test('an answer that never ends is read no further than its beginning', async () => {
  receiver.answer((response) => response.writeHead(500).write('y'.repeat(2_000)));
  expect(await postToPublicNetwork(posted, here)).toMatchObject({ status: 500, answer: 'y'.repeat(1024) });
});

test('a redirect is an answer, and is not followed', async () => {
  const before = receiver.received.length;
  receiver.answer((response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end());
  expect(await postToPublicNetwork(posted, here)).toMatchObject({ status: 302, trouble: null });
  expect(receiver.received.length).toBe(before + 1);
});

test('a receiver that does not answer is given up after the timeout', async () => {
  receiver.answer(() => undefined);
  expect(await postToPublicNetwork(posted, { ...here, timeoutMs: 50 })).toMatchObject({ trouble: 'timeout' });
});

test('a receiver that hangs up, or is not there, is unreachable', async () => {
  receiver.answer((response) => response.destroy());
  expect(await postToPublicNetwork(posted, here)).toMatchObject({ trouble: 'unreachable' });
  expect(await postToPublicNetwork({ ...posted, url: 'http://127.0.0.1:9/' }, here)).toMatchObject({
    trouble: 'unreachable',
  });
});

test.each([
  `https://127.0.0.1:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::ffff:127.0.0.1]:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f.1:${port}/`,
  'https://169.254.169.254/latest/meta-data/',
  `https://user:${'pass'}@example.com/`,
  'http://example.com/',
  'ftp://example.com/',
])('no request is sent to %s', async (url) => {
  const before = receiver.received.length;
  expect(await postToPublicNetwork({ ...posted, url }, { allowsInside: false })).toEqual(refused);
  expect(receiver.received.length).toBe(before);
});

test('no request is sent to a name that leads inside, even where another of its addresses is public', async () => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const outside = { allowsInside: false, resolve };
  expect(await postToPublicNetwork({ ...posted, url: `https://hooks.example.com:${port}/` }, outside)).toEqual(refused);
});

test('no request is sent to a name that led outside when it was saved and leads inside now', async () => {
  const url = `https://rebound.example.com:${port}/`;
  expect(isAllowedUrl(new URL(url), { allowsInside: false })).toBe(true);
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const before = receiver.received.length;
  expect(await postToPublicNetwork({ ...posted, url }, { allowsInside: false, resolve })).toEqual(refused);
  // Resolved once: the address that was checked is the one that would have been connected to.
  expect([asked, receiver.received.length]).toEqual([1, before]);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.53',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
])('the address %s is inside', (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  'the address %s is outside',
  (address) => {
    expect(isInside(address)).toBe(false);
  },
);
