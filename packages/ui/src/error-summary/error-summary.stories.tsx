import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followed, press } from '../examples/press.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

export default {
  component: ErrorSummary,
  args: {
    title: 'Revisa 2 datos',
    errors: [
      { fieldId: 'phone', message: 'Tu celular tiene 9 dígitos. Revisa si falta uno.' },
      { fieldId: 'email', message: 'Al correo le falta la arroba.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
type Story = StoryObj<typeof ErrorSummary>;

export const AboveAForm: Story = {
  render: (args) => (
    <Stack space="l">
      <ErrorSummary {...args} />
      <Field id="phone" label="Celular" error={args.errors[0]?.message}>
        <TextInput name="phone" type="tel" defaultValue="551234567" />
      </Field>
      <Field id="email" label="Correo" error={args.errors[1]?.message}>
        <TextInput name="email" type="email" defaultValue="ana.example.mx" />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    const first = canvas.getByRole('link', { name: /9 dígitos/ });
    await expect(document.querySelector(first.getAttribute('href') ?? '')).toBe(canvas.getByLabelText('Celular'));
    await press('{Tab}');
    await expect(first).toHaveFocus();
    await expect(await followed(first)).toBe('#phone');
    canvas.getByRole('alert').focus();
  },
};
export const NothingWrong: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
