import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../examples/press.ts';
import { Field } from '../field/field.tsx';
import { MoneyInput } from './money-input.tsx';

export default {
  component: MoneyInput,
  args: { name: 'amount', defaultValue: '4000' },
  render: (args) => (
    <Field id="amount" label="¿Cuánto necesitas?">
      <MoneyInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof MoneyInput>;
type Story = StoryObj<typeof MoneyInput>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await press('{Tab}');
    await expect(input).toHaveFocus();
    await press('{Tab}');
    await expect(input).not.toHaveFocus();
  },
};
export const Strong: Story = { args: { emphasis: 'strong' } };
export const Disabled: Story = { args: { emphasis: 'strong', disabled: true } };
