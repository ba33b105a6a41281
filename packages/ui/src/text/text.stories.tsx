import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.tsx';
import { Amount } from './amount.tsx';
import { Heading } from './heading.tsx';
import { Prose } from './prose.tsx';
import { Text } from './text.tsx';

export default { title: 'text' } satisfies Meta;
type Story = StoryObj;

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Tu préstamo, con el costo total a la vista
      </Heading>
      <Heading level={2} size="title">
        Así funciona
      </Heading>
      <Heading level={3} size="heading">
        Elige tu monto
      </Heading>
      <Heading level={4} size="large">
        Recibe hoy
      </Heading>
      <Text size="large">Sin anticipos, sin letras chiquitas.</Text>
      <Text>Pagas el día que cobras.</Text>
      <Text size="small" tone="soft">
        Costo anual total sin IVA, para fines informativos y de comparación.
      </Text>
      <Text tone="danger">El pago se venció ayer.</Text>
      <Text tone="ok">Tu pago llegó.</Text>
      <Text tone="accent">Nuevo</Text>
      <Amount size="display">$4788.80</Amount>
      <Amount size="large">$4788.80</Amount>
      <Amount>$4788.80</Amount>
    </Stack>
  ),
};

export const Reading: Story = {
  render: () => (
    <Prose>
      <h2>Lo que nunca haremos</h2>
      <p>Hay prácticas que no aceptamos. Si alguien te pide esto en nuestro nombre, avísanos.</p>
      <ul>
        <li>Pedirte un anticipo.</li>
        <li>Entrar a tu lista de contactos.</li>
      </ul>
      <h3>Cómo reportarlo</h3>
      <ol>
        <li>Guarda el mensaje.</li>
        <li>Llámanos.</li>
      </ol>
    </Prose>
  ),
};
