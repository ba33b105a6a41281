import { getContactPreferences, updateContactPreferences } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { readMessages, saveMessages } from './messages.server.ts';
import { MessagesPage } from './messages-page.tsx';

const url = 'https://quincena.example/profile/messages';

test.each([
  [true, 'Te recordamos tus fechas de pago.', 'value="off"', 'Ya no quiero recordatorios'],
  [false, 'No te recordamos tus fechas de pago.', 'value="on"', 'Quiero recordatorios'],
])(
  'the page of reminders shows that they are %s, and one button changes it',
  async (reminders, state, next, button) => {
    const read = await readMessages(fakeCall(grants(getContactPreferences, { reminders })).call, url);
    const html = renderPage(<MessagesPage {...read} isBusy={false} />);
    for (const words of [state, next, button, 'entre las 7:00 y las 22:00']) expect(html).toContain(words);
  },
);

test.each([
  ['off', false],
  ['on', true],
] as const)('the choice of reminders %s is saved, and confirmed by the page', async (word, reminders) => {
  const { call, made } = fakeCall(grants(updateContactPreferences, { reminders }));
  expect(await saveMessages(call, formOf({ reminders: word }))).toEqual(leadTo(`/profile/messages?listo=${word}`));
  expect(made).toMatchObject([{ send: { body: { reminders } } }]);
  const read = await readMessages(fakeCall(grants(getContactPreferences, { reminders })).call, `${url}?listo=${word}`);
  expect(renderPage(<MessagesPage {...read} isBusy={false} />)).toContain('role="status"');
});
