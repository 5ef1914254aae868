import { randomUUID } from 'node:crypto';

import { escapeHtml } from '../supabase/functions/_shared/html.ts';
import { localPage } from './loopback.ts';
import type { Mailbox } from './mailbox.ts';
import { createScriptEndpoint, type ScriptEndpoint } from './scriptEndpoint.ts';
import { secondsOf } from './sweeper.ts';

/** Google is slower still. A sheet that is faster than the table has the page left while its row is under way, which then is sent twice. */
const DELAY_MS = 100;
/** Every five minutes at Google; nobody waits that long here. */
const TRIGGER_EVERY_S = 60;

interface LocalScriptOptions {
  root: string;
  dataDir: string;
  /** The site's own origin; asked at each run of the trigger, for the port is known late. */
  origin: () => string;
  publishableKey: string;
  mailbox: Pick<Mailbox, 'add'>;
}

/**
 * The spreadsheet script as its owner sets it up: with the table's address and key, a mailbox, and the trigger that copies leads into the
 * dashboard. LOCAL_TRIGGER_SECONDS says how often it runs; 0: never. Keeps no process alive.
 */
export function startLocalScript({ root, dataDir, origin, publishableKey, mailbox }: LocalScriptOptions): ScriptEndpoint {
  const script = createScriptEndpoint({
    root,
    dataDir,
    delayMs: () => DELAY_MS,
    properties: {
      get SUPABASE_URL() {
        return origin();
      },
      SUPABASE_KEY: publishableKey,
      LEAD_MAIL_TO: 'studio@example.test',
      // The limit guards Google's quotas.
      LEADS_A_MINUTE: process.env.LOCAL_LEAD_LIMITS === 'on' ? '' : '99999',
    },
    sendMail: async ({ to, subject, body }) => {
      const html = localPage(subject, `<pre>${escapeHtml(body)}</pre>`);
      await mailbox.add({ from: 'spreadsheet-script', to, subject, text: body, html, idempotencyKey: `sheet/${randomUUID()}` });
    },
  });
  const everyS = secondsOf('LOCAL_TRIGGER_SECONDS', TRIGGER_EVERY_S);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= script
      .runTrigger()
      // What fails now is tried again by the next run.
      .catch(() => undefined)
      .finally(() => (running = undefined));
  }, everyS * 1000);
  timer.unref();
  if (everyS === 0) clearInterval(timer);
  return {
    ...script,
    close: async () => {
      clearInterval(timer);
      await running;
      await script.close();
    },
  };
}
