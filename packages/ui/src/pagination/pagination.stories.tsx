import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followed, press } from '../examples/press.ts';
import { Pagination } from './pagination.tsx';

export default {
  component: Pagination,
  args: {
    label: 'Páginas',
    previous: { href: '#1', label: 'Anterior' },
    pages: [
      { href: '#page-1', label: '1' },
      { href: '#page-2', label: '2', isCurrent: true },
      { href: '#page-3', label: '3' },
    ],
    next: { href: '#3', label: 'Siguiente' },
  },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Anterior' })).toHaveFocus();
    await expect(await followed(canvas.getByRole('link', { name: 'Siguiente' }))).toBe('#3');
  },
};
export const First: Story = { args: { previous: undefined } };
