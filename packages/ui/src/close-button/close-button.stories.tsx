import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseButton } from './close-button.tsx';

export default { component: CloseButton, args: { label: 'Cerrar', onClick: fn() } } satisfies Meta<typeof CloseButton>;
type Story = StoryObj<typeof CloseButton>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cerrar' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
