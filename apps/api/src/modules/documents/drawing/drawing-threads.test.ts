import { expect, test } from 'vitest';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { drawDocument } from './drawing-threads.ts';

const long = {
  title: 'Contrato',
  subtitle: 'Mil renglones',
  sections: [{ title: 'Pagos', lines: Array.from({ length: 1_000 }, (_, at) => [`Pago ${at}`, '$1.00'] as const) }],
  footer: 'Página {page} de {pages}',
};

test('a document is drawn in another thread: the event loop spends little of the processor time', async () => {
  const ownBefore = process.threadCpuUsage();
  const allBefore = process.cpuUsage();
  const pdf = await drawDocument(long);
  const own = process.threadCpuUsage(ownBefore);
  const all = process.cpuUsage(allBefore);
  expect(own.user + own.system).toBeLessThan((all.user + all.system) / 4);
  expect(await pdfText(pdf)).toContain('Pago 999');
});

test('the pages of a document have their numbers', async () => {
  const text = await pdfText(await drawDocument(long));
  const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
  expect(text).toContain(`Página ${pages} de ${pages}`);
});
