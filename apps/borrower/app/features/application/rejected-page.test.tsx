import { plainDate } from '@lender/calculator';
import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { sampleClient } from '../../platform/client.sample.ts';
import { sampleApplication } from './application.sample.ts';
import { RejectedPage } from './rejected-page.tsx';
import { rejectionView } from './rejection-view.ts';

const rejected = sampleApplication({ status: APPLICATION_STATUS.rejected, reasons: ['CAPACITY'] });
const rejection = { reasons: ['CAPACITY'], applyAgainOn: plainDate('2026-12-21') };

test('a rejected client reads why, from when to try again, and finds the letter', () => {
  const html = renderHtml(<RejectedPage {...rejectionView(rejected, sampleClient({ rejection }))} />);
  expect(html).toContain('esta deuda sería demasiado para ti');
  expect(html).toContain('Desde el 21.12.2026');
  expect(html).toContain('/profile/document?documento=respuesta-a-tu-solicitud');
  expect(html).not.toContain('href="/application/apply"');
});

test('once the day has come, the way to apply is open again', () => {
  const html = renderHtml(<RejectedPage {...rejectionView(rejected, sampleClient())} />);
  expect(html).toContain('href="/application/apply"');
});

test('somebody who is barred without having applied has no letter, and may ask', () => {
  const client = sampleClient({ status: CLIENT_STATUS.blacklisted });
  const html = renderHtml(<RejectedPage {...rejectionView(undefined, client)} />);
  expect(html).toContain('Por ahora no podemos prestarte.');
  expect(html).not.toContain('/profile/document');
});
