import type { flowEn } from './flow.copy.en.ts';

export const flowEs: typeof flowEn = {
  server: 'Qué dice el servidor y dónde está el cliente',
  fields: { step: 'Paso', status: 'Estado del flujo', path: 'Página', session: 'Quién mira' },
  sessions: { client: 'Un cliente', guest: 'Alguien que no conocemos', user: 'Alguien del equipo' },
  statuses: { active: 'active: tiene algo que hacer', completed: 'completed: solo espera' },
  enter: 'Al entrar',
  poll: 'Mientras la mira',
  answers: {
    stay: (why) => `Se queda (${why})`,
    redirect: (to, why) => `Va a ${to} (${why})`,
    external: (url) => `Sale hacia ${url}`,
    sandbox: () => 'Decide el modo de pruebas',
    logout: () => 'Se cierra su sesión',
  },
  machine: 'La máquina, paso a paso',
  machineHint: 'El tiempo no corre hasta que lo dejas pasar. Cada consulta al servidor recibe lo que elegiste arriba.',
  state: 'Estado',
  moves: 'Qué dijo',
  quiet: 'Nada todavía',
  events: {
    wait: 'Pasan 10 segundos',
    'page.busy': 'Se llena un campo',
    'page.idle': 'El campo está listo',
    'flow.refresh': 'Se envió algo',
    'tab.hidden': 'Se oculta la pestaña',
    'tab.visible': 'Se vuelve a ver',
    restart: 'Empezar de nuevo',
  },
};
