import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { press } from '../examples/press.ts';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

export default {
  component: PasswordInput,
  args: { name: 'password', autoComplete: 'current-password', showLabel: 'Mostrar', hideLabel: 'Ocultar' },
  render: (args) => (
    <Field id="password" label="Contraseña">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;
type Story = StoryObj<typeof PasswordInput>;

export const Empty: Story = {};
export const ShownWhileTyped: Story = {
  args: { defaultValue: 'quincena2026' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña');
    await expect(input).toHaveAttribute('type', 'password');
    await press('{Tab}', '{Tab}', '[Space]');
    await expect(input).toHaveAttribute('type', 'text');
    await press('[Space]');
    await expect(input).toHaveAttribute('type', 'password');
    canvas.getByRole('button').blur();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('quincena2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
