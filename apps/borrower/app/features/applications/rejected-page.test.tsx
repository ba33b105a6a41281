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

test('a rejected client reads why and from when to try again, and finds the letter', () => {
  const html = renderHtml(<RejectedPage {...rejectionView(rejected, sampleClient({ rejection }))} />);
  expect(html).toContain('esta deuda sería demasiado para ti');
  expect(html).toContain('Desde el 21.12.2026');
  expect(html).toContain('/profile/document?documento=respuesta-a-tu-solicitud');
  expect(html).not.toContain('href="/application/apply"');
});

test('a rejected client can apply again once the day has come', () => {
  const html = renderHtml(<RejectedPage {...rejectionView(rejected, sampleClient())} />);
  expect(html).toContain('href="/application/apply"');
});

test('a blocked client who never applied has no letter, and reads that we do not lend for now', () => {
  const client = sampleClient({ status: CLIENT_STATUS.blacklisted });
  const html = renderHtml(<RejectedPage {...rejectionView(undefined, client)} />);
  expect(html).toContain('Por ahora no podemos prestarte.');
  expect(html).not.toContain('/profile/document');
});
