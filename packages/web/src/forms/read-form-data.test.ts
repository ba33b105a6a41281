import { expect, test } from 'vitest';
import { formReadIn, readFormData } from './read-form-data.ts';

const sending = (body: string, type: string) =>
  ({
    request: new Request('https://site.test/', { method: 'POST', body, headers: { 'content-type': type } }),
    context: {},
  }) as const;

test('a form that was read is known to every later part of the same request', async () => {
  const visit = sending('name=Ana', 'application/x-www-form-urlencoded');
  const data = await readFormData(visit);
  expect(data.get('name')).toBe('Ana');
  expect(formReadIn(visit.context)).toBe(data);
  expect(formReadIn({})).toBeUndefined();
});

test.each(['', '--y\r\nnothing', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut'])(
  'a broken form (%j) is a bad request',
  async (body) => {
    const answer = readFormData(sending(body, 'multipart/form-data; boundary=x'));
    await expect(answer).rejects.toMatchObject({ status: 400 });
  },
);
