export const copy = {
  title: 'Visitante',
  intro: 'Qué dirán reCAPTCHA y iovation de quien visite el sitio a partir de ahora.',
  captcha: 'reCAPTCHA: qué tan humano parece',
  captchaScores: { '0.9': 'Persona (0.9)', '0.5': 'Dudoso (0.5)', '0.1': 'Robot (0.1)' },
  device: 'iovation: qué opina del dispositivo',
  deviceResults: { A: 'Permitir (A)', R: 'Revisar (R)', D: 'Negar (D)' },
  chosen: 'Elegido',
};
