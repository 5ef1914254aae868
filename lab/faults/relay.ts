import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

/** A complete answer, held until somebody decides what becomes of it. */
export interface Held {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export const PAGE = '<!doctype html><html><head><title>Sign in</title></head><body><p>Welcome to the hotel network.</p></body></html>';

/** Hands a request on and waits for its whole answer, whether or not the client is still there. */
export async function sendHeld(target: string, req: IncomingMessage, body: Buffer): Promise<Held> {
  return await new Promise((resolve, reject) => {
    const headers = { ...req.headers, 'content-length': String(body.length), connection: 'close' };
    delete headers['transfer-encoding'];
    const forwarded = request(target + (req.url ?? '/'), { method: req.method, headers, agent: false }, (answer) => {
      const { connection: _ours, 'transfer-encoding': _whole, ...kept } = answer.headers;
      readAll(answer).then((whole) => resolve({ status: answer.statusCode ?? 502, headers: kept, body: whole }), reject);
    });
    forwarded.once('error', reject);
    forwarded.end(body);
  });
}

/** Sends half of an answer and breaks the connection off: half of the body, or of the head where there is no body. */
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
