import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Card,
  Columns,
  Container,
  Disclosure,
  Field,
  Heading,
  Inline,
  LinkButton,
  MoneyInput,
  NumberedSteps,
  PageHeader,
  RadioGroup,
  Receipt,
  Section,
  Select,
  SiteFooter,
  SiteHeader,
  Slider,
  Split,
  Stack,
  Text,
  TextLink,
  Toggletip,
} from '../index.ts';

export default { title: 'examples/landing', parameters: { bleed: true } } satisfies Meta;
type Story = StoryObj;

const calculator = (
  <Card padding="l">
    <Stack space="m">
      <RadioGroup
        id="kind"
        name="kind"
        legend="¿Ya eres cliente?"
        isLegendHidden
        look="segmented"
        defaultValue="new"
        options={[
          { value: 'new', label: 'Cliente nuevo' },
          { value: 'repeated', label: 'Ya soy cliente' },
        ]}
      />
      <Field id="amount" label="¿Cuánto necesitas?">
        <MoneyInput name="amount" emphasis="strong" defaultValue="4000" />
      </Field>
      <Field id="amount-slider" label="Mueve el monto" isLabelHidden>
        <Slider
          name="slider"
          min={500}
          max={8000}
          step={100}
          defaultValue={4000}
          valueText="$4000"
          minLabel="$500"
          maxLabel="$8000"
        />
      </Field>
      <Columns count={2} space="s">
        <Field id="cycle" label="¿Cada cuándo cobras?">
          <Select name="cycle" options={[{ value: 'semi_monthly', label: 'Cada quincena' }]} />
        </Field>
        <Field id="date" label="Pagas el">
          <Select name="date" options={[{ value: '2026-12-15', label: '15.12.2026' }]} />
        </Field>
      </Columns>
      <Receipt
        tone="tinted"
        lines={[
          { label: 'Recibes', amount: '$4000.00', kind: 'strong' },
          { label: 'Intereses', amount: '$480.00' },
          { label: 'Comisión', amount: '$200.00' },
          { label: 'IVA', amount: '$108.80' },
        ]}
        total={{ label: 'Total a pagar', note: 'el martes 15.12.2026', amount: '$4788.80' }}
        foot={
          <Text as="div" size="small" tone="soft">
            CAT <strong>486.2 %</strong> sin IVA, para fines informativos y de comparación.{' '}
            <Toggletip id="cat" label="¿Qué es el CAT?">
              El Costo Anual Total junta en un porcentaje todo lo que cuesta un crédito.
            </Toggletip>
          </Text>
        }
      />
      <Button type="submit" width="full">
        Solicitar ahora
      </Button>
    </Stack>
  </Card>
);

export const Landing: Story = {
  render: () => (
    <>
      <SiteHeader
        brand={{ href: '#home', name: 'Quincena' }}
        navLabel="Principal"
        menuLabel="Menú"
        links={[
          { href: '#pay', label: 'Cómo pagar' },
          { href: '#faq', label: 'Preguntas' },
          { href: '#about', label: 'Nosotros' },
          { href: '#contact', label: 'Contacto' },
        ]}
        actions={
          <LinkButton href="#sign-in" tone="secondary" size="small">
            Iniciar sesión
          </LinkButton>
        }
      />
      <main>
        <Section space="l">
          <Container>
            <Split>
              <PageHeader
                size="display"
                eyebrow="Préstamos de $500 a $8000"
                title="Tu préstamo, con el costo total a la vista"
                lead="Ves lo que recibes y lo que pagas antes de dar un solo dato."
              />
              {calculator}
              <NumberedSteps
                steps={[
                  { title: 'Elige tu monto', detail: 'Y la fecha en que cobras.' },
                  { title: 'Cuéntanos de ti', detail: 'Toma unos diez minutos.' },
                  { title: 'Recibe tu dinero', detail: 'En tu cuenta, el mismo día.' },
                ]}
              />
            </Split>
          </Container>
        </Section>
        <Section tone="surface" space="xl" labelledBy="faq">
          <Container width="reading">
            <Heading level={2} size="title" id="faq">
              Preguntas frecuentes
            </Heading>
            <Disclosure summary="¿Qué es el CAT?" isOpen>
              Todo lo que cuesta un crédito, en un solo porcentaje.
            </Disclosure>
            <Disclosure summary="¿Qué pasa si me atraso?">Te lo decimos antes de firmar, con números.</Disclosure>
            <Disclosure summary="¿Me van a pedir un anticipo?">No. Nunca.</Disclosure>
          </Container>
        </Section>
      </main>
      <SiteFooter
        groups={[
          { title: 'Atención a clientes', content: <p>55 1234 5678, lunes a viernes, 9:00 a 19:00</p> },
          { title: 'Cobranza', content: <p>55 8765 4321, lunes a sábado, 8:00 a 20:00</p> },
          { title: 'Quiénes somos', content: <p>Prestamos de quincena a quincena.</p> },
          {
            title: 'Documentos',
            content: (
              <TextLink href="#documents" tone="ink" place="alone">
                Contrato y aviso de privacidad
              </TextLink>
            ),
          },
        ]}
        note="© 2026 Quincena Digital, S. A. de C. V."
        aside={<Inline space="m">Facebook · Instagram</Inline>}
      />
    </>
  ),
};

export const LandingInTheDark: Story = { ...Landing, globals: { theme: 'dark' } };
