import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Middle: Story = {};
export const First: Story = { args: { previous: undefined } };
