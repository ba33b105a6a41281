import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { StepPage } from './step-page.tsx';

const words = { title: 'Título', detail: 'Detalle', lead: 'Entrada', why: 'Motivo', back: undefined };

test.each([
  ['account', 1],
  ['details', 2],
  ['employment', 3],
  ['address', 4],
  ['reference', 5],
  ['bankAccount', 6],
  ['idPhotos', 7],
] as const)('%s is step %i of 7, in the order in which the flow asks', (step, number) => {
  const html = renderHtml(
    <StepPage step={step} {...words}>
      Campos
    </StepPage>,
  );
  expect(html).toContain(`Paso ${number} de 7`);
});

test('a step that only some clients are asked for shows no number', () => {
  const html = renderHtml(<StepPage {...words}>Campos</StepPage>);
  expect(html).toContain('Detalle');
  expect(html).not.toContain('Paso');
});

test('a step page has a back link where there is a page before', () => {
  const html = renderHtml(
    <StepPage {...words} back="/registration/address">
      Campos
    </StepPage>,
  );
  expect(html).toMatch(/<a href="\/registration\/address"[^>]*>.*Atrás/);
  expect(renderHtml(<StepPage {...words}>Campos</StepPage>)).not.toContain('Atrás');
});
