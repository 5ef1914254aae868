import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

/** A complete response that has not been forwarded yet. */
export interface Held {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export const PAGE = '<!doctype html><html><head><title>Sign in</title></head><body><p>Welcome to the hotel network.</p></body></html>';

/** Forwards a request and waits for the whole response, even if the client has disconnected. */
export async function sendHeld(target: string, req: IncomingMessage, body: Buffer): Promise<Held> {
  return await new Promise((resolve, reject) => {
    const headers = { ...req.headers, 'content-length': String(body.length), connection: 'close' };
    delete headers['transfer-encoding'];
    const forwarded = request(target + (req.url ?? '/'), { method: req.method, headers, agent: false }, (response) => {
      const { connection: _ours, 'transfer-encoding': _whole, ...kept } = response.headers;
      readAll(response).then((whole) => resolve({ status: response.statusCode ?? 502, headers: kept, body: whole }), reject);
    });
    forwarded.once('error', reject);
    forwarded.end(body);
  });
}

/** Sends half of a response (of the body or, without a body, of the headers) and closes the connection. */
export function sendCut(res: ServerResponse, { status, headers, body }: Held): void {
  const { socket } = res;
  if (!socket) return;
  if (body.length === 0) {
    socket.write(`HTTP/1.1 ${status} Cut\r\ndate: `, () => socket.destroy());
    return;
  }
  res.writeHead(status, { ...headers, 'content-length': body.length });
  res.write(body.subarray(0, Math.ceil(body.length / 2)), () => socket.destroy());
}

export async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
