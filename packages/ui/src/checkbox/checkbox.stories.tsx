import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { press } from '../examples/press.ts';
import { TextLink } from '../link/text-link.tsx';
import { Checkbox } from './checkbox.tsx';

export default {
  component: Checkbox,
  args: {
    id: 'terms',
    name: 'terms',
    children: (
      <>
        Leí y acepto los <TextLink href="/terminos">términos y condiciones</TextLink>.
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await press('{Tab}', '[Space]');
    await expect(box).toBeChecked();
    await press('[Space]');
    await expect(box).not.toBeChecked();
    box.blur();
    await userEvent.click(canvas.getByText(/Leí y acepto/));
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: 'Acepta los términos para seguir.' } };
