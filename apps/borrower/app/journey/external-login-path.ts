/** Our own page on which a client goes on to another company, or goes on without: there step `facebook` leads. */
export const EXTERNAL_LOGIN_PATH = '/registration/facebook';
