/** From a recovery phrase: the id of a backup, and the key that seals it. The server sees only the id. */

export interface Keys {
  id: string;
  key: CryptoKey;
}

/** Browsers seal only on pages that came over https, or from the same machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const bytes = (text: string) => new TextEncoder().encode(text);
const NONCE = 12;

export async function keysOf(phrase: string): Promise<Keys> {
  const secret = await crypto.subtle.importKey('raw', bytes(phrase), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const derived = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: bytes('signum recovery'),
    info: bytes(info),
  });
  const id = new Uint8Array(await crypto.subtle.deriveBits(derived('id'), secret, 256));
  const key = await crypto.subtle.deriveKey(derived('key'), secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return { id: inBase64(id).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, ''), key };
}

export async function sealed(content: unknown, { key }: Keys): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const text = bytes(JSON.stringify(content));
  const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
  return inBase64(new Uint8Array([...nonce, ...closed]));
}

export async function unsealed(data: string, { key }: Keys): Promise<unknown> {
  const all = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
  const iv = all.slice(0, NONCE);
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, all.slice(NONCE));
  return JSON.parse(new TextDecoder().decode(opened)) as unknown;
}

function inBase64(data: Uint8Array): string {
  let text = '';
  for (const one of data) text += String.fromCharCode(one);
  return btoa(text);
}
