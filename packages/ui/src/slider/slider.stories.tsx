import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Slider, type SliderProps } from './slider.tsx';

export default {
  component: Slider,
  args: {
    name: 'amount',
    min: 500,
    max: 8000,
    step: 100,
    minLabel: '$500',
    maxLabel: '$8000',
    valueText: '$4000',
    defaultValue: 4000,
  },
  render: (args) => (
    <Field id="amount" label="¿Cuánto necesitas?">
      <Slider {...args} />
    </Field>
  ),
} satisfies Meta<typeof Slider>;
type Story = StoryObj<typeof Slider>;

export const Middle: Story = {};
export const AtMinimum: Story = { args: { defaultValue: 500 } };
export const AtMaximum: Story = { args: { defaultValue: 8000 } };
export const Disabled: Story = { args: { disabled: true } };

function HeldByTheCaller(args: SliderProps) {
  const [pesos, setPesos] = useState(4000);
  return (
    <Field id="amount" label="¿Cuánto necesitas?">
      <Slider
        {...args}
        defaultValue={undefined}
        value={pesos}
        valueText={`$${pesos}`}
        onChange={(event) => setPesos(event.currentTarget.valueAsNumber)}
      />
    </Field>
  );
}

export const MovedByKeyboard: Story = {
  render: (args) => <HeldByTheCaller {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: '¿Cuánto necesitas?' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveFocus();
    await expect(getComputedStyle(slider).touchAction).toBe('pan-y');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(slider).toHaveAttribute('aria-valuetext', `$${(slider as HTMLInputElement).value}`);
  },
};
