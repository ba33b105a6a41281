import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Checkbox,
  Container,
  ErrorSummary,
  Field,
  FieldGroup,
  Inline,
  Notice,
  PageHeader,
  PasswordInput,
  Section,
  Select,
  Stack,
  Stepper,
  TextInput,
  TextLink,
} from '../index.ts';

export default { title: 'examples/registration', parameters: { bleed: true } } satisfies Meta;
type Story = StoryObj;

export const RefusedStep: Story = {
  render: () => (
    <main>
      <Section>
        <Container width="form">
          <Stack space="l">
            <Stepper label="Paso 2 de 7" detail="Tus datos · aprox. 2 min" />
            <PageHeader
              back={{ href: '#back', label: 'Regresar' }}
              title="Tus datos"
              lead="Como aparecen en tu INE. Así tu banco los reconoce."
            />
            <ErrorSummary
              title="Revisa 2 datos"
              errors={[
                { fieldId: 'phone', message: 'Tu celular tiene 9 dígitos. Revisa si falta uno.' },
                { fieldId: 'terms', message: 'Acepta los términos para seguir.' },
              ]}
            />
            <Field id="name" label="Nombre">
              <TextInput name="name" autoComplete="given-name" defaultValue="Ana Sofía" />
            </Field>
            <Field
              id="phone"
              label="Celular"
              hint="A 10 dígitos. Ahí te llegan los códigos."
              error="Tu celular tiene 9 dígitos. Revisa si falta uno."
            >
              <TextInput
                name="phone"
                type="tel"
                autoComplete="tel"
                look="code"
                width="medium"
                defaultValue="55 1234 567"
              />
            </Field>
            <FieldGroup id="birth" legend="Fecha de nacimiento">
              <Inline space="s" align="start">
                <Field id="birth-day" label="Día">
                  <TextInput name="day" inputMode="numeric" width="tiny" defaultValue="09" />
                </Field>
                <Field id="birth-month" label="Mes">
                  <TextInput name="month" inputMode="numeric" width="tiny" defaultValue="04" />
                </Field>
                <Field id="birth-year" label="Año">
                  <TextInput name="year" inputMode="numeric" width="short" defaultValue="1994" />
                </Field>
              </Inline>
            </FieldGroup>
            <Field id="state" label="Estado donde naciste">
              <Select
                name="state"
                placeholder="Elige tu estado"
                options={[{ value: 'DF', label: 'Ciudad de México' }]}
              />
            </Field>
            <Field id="password" label="Contraseña" hint="Ocho letras o más.">
              <PasswordInput name="password" autoComplete="new-password" showLabel="Mostrar" hideLabel="Ocultar" />
            </Field>
            <Checkbox id="terms" name="terms" error="Acepta los términos para seguir.">
              Leí y acepto los <TextLink href="#terms">términos</TextLink> y el{' '}
              <TextLink href="#privacy">aviso de privacidad</TextLink>.
            </Checkbox>
            <Notice title="Por qué lo pedimos">Con tu CURP confirmamos que eres tú y nadie más.</Notice>
            <Button type="submit" width="full">
              Continuar
            </Button>
          </Stack>
        </Container>
      </Section>
    </main>
  ),
};
