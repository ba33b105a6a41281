import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hasRealKeyboard, press } from '../examples/press.ts';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

const cycles = [
  { value: 'weekly', label: 'Cada semana' },
  { value: 'biweekly', label: 'Cada 14 días' },
  { value: 'semi_monthly', label: 'Cada quincena' },
  { value: 'monthly', label: 'Cada mes' },
];

export default {
  component: Select,
  args: { name: 'cycle', options: cycles },
  render: (args) => (
    <Field id="cycle" label="¿Cada cuándo cobras?">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

export const NothingChosen: Story = { args: { placeholder: 'Elige tu ciclo' } };
export const Chosen: Story = {
  args: { defaultValue: 'weekly' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '¿Cada cuándo cobras?' });
    if (hasRealKeyboard()) {
      await press('{Tab}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Enter}');
      await expect(select).toHaveDisplayValue('Cada 14 días');
      select.blur();
    }
    await userEvent.selectOptions(select, 'monthly');
    await expect(select).toHaveDisplayValue('Cada mes');
  },
};
export const LongList: Story = {
  args: {
    options: Array.from({ length: 31 }, (_, day) => ({
      value: `${day + 1}`,
      label: `Día ${day + 1}`,
      isDisabled: day > 27,
    })),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field id="cycle" label="¿Cada cuándo cobras?" error="Elige cada cuándo cobras.">
      <Select {...args} placeholder="Elige tu ciclo" />
    </Field>
  ),
};
