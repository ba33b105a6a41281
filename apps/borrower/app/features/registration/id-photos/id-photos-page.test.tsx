import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { IdPhotosPage } from './id-photos-page.tsx';

const stored = { id: '019c0000-0000-7000-8000-000000000001', sizeBytes: 4_096 };
const page = {
  owner: 'h1',
  tasks: [{ type: 'id_front', stored }, { type: 'id_back', stored }, { type: 'selfie' }],
  removed: null,
  isComplete: true,
  expiration: '2030/12/31',
  formKey: 'k',
  problem: undefined,
  isBusy: false,
} as const;
const refused = (typed: string, code: string) =>
  ({ values: { documentExpiration: typed }, fields: { documentExpiration: code }, facts: {} }) as const;
const fieldIn = (html: string) => /<input\b[^>]*\bname="documentExpiration"[^>]*>/.exec(html)?.[0] ?? '';

describe('the last day of the identification', () => {
  test('the last day of the identification is asked for in digits, with the saved value and its format', () => {
    const html = renderPage(<IdPhotosPage {...page} />);
    expect(fieldIn(html)).toMatch(/inputMode="numeric"/i);
    expect(fieldIn(html)).toContain('value="2030/12/31"');
    expect(fieldIn(html)).toMatch(/aria-describedby="documentExpiration/);
    expect(html).toMatch(/<label[^>]*for="documentExpiration"[^>]*>Vigencia de tu INE/i);
    expect(html).toContain('Año/mes/día');
  });

  test.each([
    ['2020/12/31', 'document_expired', 'Tu INE ya venció. Si te equivocaste de fecha, corrígela'],
    ['', 'required', 'Escribe hasta cuándo está vigente tu INE.'],
    ['31/12/2030', 'invalid', 'Revisa la vigencia de tu INE'],
  ])(
    'the last day of the identification keeps what was typed (%j) and shows what is wrong: %s',
    (typed, code, words) => {
      const html = renderPage(<IdPhotosPage {...page} problem={refused(typed, code)} />);
      expect(fieldIn(html)).toContain(`value="${typed}"`);
      expect(fieldIn(html)).toContain('aria-invalid="true"');
      expect(html.split(words)).toHaveLength(3);
    },
  );
});

test('a photo that is missing on finishing is reported at its place, and not again beside the field', () => {
  const problem = { values: { documentExpiration: '2030' }, fields: {}, form: 'documents_missing', facts: {} };
  const html = renderPage(<IdPhotosPage {...page} problem={problem} />);
  expect(html).toContain('href="#photo-selfie"');
  expect(html.split('Todavía falta alguna foto.')).toHaveLength(3);
  expect(fieldIn(html)).toContain('value="2030"');
});
