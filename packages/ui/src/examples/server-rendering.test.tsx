import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  CopyableCode,
  Dialog,
  Field,
  FileInput,
  LoadingOverlay,
  PasswordInput,
  ProgressBar,
  RadioGroup,
  Receipt,
  SiteHeader,
  Slider,
  TextInput,
  Toggletip,
} from '../index.ts';

const served = (element: ReactElement) => renderToStaticMarkup(element);

const password = (
  <Field id="password" label="Contraseña">
    <PasswordInput name="password" autoComplete="current-password" showLabel="Mostrar" hideLabel="Ocultar" />
  </Field>
);
const photo = (
  <FileInput
    id="front"
    name="front"
    legend="INE, frente"
    accept="image/*"
    chooseLabel="Elegir archivo"
    cameraLabel="Tomar foto"
    chosenLabel={({ name }) => name}
  />
);
const header = (
  <SiteHeader
    brand={{ href: '/', name: 'Quincena' }}
    navLabel="Principal"
    menuLabel="Menú"
    links={[{ href: '/faq', label: 'Preguntas' }]}
  />
);
const slider = (
  <Field id="amount" label="Monto">
    <Slider name="amount" min={500} max={8000} step={100} defaultValue={4000} valueText="$4000" />
  </Field>
);

test('a served page offers no button that only JavaScript would answer', () => {
  expect(served(password)).not.toContain('<button');
  expect(
    served(<CopyableCode label="CLABE" value="646180009900000073" copyLabel="Copiar" copiedLabel="Copiada" />),
  ).not.toContain('<button');
});

test('a served file input is the browser’s own input, which says which file was chosen', () => {
  const html = served(photo);
  expect(html.match(/<input[^>]*type="file"/g)).toHaveLength(2);
  expect(html).toContain('capture="environment"');
});

test('a served drawer opens by itself and holds the links', () => {
  expect(served(header)).toMatch(/<details[^>]*><summary.*Preguntas/s);
});

test('a served toggletip is opened by the browser', () => {
  const html = served(
    <Toggletip id="cat" label="¿Qué es el CAT?">
      Todo lo que cuesta un crédito.
    </Toggletip>,
  );
  expect(html).toMatch(/popoverTarget="cat"/i);
  expect(html).toMatch(/id="cat"[^>]*popover="auto"/);
});

test('a field connects its label, hint and error to the control by ids that the caller chose', () => {
  const html = served(
    <Field id="phone" label="Celular" hint="A 10 dígitos." error="Falta un dígito.">
      <TextInput name="phone" type="tel" />
    </Field>,
  );
  expect(html).toContain('for="phone"');
  expect(html).toMatch(/<input[^>]*id="phone"[^>]*aria-describedby="phone-hint phone-error"[^>]*aria-invalid="true"/);
});

test('nothing is chosen in a radio group unless the caller says so', () => {
  const options = [{ value: 'short', label: '15 días' }];
  expect(served(<RadioGroup id="term" name="term" legend="Plazo" options={options} />)).not.toContain('checked');
  expect(served(<RadioGroup id="term" name="term" legend="Plazo" options={options} defaultValue="short" />)).toContain(
    'checked',
  );
});

test('no component writes an inline style, which a strict content security policy would refuse', () => {
  const everything = [
    password,
    photo,
    header,
    slider,
    <ProgressBar key="progress" id="progress" percent={30} label="Avance" />,
    <Receipt key="receipt" lines={[]} total={{ label: 'Total', amount: '$0.00' }} />,
    <LoadingOverlay key="overlay" isActive label="Calculando…" />,
    <Dialog key="dialog" id="dialog" isOpen={false} onClose={() => {}} title="Aviso" closeLabel="Cerrar">
      Hola
    </Dialog>,
  ];
  for (const element of everything) expect(served(element)).not.toContain('style=');
});
