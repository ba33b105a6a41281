import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { StopRemindersCard } from './stop-reminders-card.tsx';

test('the key of an e-mail can be typed, and a wrong one is reported at its field', () => {
  expect(renderPage(<StopRemindersCard answer={undefined} />)).toContain('name="key"');
  const problem = { values: { key: 'AB12' }, fields: { key: 'code_wrong' }, facts: {} };
  const refused = renderPage(<StopRemindersCard answer={{ isDone: false, problem }} />);
  expect(refused).toContain('Esa clave no es.');
  expect(refused).toContain('value="AB12"');
});

test('the page says which messages still come once reminders ended', () => {
  const done = renderPage(<StopRemindersCard answer={{ isDone: true }} />);
  expect(done).toContain('Tus recibos y los avisos de tu contrato');
  expect(done).not.toContain('name="key"');
});
