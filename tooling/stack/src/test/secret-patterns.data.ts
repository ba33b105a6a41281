/** What a secret looks like in a file; only shapes that ordinary text does not have. */
export const secretPatterns: readonly { name: string; pattern: RegExp }[] = [
  { name: 'private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { name: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { name: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})\b/ },
  { name: 'GitLab token', pattern: /\bglpat-[A-Za-z0-9_-]{20,}/ },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b|:_authToken=[A-Za-z0-9]/ },
  { name: 'Slack token', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/ },
  { name: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/ },
  { name: 'Google API key', pattern: /\bAIza[A-Za-z0-9_-]{35}/ },
  { name: 'Twilio key', pattern: /\bSK[0-9a-f]{32}\b/ },
  { name: 'signed token', pattern: /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/ },
  { name: 'password in an address', pattern: /\b[a-z][a-z0-9+]*:\/\/[^\s:/@'"`$<{]+:[^\s/@'"`$<{]{6,}@[a-z0-9]/i },
  { name: 'key of this product', pattern: /"(?:tokenKey|searchKey|webhookPassword|providerKey)":\s*"[A-Za-z0-9+/]{43}="/ },
];
