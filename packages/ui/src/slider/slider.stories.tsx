import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { hasRealKeyboard, press } from '../examples/press.ts';
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

/** Key presses in order, from $4000. */
const MOVES = [
  { keys: '{ArrowRight}', pesos: 4100 },
  { keys: '{ArrowUp}', pesos: 4200 },
  { keys: '{ArrowLeft}', pesos: 4100 },
  { keys: '{ArrowDown}', pesos: 4000 },
  { keys: '{PageUp}', pesos: 4800 },
  { keys: '{PageDown}', pesos: 4100 },
  { keys: '{Home}', pesos: 500 },
  { keys: '{End}', pesos: 8000 },
];

export const MovedByKeyboard: Story = {
  render: (args) => <HeldByTheCaller {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: '¿Cuánto necesitas?' });
    await press('{Tab}');
    await expect(slider).toHaveFocus();
    for (const { keys, pesos } of hasRealKeyboard() ? MOVES : []) {
      await press(keys);
      await expect(slider).toHaveAttribute('aria-valuetext', `$${pesos}`);
    }
    await expect(getComputedStyle(slider).touchAction).toBe('pan-y');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(slider).toHaveAttribute('aria-valuetext', `$${(slider as HTMLInputElement).value}`);
  },
};
