import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandStyles } from '../brand.ts';
import {
  Button,
  Card,
  Field,
  Heading,
  LinkButton,
  Notice,
  RadioGroup,
  Receipt,
  Slider,
  Stack,
  StatusBadge,
  TextInput,
  TextLink,
} from '../index.ts';

export default { title: 'examples/another-brand' } satisfies Meta;

/** All styles that another lender writes. */
const violet = brandStyles({
  light: {
    background: '#F6F5FA',
    sunken: '#E9E6F2',
    primary: '#5B21B6',
    primaryHover: '#4C1D95',
    infoSurface: '#F1ECFB',
    focus: '#B45309',
  },
  dark: {
    background: '#120F1A',
    surface: '#1B1726',
    sunken: '#262033',
    primary: '#C4B5FD',
    primaryHover: '#DDD6FE',
    onPrimary: '#1E1040',
    infoSurface: '#2A2140',
    focus: '#FCD34D',
  },
  radius: { control: '2px', button: '2px', card: '4px' },
  text: { body: '1.0625rem', title: '2rem' },
  font: { body: 'Georgia, "Noto Serif", serif' },
});

const page = (
  <Stack space="m">
    <Heading level={1} size="title">
      Tu préstamo
    </Heading>
    <Card>
      <Stack space="m">
        <RadioGroup
          id="kind"
          name="kind"
          legend="¿Ya eres cliente?"
          look="segmented"
          defaultValue="new"
          options={[
            { value: 'new', label: 'Cliente nuevo' },
            { value: 'repeated', label: 'Ya soy cliente' },
          ]}
        />
        <Field id="amount" label="¿Cuánto necesitas?">
          <Slider name="amount" min={500} max={8000} step={100} defaultValue={4000} valueText="$4000" />
        </Field>
        <Field id="code" label="Código de promoción" hint="Si tienes uno.">
          <TextInput name="code" />
        </Field>
        <Receipt
          tone="tinted"
          lines={[{ label: 'Recibes', amount: '$4000.00', kind: 'strong' }]}
          total={{ label: 'Total a pagar', note: 'el 15.12.2026', amount: '$4788.80' }}
        />
        <Button width="full">Solicitar ahora</Button>
        <LinkButton href="#sign-in" tone="secondary">
          Iniciar sesión
        </LinkButton>
      </Stack>
    </Card>
    <Notice tone="info" title="Tu dinero llega hoy">
      Si firmas antes de las 17:00. <TextLink href="#faq">Preguntas frecuentes</TextLink>
    </Notice>
    <StatusBadge tone="info">En revisión</StatusBadge>
  </Stack>
);

export const Violet: StoryObj = {
  render: () => (
    <>
      {violet.ok && <style>{violet.value.css}</style>}
      {page}
    </>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const button = canvas.getByRole('button', { name: 'Solicitar ahora' });
    root.dataset.theme = 'light';
    await expect(button).toHaveStyle({ backgroundColor: '#5B21B6', color: '#FFFFFF', borderRadius: '2px' });
    await expect(canvas.getByRole('heading')).toHaveStyle({
      fontSize: '32px',
      fontFamily: 'Georgia, "Noto Serif", serif',
    });
    root.dataset.theme = 'dark';
    await expect(button).toHaveStyle({ backgroundColor: '#C4B5FD', color: '#1E1040' });
    root.dataset.theme = before;
  },
};
