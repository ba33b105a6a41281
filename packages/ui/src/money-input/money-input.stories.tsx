import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Regular: Story = {};
export const Strong: Story = { args: { emphasis: 'strong' } };
export const Disabled: Story = { args: { emphasis: 'strong', disabled: true } };
