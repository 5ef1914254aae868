/** Returns the visitor's address, from the headers that private.sender_of_request reads too; '' if they hold none. */
export function addressOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0] ?? '';
  return /^[\da-f.:]+$/i.test(address.trim()) ? address.trim() : '';
}

/** Returns the header by which the database tells visitors apart. It is signed, because anyone can send a header. */
export async function senderHeader(address: string, key: string): Promise<Record<string, string>> {
  if (address === '' || key === '') return {};
  return { 'x-lead-sender': `${address} ${await sha256(key + (await sha256(key + address)))}` };
}

/** Returns the hash in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
