/** Browsers let requests outlive their page if the request bodies total less than 64 KiB. Above that, fetch() throws. */
const KEEPALIVE_LIMIT_BYTES = 60_000;
let keepaliveBytes = 0;

/** Posts a lead without cookies. The request outlives the page if its body fits the browser's limit. */
export async function post(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const bytes = new Blob(typeof init.body === 'string' ? [init.body] : []).size;
  const keepalive = keepaliveBytes + bytes <= KEEPALIVE_LIMIT_BYTES;
  if (keepalive) keepaliveBytes += bytes;
  try {
    return await fetch(address, { ...init, method: 'POST', credentials: 'omit', keepalive });
  } finally {
    if (keepalive) keepaliveBytes -= bytes;
  }
}
