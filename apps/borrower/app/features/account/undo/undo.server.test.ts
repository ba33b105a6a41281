import { undoChange } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test, vi } from 'vitest';
import { undo } from './undo.server.ts';

test.each([
  ['+52 55 1234 5678', '5512345678'],
  [' ana@correo.example ', 'ana@correo.example'],
])('the code that went to %j restores the former address, and leads to the sign-in', async (address, sent) => {
  const { call, made } = fakeCall(grants(undoChange, {}));
  const forget = vi.fn();
  expect(await undo({ call, forget }, formOf({ address, code: 'k7pm3 xqe94' }))).toEqual(
    leadTo('/ingresar?aviso=deshecho'),
  );
  expect(made).toMatchObject([{ send: { body: { address: sent, code: 'k7pm3xqe94' } } }]);
  expect(forget).toHaveBeenCalledOnce();
});

test('a code that undoes nothing is refused, and the input is kept', async () => {
  const { call } = fakeCall(refuses(undoChange, 'code_wrong'));
  const forget = vi.fn();
  expect(await undo({ call, forget }, formOf({ address: '5512345678', code: 'K7PM3XQE94' }))).toMatchObject({
    status: 422,
    data: { values: { address: '5512345678', code: 'K7PM3XQE94' }, form: 'code_wrong' },
  });
  expect(forget).not.toHaveBeenCalled();
});
