import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

export default { component: PageHeader, args: { title: 'Tu empleo' } } satisfies Meta<typeof PageHeader>;
type Story = StoryObj<typeof PageHeader>;

export const Plain: Story = {};
export const OfAStep: Story = {
  args: { back: { href: '#back', label: 'Regresar' }, lead: 'Con esto sabemos cuánto puedes pagar sin apretarte.' },
};
export const Landing: Story = {
  args: {
    size: 'display',
    eyebrow: 'Préstamos de $500 a $8000',
    title: 'Tu préstamo, con el costo total a la vista',
    lead: 'Ves lo que recibes y lo que pagas antes de dar un solo dato.',
  },
};
export const WithActions: Story = { args: { title: 'Solicitud A-1042', actions: <Button>Aprobar</Button> } };
