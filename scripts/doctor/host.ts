import { connect } from 'node:tls';

import { type Fault, reasonOf } from './report.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The site under test, and access to the network. */
export interface Host {
  origin: string;
  /** True for http://localhost, where there is no certificate and no second host name. */
  isLocal: boolean;
  /** Requests an address, which may be relative to the site, without following redirects. A plain GET is sent only once. */
  ask: (address: string, init?: RequestInit) => Promise<Answer>;
  /** Asks the site for each path. `faultOf` judges the answer. */
  askEach: (paths: readonly string[], faultOf: (answer: Answer, path: string) => Fault) => Promise<Fault[]>;
}

const REQUEST_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Requests stop when `signal` aborts. */
export function openHost(address: string, signal: AbortSignal, send: typeof fetch): Host {
  const { origin, hostname } = new URL(address);
  const answers = new Map<string, Promise<Answer>>();
  const request = async (url: string, init?: RequestInit): Promise<Answer> => {
    const response = await send(url, { redirect: 'manual', ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const ask: Host['ask'] = async (path, init) => {
    const url = new URL(path, origin).href;
    const answer = (!init && answers.get(url)) || request(url, init);
    if (!init) answers.set(url, answer);
    return await answer;
  };
  const faultAt = async (path: string, faultOf: (answer: Answer, path: string) => Fault): Promise<Fault> => {
    const fault = await ask(path).then((answer) => faultOf(answer, path), reasonOf);
    return fault && `${path} ${fault}`;
  };
  return {
    origin,
    isLocal: /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname),
    ask,
    askEach: async (paths, faultOf) => await Promise.all(paths.map(async (path) => await faultAt(path, faultOf))),
  };
}

/** The days until a host's certificate expires. */
export async function certificateDays(host: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: REQUEST_MS }, () => {
      resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS));
      socket.end();
    });
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('no answer in time')));
  });
}
