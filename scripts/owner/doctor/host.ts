import { connect } from 'node:tls';

import { type Problem, grouped, reasonOf } from './report.ts';

export interface HostResponse {
  status: number;
  headers: Headers;
  data: Buffer;
  text: string;
}

/** The site under test, and access to the network. */
export interface Host {
  origin: string;
  /** True for http://localhost, where there is no certificate and no second host name. */
  isLocal: boolean;
  /** Requests an address, which may be relative to the site, without following redirects. A plain GET is sent only once. */
  ask: (address: string, init?: RequestInit) => Promise<HostResponse>;
  /** Asks the site for each path. `problemOf` judges the response. Paths with the same fault are reported together. */
  askEach: (paths: readonly string[], problemOf: (response: HostResponse, path: string) => Problem) => Promise<Problem[]>;
}

const REQUEST_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** More requests at a time look like an attack to some hosts. */
const REQUESTS_AT_ONCE = 12;

/** Requests stop when `signal` aborts. */
export function openHost(address: string, signal: AbortSignal, send: typeof fetch): Host {
  const { origin, hostname } = new URL(address);
  const responses = new Map<string, Promise<HostResponse>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  const request = async (url: string, init?: RequestInit): Promise<HostResponse> => {
    if (running >= REQUESTS_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      const response = await send(url, { redirect: 'manual', ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]) });
      const data = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, data, text: data.toString() };
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  const ask: Host['ask'] = async (path, init) => {
    const url = new URL(path, origin).href;
    const response = (!init && responses.get(url)) || request(url, init);
    if (!init) responses.set(url, response);
    return await response;
  };
  return {
    origin,
    isLocal: /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname),
    ask,
    askEach: async (paths, problemOf) => {
      const problems = await Promise.all(
        paths.map(async (path) => await ask(path).then((response) => problemOf(response, path), reasonOf)),
      );
      return grouped(paths, problems);
    },
  };
}

/** The fault of a response that should have the status 200. */
export function statusProblem({ status, headers, text }: HostResponse): string | undefined {
  if (status === 200) return undefined;
  if (headers.get('cf-mitigated') === 'challenge' || /challenge-platform|just a moment|verify you are (a )?human|captcha/i.test(text))
    return `is behind a bot challenge (${status}) that the site's own scripts and search engines cannot solve: turn it off`;
  const target = headers.get('location');
  return status >= 300 && status < 400 && target !== null ? `redirects to ${target}` : `answers ${status}`;
}

/** The days until a host's certificate expires. */
export async function certificateDays(host: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: REQUEST_MS }, () => {
      resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS));
      socket.end();
    });
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('does not answer in time')));
  });
}
