import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../examples/press.ts';
import { Inline } from '../layout/inline.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export default {
  component: Field,
  args: { id: 'phone', label: 'Celular', children: <TextInput name="phone" type="tel" autoComplete="tel" /> },
} satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'A 10 dígitos. Ahí te llegan los códigos.' } };
export const Optional: Story = { args: { note: '(opcional)' } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const WithError: Story = {
  args: { hint: 'A 10 dígitos.', error: 'Tu celular tiene 9 dígitos. Revisa si falta uno.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Celular' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A 10 dígitos. Tu celular tiene 9 dígitos. Revisa si falta uno.');
  },
};
export const ThreeInputsOneQuestion: Story = {
  render: () => (
    <FieldGroup
      id="birth"
      legend="Fecha de nacimiento"
      hint="Como aparece en tu INE."
      error="Escribe el año con cuatro cifras."
    >
      <Inline space="s" align="start">
        <Field id="birth-day" label="Día">
          <TextInput name="day" inputMode="numeric" autoComplete="bday-day" width="tiny" />
        </Field>
        <Field id="birth-month" label="Mes">
          <TextInput name="month" inputMode="numeric" autoComplete="bday-month" width="tiny" />
        </Field>
        <Field id="birth-year" label="Año">
          <TextInput name="year" inputMode="numeric" autoComplete="bday-year" width="short" />
        </Field>
      </Inline>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Día', 'Mes', 'Año']) {
      await press('{Tab}');
      await expect(canvas.getByLabelText(name)).toHaveFocus();
    }
    canvas.getByLabelText('Año').blur();
  },
};
