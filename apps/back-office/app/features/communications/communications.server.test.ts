import {
  getMessageTemplate,
  listMessageLog,
  listMessageTemplates,
  publishMessageDraft,
  type Reply,
  resendMessage,
  saveMessageDraft,
  sendMessageTest,
} from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { messageMoment } from '../../vocabulary/message-moment.ts';
import { communicationsCopy as copy } from './communications.copy.es.ts';
import { logPath, parseExample, parseLogQuery, templateParam } from './communications-path.ts';
import { readDeliveries, resendFrom } from './deliveries.server.ts';
import { actOnTemplate, readTemplate } from './template.server.ts';
import { readTemplates } from './templates.server.ts';

const id = '01936f7e-0000-7000-8000-000000000001';
const row = {
  ...{ template: 'reminder_before', channel: 'sms', version: 1, liveFrom: null, hasDraft: true },
  ...{ sent: 12, failed: 1, dueDays: [-3, -1] },
} as const satisfies Reply<typeof listMessageTemplates>[number];
const words = { subject: null, text: '{lender}: {amount}.' };
const preview = { subject: null, text: 'Quincena: $10.00.', sms: { alphabet: 'ucs2', parts: 2, units: 90 } } as const;
const detail = {
  ...row,
  ...{ live: words, livePreview: preview, exampleLoan: 'ABC123' },
  placeholders: [{ name: 'amount', kind: 'amount', isRequired: true, example: '$10.00' }],
  draft: {
    ...{ revision: 4, words, preview: null, needsApproval: true, isAsked: false, authorName: 'Luz' },
    faults: [{ code: 'unknown_placeholder', about: 'monto' }],
    changedAt: '2026-11-21T10:00:00.000Z',
  },
  versions: [],
} satisfies Reply<typeof getMessageTemplate>;

test('the texts of a channel show when they are sent and how many arrived', async () => {
  const { call } = fakeCall(
    grants(listMessageTemplates, [
      { ...row, dueDays: [-3, -1] },
      { ...row, dueDays: [], channel: 'email' },
    ]),
  );
  expect(await readTemplates(call, 'sms')).toEqual([
    expect.objectContaining({
      ...{ name: 'Recordatorio antes del pago', trigger: '3, 1 días antes del pago', since: 'Con el programa' },
      ...{ href: '/comunicaciones/reminder_before/sms', sent: 12, failed: 1 },
    }),
  ]);
});

test('a text is shown with its draft, its faults and a preview', async () => {
  const { call, made } = fakeCall(grants(getMessageTemplate, detail));
  const view = await readTemplate(call, { template: 'reminder_before', channel: 'sms', example: 2 });
  expect(made[0]?.send).toMatchObject({ query: { example: 2 } });
  expect(view).toMatchObject({
    example: 'Con las cifras del préstamo ABC123 y el nombre tapado.',
    draft: { faults: ['{monto} no existe en este texto.'], preview: null },
    live: { parts: '2 partes, 90 letras (con acentos: caben 70 por parte)' },
    ...{ nextExample: 3, revision: 4 },
  });
});

const ref = { template: 'reminder_before', channel: 'email', example: 1 } as const;
const back = '/comunicaciones/reminder_before/email?ejemplo=1&hecho=';

test('a draft is saved with its subject on one line and its paragraphs apart', async () => {
  const { call, made } = fakeCall(grants(saveMessageDraft, detail));
  const form = formOf({ revision: '3', subject: ' Tu  pago ', text: 'Uno.\r\n\r\nDos.\r\n' });
  expect(await actOnTemplate(call, { ...ref, intent: 'save' }, form)).toEqual(leadTo(`${back}save`));
  expect(made[0]?.send).toMatchObject({ body: { revision: 3, text: 'Uno.\n\nDos.' } });
});

test.each([
  [null, 'publish'],
  [id, 'ask'],
] as const)('a text whose approval is %s was %sed', async (approvalId, done) => {
  const { call } = fakeCall(grants(publishMessageDraft, { approvalId }));
  const form = formOf({ revision: '3', note: 'Más claro', formKey: 'key' });
  expect(await actOnTemplate(call, { ...ref, intent: 'publish' }, form)).toEqual(leadTo(`${back}${done}`));
});

test('the reason why nothing was done is shown, and the typed text stays', async () => {
  const { call } = fakeCall(refuses(sendMessageTest, 'request_count_by_day_exceed'));
  expect(await actOnTemplate(call, { ...ref, intent: 'test' }, formOf({ note: 'Ana', formKey: 'key' }))).toMatchObject({
    status: 409,
    data: { said: copy.problems.request_count_by_day_exceed, values: { note: 'Ana' } },
  });
});

const message = {
  ...{ id, clientId: id, loanId: id, kind: 'reminder', template: null, version: null, channel: 'sms', tries: 9 },
  ...{ address: '••••••5678', state: 'dead', cause: 'provider_failed' },
  at: '2026-11-21T10:00:00.000Z',
} as const satisfies Reply<typeof listMessageLog>['rows'][number];
const place = `1795454400000000_${id}`;

test('sent messages are listed, and there is another page where there are more', async () => {
  const { call, made } = fakeCall(grants(listMessageLog, { rows: [message], next: place }));
  const view = await readDeliveries(call, { state: 'dead', before: place });
  expect(made[0]?.send).toEqual({ query: { state: 'dead', before: place, perPage: 25 } });
  expect(view).toMatchObject({
    lines: [
      {
        when: messageMoment(message),
        name: copy.log.unknown,
        address: '••••••5678',
        cause: 'el proveedor no lo aceptó',
        isDead: true,
      },
    ],
    next: { href: `/comunicaciones/entregas?estado=dead&desde=${place}` },
    previous: { href: '/comunicaciones/entregas?estado=dead' },
  });
});

test.each(['state', 'stale', 'unwanted', 'often'] as const)(
  'a message is not sent again since it is %s',
  async (because) => {
    const { call } = fakeCall(refuses(resendMessage, 'message_not_resendable', { facts: { because } }));
    const answer = await resendFrom(
      call,
      '/comunicaciones/entregas',
      formOf({ clientId: id, messageId: id, formKey: 'k' }),
    );
    expect(answer).toMatchObject({ status: 409, data: { said: copy.problems[because] } });
  },
);

test.each(['/comunicaciones/entregas', `/comunicaciones/entregas?estado=dead&desde=${place}`])(
  'the address %s is read and written the same',
  (path) => {
    expect(logPath(parseLogQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
  },
);

test('an address that makes no sense shows the first page, and an unknown text is not found', () => {
  expect(parseLogQuery(new URLSearchParams({ estado: 'x', desde: "' or 1=1" }))).toEqual({});
  expect(parseExample(new URLSearchParams({ ejemplo: '99' }))).toBe(1);
  expect(() => templateParam({ template: 'constructor', channel: 'sms' })).toThrow();
});
