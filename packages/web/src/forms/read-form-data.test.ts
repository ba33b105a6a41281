import { expect, test } from 'vitest';
import { readFormData } from './read-form-data.ts';

const sending = (body: string, type: string) =>
  new Request('https://site.test/', { method: 'POST', body, headers: { 'content-type': type } });

test('a form is read', async () => {
  const data = await readFormData(sending('name=Ana', 'application/x-www-form-urlencoded'));
  expect(data.get('name')).toBe('Ana');
});

test.each(['', '--y\r\nnothing', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut'])(
  'a broken form (%j) is a bad request',
  async (body) => {
    const answer = readFormData(sending(body, 'multipart/form-data; boundary=x'));
    await expect(answer).rejects.toMatchObject({ status: 400 });
  },
);
