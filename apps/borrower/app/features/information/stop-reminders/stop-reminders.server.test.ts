import { stopReminders } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { answerStopReminders } from './stop-reminders.server.ts';

const key = 'AB12CD34EF56GH78';

test('the key of a reminder is accepted as people type it', async () => {
  const { call, made } = fakeCall(grants(stopReminders, { reminders: false }));
  expect(await answerStopReminders(call, formOf({ key: ' ab12-cd34 ef56 gh78 ' }))).toMatchObject({
    status: 200,
    data: { isDone: true },
  });
  expect(made).toMatchObject([{ send: { body: { key } } }]);
});

test('a wrong key ends no reminders, and stays in its field', async () => {
  const { call } = fakeCall(refuses(stopReminders, 'code_wrong', { field: 'key' }));
  expect(await answerStopReminders(call, formOf({ key }))).toMatchObject({
    status: 422,
    data: { isDone: false, problem: { fields: { key: 'code_wrong' }, values: { key } } },
  });
});

test('text that cannot be a key is not sent', async () => {
  const { call, made } = fakeCall();
  expect(await answerStopReminders(call, formOf({ key: 'hola' }))).toMatchObject({ data: { isDone: false } });
  expect(made).toEqual([]);
});
