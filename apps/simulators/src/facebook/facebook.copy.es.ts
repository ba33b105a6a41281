export const copy = {
  title: 'Iniciar sesión con Facebook',
  intro: (site: string): string => `${site} recibirá tu nombre y un número que te identifica. Nada más.`,
  continueAs: (name: string): string => `Continuar como ${name}`,
  cancel: 'Cancelar',
  wrongTitle: 'Facebook no entiende esta dirección',
  wrongText: 'Le falta algo o está mal escrita. Vuelve a la página de la que vienes e intenta de nuevo.',
};
