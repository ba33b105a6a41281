import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../examples/press.ts';
import { RadioGroup } from './radio-group.tsx';

const kinds = [
  { value: 'new', label: 'Cliente nuevo' },
  { value: 'repeated', label: 'Ya soy cliente' },
];

export default {
  component: RadioGroup,
  args: { id: 'kind', name: 'kind', legend: '¿Ya eres cliente?', options: kinds, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const NothingPreselected: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const Segmented: Story = {
  args: { look: 'segmented', defaultValue: 'new', isLegendHidden: true },
  play: async ({ canvas, args }) => {
    const [first, second] = [/nuevo/, /Ya soy/].map((name) => canvas.getByRole('radio', { name }));
    await press('{Tab}');
    await expect(first).toHaveFocus();
    for (const [forth, back] of [
      ['{ArrowRight}', '{ArrowLeft}'],
      ['{ArrowDown}', '{ArrowUp}'],
    ]) {
      await press(forth ?? '');
      await expect(second).toBeChecked();
      await press(back ?? '');
      await expect(first).toBeChecked();
    }
    await press('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('repeated');
  },
};
export const Chips: Story = {
  args: {
    id: 'outcome',
    name: 'outcome',
    legend: '¿Qué pasó?',
    look: 'chips',
    defaultValue: 'will_pay',
    options: [
      { value: 'spoke', label: 'Hablamos' },
      { value: 'no_answer', label: 'No contestó' },
      { value: 'wrong_number', label: 'Número equivocado' },
      { value: 'will_pay', label: 'Va a pagar' },
      { value: 'cannot_pay', label: 'No puede pagar ahora' },
    ],
  },
};
export const Cards: Story = {
  args: {
    id: 'extension',
    name: 'extension',
    legend: '¿Qué prefieres?',
    hint: 'Nada cambia hasta que tu pago llegue.',
    look: 'cards',
    defaultValue: 'short',
    options: [
      { value: 'short', label: 'Mover 15 días', description: 'Nueva fecha: 30.12.2026', detail: '$412.50' },
      { value: 'long', label: 'Mover 30 días', description: 'Nueva fecha: 15.01.2027', detail: '$788.80' },
      { value: 'never', label: 'Mover 60 días', description: 'No disponible para tu préstamo', isDisabled: true },
    ],
  },
};
export const Invalid: Story = { args: { error: 'Dinos si ya eres cliente.' } };
