import { randomUUID } from 'node:crypto';

import { escapeHtml } from '../supabase/functions/_shared/html.ts';
import { localPage } from './loopback.ts';
import type { Mailbox } from './mailbox.ts';
import { createScriptEndpoint, type ScriptEndpoint } from './scriptEndpoint.ts';
import { secondsOf } from './sweeper.ts';

/**
 * Delays every execution; Google takes even longer. If the sheet responded before the table, the visitor would leave the page while the
 * request to the table is still running, and the row would be sent twice.
 */
const DELAY_MS = 100;
/** Google runs the trigger every five minutes, which is too long to wait in local use. */
const TRIGGER_EVERY_S = 60;

interface LocalScriptOptions {
  root: string;
  dataDir: string;
  /** Returns the site's origin. Called at each run of the trigger, because the port is not known before the server listens. */
  origin: () => string;
  publishableKey: string;
  mailbox: Pick<Mailbox, 'add'>;
}

/**
 * Starts the spreadsheet script as its owner sets it up: with the table's address and key, a mailbox, and the trigger that copies leads
 * into the dashboard. The trigger runs every LOCAL_TRIGGER_SECONDS (0 means never). Its timer does not keep the process alive.
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
      // The limit is off by default, because it only protects Google's quotas.
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
      // Ignore errors: the next run retries everything that failed.
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
