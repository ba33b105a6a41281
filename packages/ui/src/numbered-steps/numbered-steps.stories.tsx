import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberedSteps } from './numbered-steps.tsx';

export default {
  component: NumberedSteps,
  args: {
    steps: [
      { title: 'Elige tu monto', detail: 'Y la fecha en que cobras.' },
      { title: 'Cuéntanos de ti', detail: 'Toma unos diez minutos.' },
      { title: 'Recibe tu dinero', detail: 'En tu cuenta, el mismo día.' },
    ],
  },
} satisfies Meta<typeof NumberedSteps>;
type Story = StoryObj<typeof NumberedSteps>;

export const HowItWorks: Story = {};
