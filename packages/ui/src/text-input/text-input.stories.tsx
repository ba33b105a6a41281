import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../examples/press.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from './text-input.tsx';

export default {
  component: TextInput,
  args: { name: 'clabe' },
  render: (args) => (
    <Field id="clabe" label="CLABE">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await press('{Tab}');
    await expect(input).toHaveFocus();
    await press('{Tab}');
    await expect(input).not.toHaveFocus();
  },
};
export const Filled: Story = { args: { look: 'code', width: 'medium', defaultValue: '646 180 00990000007 3' } };
export const Short: Story = { args: { width: 'short', defaultValue: '03100' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '646180009900000073' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '646180009900000073' } };
export const Invalid: Story = {
  render: (args) => (
    <Field id="clabe" label="CLABE" error="El último dígito no corresponde. Revisa los anteriores.">
      <TextInput {...args} defaultValue="646180009900000072" />
    </Field>
  ),
};
