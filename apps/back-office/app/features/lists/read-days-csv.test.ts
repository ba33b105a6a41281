import { expect, test } from 'vitest';
import { readDaysCsv } from './read-days-csv.ts';

test('a file of days accepts dates as computers or as people write them, with their kind and name', () => {
  const csv =
    '\uFEFFfecha,tipo,nombre\r\n2026-12-24,Cierra,Nochebuena\r\n\r\n"16.11.2026";abre;Guardia\n1/2/2027\tcierra\tPuente';
  expect(readDaysCsv(csv)).toEqual({
    ok: true,
    days: [
      { date: '2026-12-24', kind: 'closed', name: 'Nochebuena' },
      { date: '2026-11-16', kind: 'open', name: 'Guardia' },
      { date: '2027-02-01', kind: 'closed', name: 'Puente' },
    ],
  });
  expect(readDaysCsv('')).toEqual({ ok: true, days: [] });
});

test('every wrong line is reported by its number, and the whole file of days is refused', () => {
  const csv =
    '2026-12-24,cierra,Nochebuena\n31.02.2027,cierra,Nada\n2026-12-28,quizá,Nada\n2026-12-29,abre\n24.12.2026,cierra,Otra';
  expect(readDaysCsv(csv)).toEqual({
    ok: false,
    problems: [
      'Línea 2: «31.02.2027,cierra,Nada» no empieza con un día que exista.',
      'Línea 3: «2026-12-28,quizá,Nada» no dice si el día cierra o abre.',
      'Línea 4: «2026-12-29,abre» no dice cómo se llama el día, en 80 letras o menos.',
      'Línea 5: el día 24.12.2026 ya venía antes.',
    ],
  });
});
