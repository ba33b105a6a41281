import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { basicAuth } from '../basic-auth.ts';

const accountSid = 'AC00000000000000000000000000000000';
const url = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
const authorization = basicAuth({ user: accountSid, password: providerKey });
const fields = { To: '+525512345678', From: 'Quincena', Body: '482 es tu código de Quincena.' };

test('a message is answered as Twilio does, and the phone receives it', async () => {
  const { app, submit } = createSimulatedWorld();
  const response = await submit(url, fields, { authorization });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: fields.Body,
    date_created: 'Mon, 02 Mar 2026 18:00:00 +0000',
    date_sent: null,
    date_updated: 'Mon, 02 Mar 2026 18:00:00 +0000',
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: 'Quincena',
    messaging_service_sid: null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    status: 'queued',
    subresource_uris: { media: expect.stringMatching(/\/Messages\/SM[0-9a-f]{32}\/Media\.json$/) },
    to: '+525512345678',
    uri: expect.stringMatching(/\/Messages\/SM[0-9a-f]{32}\.json$/),
  });
  const phone = await app.inject('/telefono/5512345678/messages.json');
  expect(phone.json()).toEqual({
    number: '+525512345678',
    messages: [
      {
        sid: response.json().sid,
        from: 'Quincena',
        body: fields.Body,
        code: '482',
        receivedAt: '2026-03-02T18:00:00.000Z',
      },
    ],
  });
});

test('a messaging service is accepted in place of a sender', async () => {
  const { submit } = createSimulatedWorld();
  const { From: _, ...rest } = fields;
  const response = await submit(url, { ...rest, MessagingServiceSid: 'MG1' }, { authorization });
  expect(response.json()).toMatchObject({
    from: null,
    messaging_service_sid: 'MG1',
    num_segments: '0',
    status: 'accepted',
  });
});

test.each([
  ['no credentials', {}],
  ['a wrong key', { authorization: basicAuth({ user: accountSid, password: 'wrong' }) }],
  ['another account', { authorization: basicAuth({ user: 'AC1', password: providerKey }) }],
])('a message with %s is refused', async (_, headers) => {
  const { submit } = createSimulatedWorld();
  const response = await submit(url, fields, headers);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({
    code: 20003,
    message: 'Authenticate',
    more_info: 'https://www.twilio.com/docs/errors/20003',
    status: 401,
  });
});

test.each([
  [21211, { To: '5512345678' }],
  [21211, { To: '+52 55 1234 5678' }],
  [21604, { To: '' }],
  [21603, { From: '' }],
  [21602, { Body: '' }],
  [21617, { Body: 'a'.repeat(1601) }],
])('the refusal has the code %i when the message has %j', async (code, changed) => {
  const { app, submit } = createSimulatedWorld();
  const response = await submit(url, { ...fields, ...changed }, { authorization });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code, status: 400 });
  expect((await app.inject('/telefono')).body).not.toContain('55 1234 5678');
});

test('a body that is no form is refused in Twilio’s own shape', async () => {
  const { app } = createSimulatedWorld();
  const payload = '<message/>';
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { authorization, 'content-type': 'text/xml' },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 20001 });
});
