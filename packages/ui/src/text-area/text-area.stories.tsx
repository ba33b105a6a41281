import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../examples/press.ts';
import { Field } from '../field/field.tsx';
import { TextArea } from './text-area.tsx';

export default {
  component: TextArea,
  args: { name: 'note' },
  render: (args) => (
    <Field id="note" label="Nota para el expediente">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await press('{Tab}');
    await expect(input).toHaveFocus();
    await press('{Tab}');
    await expect(input).not.toHaveFocus();
  },
};
export const Filled: Story = { args: { defaultValue: 'Llamó a las 10:42. Confirma su empleo y su fecha de pago.' } };
