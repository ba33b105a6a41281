import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createSms } from './http.ts';

const world = await providerWorld();
const message = { phone: '5512345678', text: '482 es tu código de Quincena.' };

test('a text message goes from our account to the phone', async () => {
  const { url, providerKey: token } = world;
  const sms = createSms({ url, accountSid: 'ACours', from: '+525555555555', token }, lineTo('twilio'));
  expect(await sms.send(message)).toEqual({ ok: true, value: { providerId: expect.stringMatching(/^SM/) } });
  const { messages } = (await (await fetch(`${url}/telefono/${message.phone}/messages.json`)).json()) as {
    messages: { from: string; body: string }[];
  };
  expect(messages).toMatchObject([{ from: '+525555555555', body: message.text }]);
});

/** Simulates a Twilio that answers every message with one of its errors. */
async function refusing(status: number, code: number) {
  let asked = 0;
  const url = await listening((_, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code, message: 'As the test says', status }));
  });
  const line = lineTo('twilio');
  return { line, asked: () => asked, ...createSms({ url, accountSid: 'AC1', from: 'Quincena', token: 't' }, line) };
}

test.each([21211, 21610, 21612, 21614])('a number that is refused with %i is refused for good', async (code) => {
  const { send, line } = await refusing(400, code);
  for (let text = 0; text < 6; text++) expect(await send(message)).toEqual({ ok: false, problem: { code: `${code}` } });
  expect(line.health()).toMatchObject({ state: 'closed', counts: { answered: 6, troubled: 0 } });
});

test('a message whose sender is not ours is not lost: it is tried later, and opens no circuit breaker', async () => {
  const { send, line } = await refusing(400, 21606);
  for (let text = 0; text < 6; text++) await expect(send(message)).rejects.toThrow();
  expect(line.health().state).toBe('closed');
});

test('one call sends no message twice', async () => {
  const { send, asked } = await refusing(500, 20500);
  await expect(send(message)).rejects.toThrow();
  expect(asked()).toBe(1);
});

/** spec/integration/rest/api/v2010/account/message.spec.js of https://github.com/twilio/twilio-node. */
const OFFICIAL = {
  account_sid: 'ACaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  api_version: '2010-04-01',
  body: 'O Slash: \u00d8, PoP: \ud83d\udca9',
  date_created: 'Thu, 30 Jul 2015 20:12:31 +0000',
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  from: '+14155552345',
  messaging_service_sid: 'MGaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  num_media: '0',
  num_segments: '1',
  price: '-0.00750',
  price_unit: 'USD',
  sid: 'SMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  status: 'sent',
  to: '+14155552345',
};

test('the message of Twilio’s own client is accepted', async () => {
  const url = await listening((_, response) => response.writeHead(201).end(JSON.stringify(OFFICIAL)));
  const sms = createSms({ url, accountSid: OFFICIAL.account_sid, from: 'Quincena', token: 't' }, lineTo('twilio'));
  expect(await sms.send(message)).toEqual({ ok: true, value: { providerId: OFFICIAL.sid } });
});
