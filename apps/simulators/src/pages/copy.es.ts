export const copy = {
  site: 'Simuladores',
  navigation: 'Simuladores',
  phone: 'Teléfono',
  store: 'Tienda',
  spei: 'SPEI',
  homeTitle: 'El mundo de afuera',
  homeIntro:
    'Aquí viven las empresas con las que habla la prestamista: todo pasa en esta computadora y nada cuesta dinero.',
  phoneText: 'Lee los mensajes de texto y los códigos que llegan a cada número.',
  storeText: 'Paga una referencia de Paynet como si estuvieras en la caja.',
  speiText: 'Mira las transferencias que salieron hacia los bancos.',
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'Revisa la dirección o vuelve al inicio.',
  errorTitle: 'Algo falló',
  errorText: 'Intenta de nuevo en un momento.',
  backHome: 'Volver al inicio',
};
