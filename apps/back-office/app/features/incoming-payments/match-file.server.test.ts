import { matchReceipts } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { matchFileFrom } from './match-file.server.ts';

const sent = () => {
  const data = formOf({});
  data.set('file', new File(['Clave de rastreo,Préstamo\nMX9,P4X8T2ABCD'], 'depositos.csv', { type: 'text/csv' }));
  return data;
};

test('a file shows the result of each of its lines', async () => {
  const { call } = fakeCall(
    grants(matchReceipts, {
      matched: 1,
      rows: [
        { line: 2, trackingKey: 'MX9', number: 'P4X8T2ABCD', outcome: 'matched' },
        { line: 3, trackingKey: 'MX8', number: 'P4X8T2ABCD', outcome: 'receipt_unknown' },
      ],
    }),
  );
  expect(await matchFileFrom(call, sent())).toMatchObject({
    data: {
      file: {
        sentence: 'De 2 renglones se asignaron 1.',
        rows: [
          { line: '2', key: 'MX9', number: 'P4X8T2ABCD', outcome: 'Asignado', isDone: true },
          { line: '3', outcome: 'No hay un depósito con esa clave', isDone: false },
        ],
      },
    },
  });
});

test('a file that cannot be read says what a file must be, and no file is asked for', async () => {
  const { call } = fakeCall(refuses(matchReceipts, 'invalid_input'));
  expect(await matchFileFrom(call, sent())).toMatchObject({
    status: 422,
    data: { file: { refused: expect.stringMatching(/dos columnas/) } },
  });
  expect(await matchFileFrom(fakeCall().call, formOf({}))).toMatchObject({
    data: { file: { refused: 'Elige un archivo.' } },
  });
});
